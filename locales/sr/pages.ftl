# Reči stranica oko stolova.
language-name = Srpski
language-tag = sr-Latn
language-direction = ltr
languages = Jezici
preview = Italijanske karte na zelenoj čoji
landing-title = Mazzo: besplatne kartaške igre online, rubamazzo i rummy
landing-description = Igraj rubamazzo, skopu i rummy u pregledaču, besplatno, bez registracije i bez reklama, protiv računara koji ne mogu da vide tvoje karte.
landing-sentence = Kartaški sto otvoren za sve. Bez registracije, bez reklama.
play-game = Igraj { $name }
your-tables = Tvoji stolovi
waiting-match = { $game }, nivo { $level ->
    [easy] Lako
    [hard] Teško
   *[normal] Srednje
}
waiting-where = { $turn ->
    [mine] Ti si na potezu
   *[other] Računar je na potezu
}
left-cards = { $count ->
    [0] igraju se poslednje karte
    [one] ostala je još { $count } karta
    [few] ostale su još { $count } karte
   *[other] ostalo je još { $count } karata
}
left-tricks = { $count ->
    [0] igra se poslednji štih
    [one] ostao je još { $count } štih
    [few] ostala su još { $count } štiha
   *[other] ostalo je još { $count } štihova
}
waiting-deal = Runda je gotova; sledeće deljenje čeka na tebe
continue = Nastavi
table-late = Sto je još na putu. Ako ne stigne, učitaj stranicu ponovo.
load-again = Učitaj ponovo
no-script = Za sto je potreban JavaScript. Pravila ispod mogu da se čitaju i bez njega.
old-browser = Ovaj pregledač je prestar da bi prikazao sto. Ažuriraj ga ili koristi drugi; pravila mogu da se čitaju i u ovom.
to-landing = Svi stolovi
not-found-title = Takve stranice nema
not-found-text = Možda u adresi postoji greška, ili stranica više ne postoji.
fault-title = Došlo je do greške
fault-text = Nije do tebe i nijedna tvoja partija nije izgubljena. Pokušaj ponovo za trenutak.
replay-title = Pogledaj partiju ponovo: Mazzo
replay-description = Prođi kroz završenu partiju potez po potez, sa svim kartama otkrivenim: kroz neku svoju, ili kroz onu čiji zapisnik imaš.
replay-no-script = Za gledanje partije potreban je JavaScript.
to-proof = Kako proveriti da niko ne vara
to-replay = Pogledaj partiju ponovo
to-last = Pogledaj ponovo poslednju partiju
to-results = Tvoji rezultati
