### Was an einem Tisch Rummy gesagt wird. Die Namen der Spieler bleiben, wie sie sind. Was jemand tut,
### gibt es zweimal: .you steht nach „Du“ („ziehst …“), .other nach einem Namen („zieht …“).

game-rummy = Rummy
deck-french = Französisch
deck-french-four = Französisch, vierfarbig

## Die Computer nach ihren Plätzen

name-0 = Bruno
name-1 = Rosa
name-2 = Piero
name-3 = Gina

## Kombinationen: $ranks und $suits sind Aufzählungen. .subject und .object wie bei den Karten.

french-run = { french-suit } { $ranks }
    .subject = { french-run }
    .object = { french-run }
french-set =
    { $rank ->
        [ace] Asse
        [two] Zweien
        [three] Dreien
        [four] Vieren
        [five] Fünfen
        [six] Sechsen
        [seven] Siebenen
        [eight] Achten
        [nine] Neunen
        [ten] Zehnen
        [jack] Buben
        [queen] Damen
       *[king] Könige
    } in { $suits }
    .subject = die { french-set }
    .object = die { french-set }

## Der Tisch

players-label = Spieler
hand-label = Deine Hand
melds-label = Kombinationen auf dem Tisch
melds-none = Noch keine Kombination
actions-label = Mit den ausgewählten Karten
dealer = gibt
dealer-you = du gibst
last-thrown = abgeworfen: { $card }
cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
points-count =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
stock = Talon
stock-pass = { $pass }.{"\u00A0"}Durchgang
stock-left = Noch { $count }
stock-name =
    { $count ->
        [0] Talon, leer, { $pass }. Durchgang
        [one] Talon, eine Karte, { $pass }. Durchgang
       *[other] Talon, { $count } Karten, { $pass }. Durchgang
    }
discards = Ablage
discards-name =
    { $count ->
        [one] Ablage: { $card }
       *[other] Ablage: { $count } Karten, oben { $card }
    }
discards-none = Ablage leer
discards-all = Abgeworfen, das Neueste zuerst
mark-new = Neu
mark-stays = Bleibt
held-new = { $card }, gerade gezogen
held-stays = { $card }, gerade genommen, darf in diesem Zug nicht abgeworfen werden

## Knöpfe

meld = Aus{"\u00AD"}legen
lay-off = An{"\u00AD"}legen
discard = Ab{"\u00AD"}werfen
sort-rank = Nach Rang
sort-suit = Nach Farbe
jump = Zu meinem Zug
next-deal = Nächste Runde

## Wer dran ist, und was zu tun ist

turn-of = { $name } ist dran
turn-round-over = Runde zu Ende
hint-draw = Zieh eine Karte.
hint-play = Leg aus, leg an oder wirf ab.
hint-choice = Wähle eine Kombination.
tag-draw = Ziehen
tag-take = Nehmen
tag-here = Hierhin
target-lay = An { $meld } anlegen
choice-open =
    { $count ->
        [one] { $card } passt an eine Kombination. Die Eingabetaste legt an.
       *[other] { $card } passt an { $count } Kombinationen. Wähle eine mit den Pfeiltasten.
    }
choice-closed = Du behältst { $card }.
select-meld = Wähle zuerst die Karten der Kombination aus.
select-lay = Wähle zuerst aus, was du anlegen willst.
select-discard = Wähle zuerst die eine Karte aus, die du abwerfen willst.
sorted-rank = Deine Hand ist nach Rang sortiert.
sorted-suit = Deine Hand ist nach Farbe sortiert.
moved = Auf Platz { $place } von { $count } liegt jetzt { $card }.

## Was geschehen ist

told-you = Du { $what }.
told-other = { $name } { $what }.
deeds-then = { $deeds }, { $then }
deeds-last = { $deeds } und { $then }
draws-stock =
    .you = ziehst vom Talon
    .other = zieht vom Talon
draws-card = ziehst { $card }
takes =
    .you = nimmst { $card } aus der Ablage
    .other = nimmt { $card } aus der Ablage
melds =
    .you = legst { $meld } aus
    .other = legt { $meld } aus
lays =
    .you = legst { $card } an
    .other = legt { $card } an
discards-card =
    .you = wirfst { $card } ab
    .other = wirft { $card } ab

dealt-you = Die Karten sind gegeben, aufgedeckt liegt { $card }, und du fängst an.
dealt-other = Die Karten sind gegeben, aufgedeckt liegt { $card }, und { $name } fängt an.
stock-turned =
    { $count ->
        [one] Die Ablage wird umgedreht: eine Karte für den zweiten Durchgang.
       *[other] Die Ablage wird umgedreht: { $count } Karten für den zweiten Durchgang.
    }

## Das Ende einer Runde und der Partie

round-you = Du gewinnst die Runde
round-other = { $name } gewinnt die Runde
round-drawn = Die Runde ist unentschieden
match-you = Du gewinnst die Partie
match-other = { $name } gewinnt die Partie
round-gain =
    { $count ->
        [one] Die Karten der anderen zählen { $count } Punkt.
       *[other] Die Karten der anderen zählen { $count } Punkte.
    }
round-nobody = Niemand bekommt Punkte.
result-out = Schluss
result-out-you = Schluss
match-goal = bis { $points }
match-to = Partie bis { $points }
rounds = Runden
result-left = Auf der Hand
result-score = Punkte
round-said-you =
    { $count ->
        [one] Du gewinnst die Runde und bekommst { $count } Punkt.
       *[other] Du gewinnst die Runde und bekommst { $count } Punkte.
    }
round-said-other =
    { $count ->
        [one] { $name } gewinnt die Runde und bekommt { $count } Punkt.
       *[other] { $name } gewinnt die Runde und bekommt { $count } Punkte.
    }
round-said-drawn = Die Runde ist unentschieden; niemand bekommt Punkte.
match-said-you =
    { $points ->
        [one] Die Partie ist zu Ende: Du gewinnst mit { $points } Punkt.
       *[other] Die Partie ist zu Ende: Du gewinnst mit { $points } Punkten.
    }
match-said-other =
    { $points ->
        [one] Die Partie ist zu Ende: { $name } gewinnt mit { $points } Punkt.
       *[other] Die Partie ist zu Ende: { $name } gewinnt mit { $points } Punkten.
    }

## Noch einmal angesagt

hear-melds = Auf dem Tisch: { $melds }.
hear-melds-none = Auf dem Tisch liegt keine Kombination.
hear-hand = Du hast auf der Hand: { $cards }.
hear-hand-none = Du hast keine Karte auf der Hand.
hear-you = Du: { $cards }, { $points }.
hear-other = { $name }: { $cards }, { $points }.
hear-dealer-you = Du gibst.
hear-dealer-other = { $name } gibt.

## Tasten

keys-select = Die Karte auf diesem Platz auswählen
keys-arrows = Zwischen den Karten oder den möglichen Kombinationen wechseln
keys-enter = Die Karte auswählen oder bestätigen
keys-escape = Die Wahl abbrechen oder die Auswahl aufheben
key-shift-arrows = Umschalt + ← →
keys-shift-arrows = Die Karte selbst verschieben
key-delete = Entf
keys-stock = Vom Talon ziehen
keys-take = Die oberste Karte der Ablage nehmen
keys-meld = Die ausgewählten Karten auslegen
keys-lay = Die ausgewählte Karte anlegen
keys-discard = Die ausgewählte Karte abwerfen
keys-rank = Nach Rang sortieren
keys-suit = Nach Farbe sortieren
keys-jump = Zu meinem Zug oder zur nächsten Runde
keys-deck = Zweifarbig oder vierfarbig
keys-table = Kombinationen und Stapel noch einmal ansagen
keys-players = Die Spieler noch einmal ansagen
keys-counts = Die übrigen Karten noch einmal ansagen
keys-hand = Deine Hand noch einmal ansagen

## Warum etwas abgelehnt wurde

error-wrong-phase =
    { $verb ->
        [draw] Du hast schon gezogen; dein Zug endet mit dem Abwerfen.
        [deal] Die Karten dieser Runde sind schon gegeben.
       *[other] Zieh zuerst eine Karte.
    }
error-not-a-meld = Das ist weder ein Satz noch eine Folge: { $cards }.
error-no-such-meld =
    { $melds ->
        [none] Noch liegt keine Kombination auf dem Tisch: Lege zuerst selbst eine aus.
       *[some] Diese Kombination liegt nicht auf dem Tisch.
    }
error-not-opened = Anlegen darf erst, wer in dieser Runde selbst ausgelegt hat.
error-does-not-fit = Dort passt { $card } nicht: { $pile }.
error-taken-may-not-go-back = Was aus der Ablage kommt, darf im selben Zug nicht zurück: { $card }.
error-would-strand = Danach bliebe nur die Karte aus der Ablage übrig, und die darf nicht zurück: { $card }.
