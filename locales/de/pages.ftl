# Die Worte der Seiten um die Tische.
language-name = Deutsch
language-tag = de
language-direction = ltr
languages = Sprachen
preview = Italienische Karten auf grünem Filz
landing-title = Mazzo: Kartenspiele kostenlos online, Rubamazzo und Rummy
landing-description = Rubamazzo, Scopa und Rummy im Browser spielen, kostenlos, ohne Anmeldung und ohne Werbung, gegen Computer, die deine Karten nicht sehen können.
landing-sentence = Ein Kartentisch, der allen offensteht. Keine Anmeldung, keine Werbung.
play-game = { $name } spielen
your-tables = Deine Tische
waiting-match = { $game }, Stufe { $level ->
    [easy] Leicht
    [hard] Schwer
   *[normal] Normal
}
waiting-where = { $turn ->
    [mine] Du bist dran
   *[other] Ein Computer ist dran
}
left-cards = { $count ->
    [0] die letzten Karten werden gespielt
    [one] noch { $count } Karte übrig
   *[other] noch { $count } Karten übrig
}
left-tricks = { $count ->
    [0] der letzte Stich wird gespielt
    [one] noch { $count } Stich übrig
   *[other] noch { $count } Stiche übrig
}
waiting-deal = Die Runde ist zu Ende; die nächste wartet auf dich
continue = Weiterspielen
table-late = Der Tisch ist noch unterwegs. Wenn er nicht kommt, lade die Seite neu.
load-again = Neu laden
no-script = Für den Tisch braucht es JavaScript. Die Regeln darunter lassen sich auch ohne lesen.
old-browser = Dieser Browser ist zu alt für den Tisch. Aktualisiere ihn oder nimm einen anderen; die Regeln lassen sich auch in diesem lesen.
to-landing = Alle Tische
not-found-title = Diese Seite gibt es nicht
not-found-text = Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist verschwunden.
fault-title = Hier ist etwas schiefgegangen
fault-text = Es liegt nicht an dir, und von deinen Partien ist nichts verloren. Bitte versuch es gleich noch einmal.
replay-title = Eine Partie noch einmal ansehen: Mazzo
replay-description = Geh eine beendete Partie Zug für Zug durch, mit allen Karten offen: eine, die du gespielt hast, oder eine, deren Protokoll du hast.
replay-no-script = Zum Ansehen einer Partie braucht es JavaScript.
to-proof = So prüfst du nach, dass niemand schummelt
to-replay = Eine Partie noch einmal ansehen
to-last = Letzte Partie ansehen
to-results = Deine Ergebnisse
