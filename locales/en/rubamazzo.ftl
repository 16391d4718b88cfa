### What is said at a table of Rubamazzo. Cards come with their article ("the 7 of coins").

game-rubamazzo = Rubamazzo

## The board

# What is written small beside a card, for those who do not know the cards yet.
card-value =
    { $rank ->
        [ace] 1
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [jack] J
        [knight] Kt
       *[king] K
    }
table-label = Table
table-empty = The table is empty
hand-label = Your hand
computer-label = The computer’s hand
piles-label = Piles and pack
pile-you = Your pile
pile-computer = Computer’s pile
pile-you-empty = You have no pile yet
pile-computer-empty = No pile yet
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pack-left =
    { $count ->
        [0] The pack is empty
        [one] { $count } left in the pack
       *[other] { $count } left in the pack
    }
pack-left-short =
    { $count ->
        [0] Empty
        [one] { $count } left
       *[other] { $count } left
    }

## What to do

hint-first = Equal values take each other.
hint-you = Choose a card.
hint-choice = Take or steal?
hint-over = You { $yours }, computer { $theirs }
tag-take = Take
tag-steal = Steal { $count }
target-take = Take { $takes }
target-steal =
    { $count ->
        [one] Steal { $count } card
       *[other] Steal { $count } cards
    }
choice-open =
    { $count ->
        [one] Take { $takes } or steal the computer’s pile of one card?
       *[other] Take { $takes } or steal the computer’s pile of { $count } cards?
    }
choice-closed = You keep { $card }.

## What happened: one sentence an event

move-stay-you = You play { $card }; it stays on the table.
move-stay-computer = The computer plays { $card }; it stays on the table.
move-take-you = You play { $card } and take { $takes }.
move-take-computer = The computer plays { $card } and takes { $takes }.
move-steal-you =
    { $count ->
        [one] You play { $card } and steal the computer’s pile of one card.
       *[other] You play { $card } and steal the computer’s pile of { $count } cards.
    }
move-steal-computer =
    { $count ->
        [one] The computer plays { $card } and steals your pile of one card.
       *[other] The computer plays { $card } and steals your pile of { $count } cards.
    }
begin-you = Four cards are on the table; you begin.
begin-computer = Four cards are on the table; the computer begins.
dealt =
    { $count ->
        [0] The last cards are dealt, three each.
        [one] Three new cards each; one left in the pack.
       *[other] Three new cards each; { $count } left in the pack.
    }

## The end

result-win = You win
result-lose = The computer wins
result-draw = A draw
result-win-by =
    { $margin ->
        [one] You end with one card more than the computer.
       *[other] You end with { $margin } cards more than the computer.
    }
result-lose-by =
    { $margin ->
        [one] The computer ends with one card more than you.
       *[other] The computer ends with { $margin } cards more than you.
    }
result-draw-by = You both end with the same number of cards.
result-left =
    { $count ->
        [0] No card stays on the table.
        [one] One card stays on the table; it belongs to nobody.
       *[other] { $count } cards stay on the table; they belong to nobody.
    }
result-computer = Computer ({ $level })
result-said-win = The game is over. You win, { $yours } to { $theirs }.
result-said-lose = The game is over. The computer wins, { $theirs } to { $yours }.
result-said-draw = The game is over. A draw, { $yours } each.

## Heard again

hear-table = On the table: { $cards }.
hear-table-empty = No card is on the table.
hear-pile-you =
    { $count ->
        [one] Your pile: one card, { $card } on top.
       *[other] Your pile: { $count } cards, { $card } on top.
    }
hear-pile-you-empty = You have no pile yet.
hear-pile-computer =
    { $count ->
        [one] The computer’s pile: one card, { $card } on top.
       *[other] The computer’s pile: { $count } cards, { $card } on top.
    }
hear-pile-computer-empty = The computer has no pile yet.
hear-stock =
    { $count ->
        [0] The pack is empty.
        [one] One card is left in the pack.
       *[other] { $count } cards are left in the pack.
    }
hear-hand-you =
    { $count ->
        [0] You hold no card.
        [one] You hold one card.
       *[other] You hold { $count } cards.
    }
hear-hand-computer =
    { $count ->
        [0] The computer holds no card.
        [one] The computer holds one card.
       *[other] The computer holds { $count } cards.
    }

## Why a card was refused

error-must-take = A card that can take or steal must do so: { $card } cannot just be left on the table.
error-cannot-take = A card takes only its equal: { $card } does not take { $takes }.
error-cannot-steal = Only a card equal to the one on top steals a pile: { $card } does not.
