### Was die Blätter über einem Tisch sagen; eine Seite holt es nach der ersten Karte.

## Neue Partien und ihr Mischen

seal-explained = Vor deiner ersten Karte hat der Server ein Geheimnis festgelegt; dies ist sein Fingerabdruck (SHA-256). Den Startwert hat dein Browser beigesteuert. Gemischt wird aus beidem zusammen, so kann sich keiner die Karten aussuchen.
seal-commitment = Fingerabdruck
seal-seed = Startwert deines Browsers
seal-own = Diese Seite hat sich beides gemerkt, bevor ihr Startwert sie verließ, und vergleicht es mit allem, was der Server sagt.
seal-late = Dieser Browser hat den Anfang dieser Partie nicht gesehen und kann nicht sagen, ob das damals so versiegelt wurde.
seal-kept-commitment = Fingerabdruck, den sich diese Seite gemerkt hat
seal-kept-seed = Startwert, den sich diese Seite gemerkt hat
seal-next = Fingerabdruck der nächsten Partie

## Einstellungen

settings-theme = Aussehen
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-pace = Pause vor einem Zug des Computers
pace-slow = Lang
pace-normal = Normal
pace-fast = Kurz
pace-instant = Keine
settings-deck = Blatt
settings-level = Stufe
settings-rule = { $rule } (nächste Partie)
settings-letters = Buchstabentasten
letters-on = An
letters-off = Aus
settings-sound = Ton
sound-on = An
sound-off = Aus
settings-again = Ein zweites Tippen auf eine ausgewählte Karte spielt sie
again-on = An
again-off = Aus
settings-ask = Vor jeder Karte nachfragen
ask-on = An
ask-off = Aus
ask-title =
    { $verb ->
        [discard] { $cards } abwerfen?
        [meld] { $cards } auslegen?
        [lay] { $cards } anlegen?
        [steal] Den Stapel stehlen? Du spielst { $cards }.
       *[play] { $cards } spielen?
    }
ask-yes = Spielen
ask-no = Noch nicht
settings-values = Werte auf den Karten
values-first = In den ersten Partien
values-on = Immer
values-off = Nie
not-remembered = Dieser Browser speichert nichts: Die Einstellungen gehen verloren.

## Die Prüfung einer beendeten Partie, und die Ergebnisse

check-running = Jedes Geben und jeder Zug des Computers wird nachgerechnet …
check-right = Alles ist so, wie es versiegelt war.
check-wrong = Etwas ist nicht so, wie es versiegelt war.
check-partly = Nichts ist falsch, aber nicht alles ließ sich prüfen.
check-own = Was diese Seite feststellt
check-room = Was der Server feststellt
check-own-running = Diese Seite rechnet alles nach …
check-no-record = Der Server hat das Protokoll nicht herausgegeben, also konnte diese Seite nichts prüfen.
check-failed = Die Prüfung ist gerade nicht möglich. Bitte versuch es später noch einmal.
check-record = Protokoll herunterladen
check-how = Selbst prüfen
results-none = Du hast hier noch keine Partie zu Ende gespielt.
results-rule = Eine Partie, die nach ihrer ersten Karte aufgegeben wird, zählt als verloren.
results-played = Gespielt
results-won = Gewonnen
results-drawn = Unentschieden
results-lost = Verloren
results-streak = Siege in Folge
results-best = Längste Serie
results-save = Kopie sichern
results-bring = Kopie einlesen
results-added =
    { $count ->
        [0] Alle Ergebnisse dieser Kopie waren schon da.
        [one] Ein Ergebnis ist dazugekommen.
       *[other] { $count } Ergebnisse sind dazugekommen.
    }
results-not-added = Das ist keine Kopie von Ergebnissen aus Mazzo.
results-failed = Der Server antwortet nicht. Bitte versuch es später noch einmal.
results-forget = Meine Daten löschen
results-forget-sure = Alles, was der Server und dieser Browser von dir aufbewahren, ist danach weg: Partien, Ergebnisse und Einstellungen.
results-forget-yes = Alles löschen
results-forget-no = Behalten

## Tasten

keys = Tasten
keys-place = Die Karte auf diesem Platz spielen
keys-arrows = Zwischen den Karten oder den Möglichkeiten wechseln
keys-enter = Spielen oder bestätigen
keys-escape = Abbrechen oder schließen
keys-new = Neue Partie
keys-level = Nächste Stufe
keys-deck = Anderes Blatt
keys-table = Den Tisch noch einmal ansagen
keys-piles = Die Stapel noch einmal ansagen
keys-counts = Die Kartenzahlen noch einmal ansagen
keys-help = Diese Tasten zeigen
keys-off = Die Buchstabentasten sind in den Einstellungen ausgeschaltet.
key-enter = Eingabe
key-escape = Esc
key-arrows = ← →

## The table: rules in short, what was played last, the way home

all-rules = Alle Regeln und Bedienung
watch-last = Letzte Partie noch einmal ansehen
all-tables = Alle Tische
