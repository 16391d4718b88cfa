### Was an einem Tisch Rubamazzo gesagt wird. $card und $takes sind Karten mit Artikel: im vierten
### Fall, wo ihnen etwas geschieht, sonst im ersten.

game-rubamazzo = Rubamazzo

## Der Tisch

# Was klein neben einer Karte steht, für alle, die das Blatt noch nicht kennen.
card-value =
    { $rank ->
        [ace] 1
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [jack] B
        [knight] R
       *[king] K
    }
table-label = Tisch
table-empty = Der Tisch ist leer
hand-label = Deine Hand
computer-label = Die Hand des Computers
piles-label = Stapel und Talon
pile-you = Dein Stapel
pile-computer = Stapel des Computers
pile-you-empty = Noch kein Stapel
pile-computer-empty = Noch kein Stapel
cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
pack-left =
    { $count ->
        [0] Der Talon ist leer
        [one] Noch { $count } Karte im Talon
       *[other] Noch { $count } Karten im Talon
    }
pack-left-short =
    { $count ->
        [0] Leer
        [one] Noch { $count }
       *[other] Noch { $count }
    }

## Was zu tun ist

hint-first = Gleiche Werte nehmen sich.
hint-you = Wähle eine Karte.
hint-choice = Nehmen oder stehlen?
hint-over = Du { $yours }, Computer { $theirs }
tag-take = Nehmen
tag-steal = { $count } stehlen
target-take = { $takes } nehmen
target-steal =
    { $count ->
        [one] { $count } Karte stehlen
       *[other] { $count } Karten stehlen
    }
choice-open =
    { $count ->
        [one] Nimmst du { $takes } oder stiehlst du dem Computer seinen Stapel (eine Karte)?
       *[other] Nimmst du { $takes } oder stiehlst du dem Computer seinen Stapel ({ $count } Karten)?
    }
choice-closed = Du behältst { $card }.

## Was geschehen ist: ein Satz für jedes Ereignis

move-stay-you = Du legst { $card } auf den Tisch.
move-stay-computer = Der Computer legt { $card } auf den Tisch.
move-take-you = Du spielst { $card } und nimmst { $takes }.
move-take-computer = Der Computer spielt { $card } und nimmt { $takes }.
move-steal-you =
    { $count ->
        [one] Du spielst { $card } und stiehlst dem Computer seinen Stapel: eine Karte.
       *[other] Du spielst { $card } und stiehlst dem Computer seinen Stapel: { $count } Karten.
    }
move-steal-computer =
    { $count ->
        [one] Der Computer spielt { $card } und stiehlt dir deinen Stapel: eine Karte.
       *[other] Der Computer spielt { $card } und stiehlt dir deinen Stapel: { $count } Karten.
    }
begin-you = Vier Karten liegen auf dem Tisch; du fängst an.
begin-computer = Vier Karten liegen auf dem Tisch; der Computer fängt an.
dealt =
    { $count ->
        [0] Die letzten Karten sind gegeben, drei für jeden.
        [one] Drei neue Karten für jeden; eine ist noch im Talon.
       *[other] Drei neue Karten für jeden; { $count } sind noch im Talon.
    }

## Das Ende

result-win = Du gewinnst
result-lose = Der Computer gewinnt
result-draw = Unentschieden
result-win-by =
    { $margin ->
        [one] Du hast am Ende eine Karte mehr als der Computer.
       *[other] Du hast am Ende { $margin } Karten mehr als der Computer.
    }
result-lose-by =
    { $margin ->
        [one] Der Computer hat am Ende eine Karte mehr als du.
       *[other] Der Computer hat am Ende { $margin } Karten mehr als du.
    }
result-draw-by = Am Ende habt ihr gleich viele Karten.
result-left =
    { $count ->
        [0] Keine Karte bleibt auf dem Tisch.
        [one] Eine Karte bleibt auf dem Tisch; sie gehört niemandem.
       *[other] { $count } Karten bleiben auf dem Tisch; sie gehören niemandem.
    }
result-computer = Computer ({ $level })
result-said-win = Die Partie ist zu Ende. Du gewinnst mit { $yours } zu { $theirs }.
result-said-lose = Die Partie ist zu Ende. Der Computer gewinnt mit { $theirs } zu { $yours }.
result-said-draw = Die Partie ist zu Ende. Unentschieden, jeder hat { $yours }.

## Noch einmal angesagt

hear-table = Auf dem Tisch: { $cards }.
hear-table-empty = Auf dem Tisch liegt keine Karte.
hear-pile-you =
    { $count ->
        [one] Dein Stapel: eine Karte, oben liegt { $card }.
       *[other] Dein Stapel: { $count } Karten, oben liegt { $card }.
    }
hear-pile-you-empty = Du hast noch keinen Stapel.
hear-pile-computer =
    { $count ->
        [one] Der Stapel des Computers: eine Karte, oben liegt { $card }.
       *[other] Der Stapel des Computers: { $count } Karten, oben liegt { $card }.
    }
hear-pile-computer-empty = Der Computer hat noch keinen Stapel.
hear-stock =
    { $count ->
        [0] Der Talon ist leer.
        [one] Im Talon ist noch eine Karte.
       *[other] Im Talon sind noch { $count } Karten.
    }
hear-hand-you =
    { $count ->
        [0] Du hast keine Karte auf der Hand.
        [one] Du hast eine Karte auf der Hand.
       *[other] Du hast { $count } Karten auf der Hand.
    }
hear-hand-computer =
    { $count ->
        [0] Der Computer hat keine Karte auf der Hand.
        [one] Der Computer hat eine Karte auf der Hand.
       *[other] Der Computer hat { $count } Karten auf der Hand.
    }

## Warum eine Karte abgelehnt wurde

error-must-take = Hinlegen geht nicht: { $card } kann etwas nehmen, und was nehmen kann, muss nehmen.
error-cannot-take = Nehmen lässt sich nur eine Karte mit demselben Wert; { $card } nimmt { $takes } nicht.
error-cannot-steal = Den Stapel stiehlt nur eine Karte mit dem Wert, der oben liegt; { $card } stiehlt ihn nicht.
