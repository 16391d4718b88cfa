### Was jeder Tisch sagt. Ohne Auszeichnung. Fehler nennen die Karten auf der Seite beim Namen
### („die Münz-7“).

mazzo = Mazzo

## Karten
## Der Wert ist der Name der Karte („Münz-7“), .subject der erste Fall mit Artikel („der
## Stab-König“), .object der vierte („du nimmst den Stab-König“).

italian-card =
    { $suit ->
        [coins] Münz
        [cups] Kelch
        [swords] Schwert
       *[clubs] Stab
    }-{ $rank ->
        [ace] Ass
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [jack] Bube
        [knight] Reiter
       *[king] König
    }
    .subject =
        { $rank ->
            [ace] das { italian-card }
            [jack] der { italian-card }
            [knight] der { italian-card }
            [king] der { italian-card }
           *[seven] die { italian-card }
        }
    .object =
        { $rank ->
            [ace] das { italian-card }
            [jack] den { italian-card }n
            [knight] den { italian-card }
            [king] den { italian-card }
           *[seven] die { italian-card }
        }

french-rank =
    { $rank ->
        [ace] Ass
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Bube
        [queen] Dame
       *[king] König
    }
french-suit =
    { $suit ->
        [spades] Pik
        [hearts] Herz
        [diamonds] Karo
       *[clubs] Kreuz
    }
french-card = { french-suit }-{ french-rank }
    .subject =
        { $rank ->
            [ace] das { french-card }
            [jack] der { french-card }
            [king] der { french-card }
           *[queen] die { french-card }
        }
    .object =
        { $rank ->
            [ace] das { french-card }
            [jack] den { french-card }n
            [king] den { french-card }
           *[queen] die { french-card }
        }

## Spieler und Stufen

player-you = Du
player-computer = Computer
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-of-game = Stufe { $level }
level-then = dann { $level }
level-now = Die Stufe ist jetzt { $level }.
level-next = Ab der nächsten Partie gilt die Stufe { $level }.

## Wer dran ist

turn-you = Du bist dran
turn-computer = Der Computer ist dran
turn-over = Partie zu Ende
drag-missed = Lass die Karte über etwas los, das leuchtet.
last-move = Letzter Zug

## Knöpfe

new-game = Neue Partie
undo-new = Zurück{"\u00AD"}nehmen
deck-neapolitan = Neapolitanisch
deck-piacentine = Piacentinisch
deck-now = Das Blatt ist jetzt: { $deck }.
rules = Regeln
level-and-deck = Stufe und Blatt
settings = Einstellungen
close = Schließen
play-again = Noch einmal
change-level = Stufe ändern
check-match = Diese Partie prüfen
watch-again = Noch einmal ansehen
results = Deine Ergebnisse
keys-undo = Neue Partie zurücknehmen, zehn Sekunden lang
sheet-coming = Einen Moment …
sheet-failed = Dieser Teil der Seite ist nicht angekommen. Versuch es noch einmal, oder lade die Seite neu.

## Neue Partien und ihr Mischen

new-undone = Du bist wieder in der vorigen Partie.
shuffle-sealed = Damit niemand schummelt: Mischung versiegelt ({ $start }…)
seal = Versiegelte Mischung
alarm-commitment = Der Server hat die versiegelte Mischung ausgetauscht. Trau diesen Karten nicht.
alarm-seed = Der Server hat den Startwert deines Browsers ausgetauscht. Trau diesen Karten nicht.
alarm-record = Das Protokoll dieser Partie entspricht nicht dem, was versiegelt und hier gespielt wurde. Trau diesen Karten nicht.

## Die Verbindung

connecting = Verbindung wird aufgebaut …
offline-since = Keine Verbindung seit { $time } Uhr. Die Partie ist sicher; neuer Versuch läuft.
online-again = Die Verbindung steht wieder.
please-reload = Diese Seite ist veraltet. Bitte lade sie neu.
no-cookies = Mazzo braucht ein Cookie, um deinen Platz wiederzuerkennen, und dieser Browser lehnt es ab.
replaced = In einem anderen Fenster hat eine neue Partie begonnen; hier ist sie.
late = Der fällige Zug ist noch nicht da. Die Partie ist gespeichert.
computer-silent = Der Computer hat nicht geantwortet: Für ihn wurde der erste mögliche Zug gemacht.
reload = Neu laden

## Warum etwas abgelehnt wurde

error-stale = Am Tisch ging es schon weiter; so steht es jetzt.
error-not-your-turn = Du bist noch nicht dran: Erst ist ein Computer am Zug.
error-over = Die Partie ist zu Ende.
error-too-late = Es ist schon eine Karte gespielt; die Stufe gilt ab der nächsten Partie.
error-unknown-option = Eine solche Hausregel hat das Spiel nicht.
error-nothing-to-undo = Die neue Partie lässt sich nicht mehr zurücknehmen.
error-store-failed = Dein Zug konnte nicht gespeichert werden. Nichts ist verloren; bitte spiel ihn noch einmal.
waiting-turn = Erst muss etwas anderes fertig werden. Das hier folgt von selbst.
error-too-many = Das war zu schnell. Bitte warte einen Augenblick.
error-too-many-matches = Das waren sehr viele neue Partien in kurzer Zeit. Bitte warte eine Minute.
error-no-such-match = Der Server kennt diese Partie nicht.
error-no-such-game = Der Server kennt kein Spiel dieses Namens.
error-bad-level = Diese Stufe gibt es nicht.
error-bad-seed = Der Startwert dieses Browsers wurde nicht angenommen.
error-no-offer = Es ist noch keine Mischung versiegelt. Bitte versuch es noch einmal.
error-unreadable-message = Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.
error-unknown-type = Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.
error-protocol = Diese Seite ist veraltet. Bitte lade sie neu.
error-offline = Keine Verbindung. Sobald der Server wieder antwortet, kannst du die Karte spielen.
error-unknown = Der Server hat das abgelehnt; den Grund kennt diese Seite nicht ({ $key }).

error-too-long = Diese Partie hat zu viele Züge, um hier gezeigt oder geprüft zu werden.
error-bad-encoding = Die Buchstaben dieser Datei sind nicht zu lesen: Speichere sie neu als UTF-8.
error-unreadable = Das ist kein Zug, der sich lesen lässt: „{ $move }“.
error-not-your-card = Wer dran ist, hat diese Karte nicht: { $card }.
error-wrong-phase = „{ $move }“ geht in diesem Augenblick nicht.
error-dealer-to-move = Zuerst müssen die Karten gegeben werden.
