# Co ukázala kontrola dohrané hry.
# $count říká, kolik se toho zkontrolovalo; $found stojí v zápisu a $expected tam stát mělo.

verify-commitment-right = Otisk v zápisu je otiskem tajemství.
verify-commitment-wrong = Otisk „{ $found }“ nepatří k tajemství; jeho otisk je „{ $expected }“.
verify-seals-right = Každé číslo bylo zapečetěno dřív, než se kterékoli z nich ukázalo.
verify-seals-wrong = Pečeť „{ $found }“ nepatří k danému číslu; jeho pečeť je „{ $expected }“.
verify-dealer-right = První rozdávající byl vylosován z tajemství a z čísla prohlížeče.
verify-dealer-wrong = Jako první rozdávalo místo { $found }, ale z tajemství a čísla prohlížeče vychází místo { $expected }.
verify-dealer-unchecked = První rozdávající se nekontroloval.
verify-dealer-right-passed = Rozdávání přešlo z předchozí hry tak, jak to říkají pravidla.
verify-dealer-wrong-passed = Jako první rozdávalo místo { $found }, ale po předchozí hře je na řadě místo { $expected }.
verify-dealer-wrong-drawn = Podle zápisu přešlo rozdávání z hry „{ $found }“, jenže v této hře se první rozdávající losuje pokaždé.
verify-dealer-wrong-other-match = Podle zápisu přešlo rozdávání z hry „{ $found }“, ale předchozí hra je „{ $expected }“.
verify-deals-right =
    { $count ->
        [0] Žádná karta se nerozdala.
        [one] Rozdání souhlasí s tajemstvím a s číslem prohlížeče.
        [few] Všechna { $count } rozdání souhlasí s tajemstvím a s číslem prohlížeče.
       *[other] Všech { $count } rozdání souhlasí s tajemstvím a s číslem prohlížeče.
    }
verify-deals-wrong = „{ $found }“ není rozdání, které vychází z tajemství a z čísla prohlížeče: „{ $expected }“.
verify-choices-right =
    { $count ->
        [0] Žádný počítač nehrál.
        [one] Jediný tah počítače vyplývá z toho, co počítač ze svého místa viděl.
        [few] Každý z { $count } tahů, které zahrál počítač, vyplývá z toho, co počítač ze svého místa viděl.
       *[other] Každý z { $count } tahů, které zahrál počítač, vyplývá z toho, co počítač ze svého místa viděl.
    }
verify-choices-wrong = Počítač zahrál „{ $found }“, ale z toho, co ze svého místa viděl, vyplývá „{ $expected }“.
verify-choices-unchecked =
    { $count ->
        [one] Jediný tah počítače se nekontroloval.
        [few] { $count } tahy, které zahrál počítač, se nekontrolovaly.
       *[other] { $count } tahů, které zahrál počítač, se nekontrolovalo.
    }
verify-end-unchecked = Konec hry se nekontroloval.
verify-why-players = Hrála jiná verze počítačových hráčů.
verify-why-not-over = Zápis končí dřív.
verify-why-follows = Rozdávání přešlo z dřívější hry, a ta v tomto zápisu není.

## Co může zkontrolovat jen stránka, která u toho byla.

verify-kept-right = Otisk a číslo prohlížeče jsou ty, které si tato stránka uložila, než své číslo odeslala.
verify-kept-wrong-commitment = V zápisu je otisk „{ $found }“, ale tato stránka si uložila „{ $expected }“.
verify-kept-wrong-seed = V zápisu je číslo prohlížeče „{ $found }“, ale tato stránka si uložila „{ $expected }“.
verify-kept-unchecked = Otisk a číslo prohlížeče se neporovnaly s tím, co se zapečetilo.
verify-tries-unchecked =
    { $count ->
        [one] Před touto hrou si server vzal jedno číslo tohoto prohlížeče a žádnou hru s ním nezačal: mohl si vybrat ze dvou zamíchání.
        [few] Před touto hrou si server vzal { $count } čísla tohoto prohlížeče a žádnou hru s nimi nezačal: mohl si vybrat z několika zamíchání.
       *[other] Před touto hrou si server vzal { $count } čísel tohoto prohlížeče a žádnou hru s nimi nezačal: mohl si vybrat z několika zamíchání.
    }
verify-dealer-wrong-seen = Podle zápisu rozdávalo jako první místo { $found }, ale tady to bylo místo { $expected }.
verify-hands-right =
    { $count ->
        [one] Karty, které stránka dostala, jsou v zápisu.
        [few] Karty ze všech { $count } rozdání, které stránka viděla, jsou v zápisu.
       *[other] Karty ze všech { $count } rozdání, které stránka viděla, jsou v zápisu.
    }
verify-hands-wrong = Podle zápisu byly tvoje karty „{ $found }“, ale tato stránka viděla „{ $expected }“.
verify-moves-right =
    { $count ->
        [one] Jediný tah, který tato stránka viděla, je v zápisu.
        [few] Všechny { $count } tahy, které tato stránka viděla, jsou v zápisu.
       *[other] Všech { $count } tahů, které tato stránka viděla, je v zápisu.
    }
verify-moves-wrong = V zápisu je „{ $found }“ tam, kde tato stránka viděla „{ $expected }“.
verify-moves-wrong-count = Tahů v zápisu: { $found }. Tahů, které se tu odehrály: { $expected }.
verify-moves-wrong-match = Zápis je od jiné hry: „{ $found }“.
verify-record-wrong = Zápis se dá číst víc než jedním způsobem.
verify-why-late = Tento prohlížeč neviděl začátek hry.
verify-why-not-kept = Rozdávání přešlo z hry, která není poslední, o které tento prohlížeč ví.
verify-why-drawn-anew = Losovalo se jako pro nového hosta, ale tento prohlížeč ví o dřívější hře.
