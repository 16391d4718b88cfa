# Co ukázala kontrola dohrané hry.
# $count říká, kolik se toho zkontrolovalo; $found stojí v zápisu a $expected tam stát mělo.

verify-commitment-right = Tajemství je to, jehož otisk byl vidět před první kartou.
verify-commitment-wrong = Otisk „{ $found }“ nepatří k tajemství; jeho otisk je „{ $expected }“.
verify-dealer-right = Kdo rozdává jako první, bylo vylosováno z tajemství a z čísla prohlížeče.
verify-dealer-wrong = Jako první rozdávalo místo { $found }, ale z tajemství a čísla prohlížeče vychází místo { $expected }.
verify-dealer-unchecked = Kdo rozdává jako první, vyplývá z předchozí hry, a proto se nelosovalo: nekontrolováno.
verify-deals-right =
    { $count ->
        [one] Rozdání souhlasí s tajemstvím a s číslem prohlížeče.
        [few] Všechna { $count } rozdání souhlasí s tajemstvím a s číslem prohlížeče.
       *[other] Všech { $count } rozdání souhlasí s tajemstvím a s číslem prohlížeče.
    }
verify-deals-wrong = „{ $found }“ není rozdání, které vychází z tajemství a z čísla prohlížeče: „{ $expected }“.
verify-choices-right =
    { $count ->
        [0] Žádný počítač nehrál.
        [one] Jediný tah počítače souhlasí: takhle hraje podle toho, co ze svého místa viděl.
        [few] Všechny { $count } tahy počítačů souhlasí: takhle hrají podle toho, co ze svého místa viděly.
       *[other] Všech { $count } tahů počítačů souhlasí: takhle hrají podle toho, co ze svého místa viděly.
    }
verify-choices-wrong = Počítač zahrál „{ $found }“, ale podle toho, co ze svého místa viděl, hraje „{ $expected }“.
verify-choices-unchecked =
    { $count ->
        [one] Jediný tah počítače je od jiné verze počítačových hráčů: nekontrolováno.
        [few] { $count } tahy jsou od jiné verze počítačových hráčů: nekontrolováno.
       *[other] { $count } tahů je od jiné verze počítačových hráčů: nekontrolováno.
    }
watch-again = Přehrát znovu
