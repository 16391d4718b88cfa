### Was beim Ansehen einer beendeten Partie gesagt wird.
### $line ist eine Zeile der Datei, $text steht dort, $why ist der Satz dazu.

replay = Noch einmal ansehen
replay-at = Zug { $ply } von { $count }
replay-first = Anfang
replay-back = Zurück
replay-forward = Weiter
replay-last = Ende
replay-play = Abspielen
replay-pause = Pause
replay-slider = Zug
replay-moves = Züge
replay-home = Alle Tische
replay-keys = Tasten
replay-key-space = Leertaste
replay-keys-space = Abspielen oder anhalten
replay-key-arrows = ← →
replay-keys-arrows = Einen Zug zurück oder weiter
replay-key-ends = Pos1, Ende
replay-keys-ends = Zum ersten Zug, zum letzten
replay-keys-deck = Anderes Blatt
replay-watching = Du schaust nur zu: Diese Partie ist zu Ende.
replay-explained = Geh eine Partie Zug für Zug durch, mit allen Karten offen. Öffne ihr Protokoll, also die Datei, die „Protokoll herunterladen“ speichert.
replay-open = Protokoll öffnen
replay-loading = Die Partie wird aufgebaut …
replay-not-yours = Hier gibt es keine beendete Partie, die du gespielt hast.
replay-too-large = Diese Datei ist zu groß für das Protokoll einer Partie.
replay-failed = Der Server hat nicht geantwortet. Bitte versuch es noch einmal.
replay-refused = Diese Datei ist kein Protokoll einer Partie. { $why }

## Warum eine Datei kein Protokoll einer Partie ist

refused-line = Zeile { $line }, „{ $text }“: { $why }
refused-at = Zeile { $line }: { $why }
error-missing-header = Die Kopfzeile „{ $missing }“ fehlt.
error-bad-header = Diese Kopfzeile lässt sich nicht lesen, steht doppelt da oder hat einen unpassenden Wert.
error-unknown-game = Ein Spiel mit diesem Namen gibt es hier nicht.
error-bad-deal = Beim Geben wird jede Karte des Spiels einmal genannt; hier sind es { $count }.
error-bad-seat = So kann hier niemand sitzen.
error-no-moves = Sie enthält keinen Zug.
