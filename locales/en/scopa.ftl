### What is said at a table of Scopa. Cards come with their article (“the 7 of coins”).

game-scopa = Scopa

## The board

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
piles-label = Heaps and pack
pile-you = Your heap
pile-computer = Computer’s heap
pile-you-empty = Nothing taken yet
pile-computer-empty = Nothing taken yet
scope-you =
    { $count ->
        [one] You: { $count } scopa
       *[other] You: { $count } scope
    }
scope-computer =
    { $count ->
        [one] Computer: { $count } scopa
       *[other] Computer: { $count } scope
    }
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
score-label = First to { $target }
score-of = { $points } of { $target }
turn-deal-over = Deal over
turn-void = Void deal

## What to do

hint-first = Takes its equal or a sum.
hint-you = Choose a card.
hint-choice = Take which cards?
hint-over = You { $yours }, computer { $theirs }
target-take = Take { $takes }
choice-open = { $card } takes in { $count } ways. Choose one.
choice-closed = You keep { $card }.
ways-label = Ways to take

## What happened: one sentence an event

move-stay-you = You play { $card }; it stays on the table.
move-stay-computer = The computer plays { $card }; it stays on the table.
move-take-you = You play { $card } and take { $takes }.
move-take-computer = The computer plays { $card } and takes { $takes }.
move-scopa-you = You play { $card } and take { $takes }: scopa!
move-scopa-computer = The computer plays { $card } and takes { $takes }: scopa!
begin-you = Four cards are on the table; you begin.
begin-computer = Four cards are on the table; the computer begins.
dealt =
    { $count ->
        [0] The last cards are dealt, three each.
        [one] Three new cards each; one left in the pack.
       *[other] Three new cards each; { $count } left in the pack.
    }
void-deal = At least three kings lie on the table: nobody plays this deal, and the same dealer deals again.
deal-said = The deal counts { $yours } for you and { $theirs } for the computer.
match-goes-on = In the match { $yours } to { $theirs }: it goes on.
match-won = You win the match, { $yours } to { $theirs }.
match-lost = The computer wins the match, { $theirs } to { $yours }.

## What a deal counts

void-title = This deal is void
deal-title = { $yours } to { $theirs } in this deal
count-cards = Cards
count-denari = Coins
count-settebello = Settebello
count-primiera = Primiera
count-scope = Scope
count-napola = Napola
count-points = Points
count-together = Together
next-deal = Next deal

## House rules

option-target = Points to win
option-target-11 = 11
option-target-16 = 16
option-target-21 = 21
option-napola = Napola
option-napola-on = On
option-napola-off = Off
option-ace-takes-all = Ace takes all
option-ace-takes-all-on = On
option-ace-takes-all-off = Off

## Heard again

hear-table = On the table: { $cards }.
hear-table-empty = No card is on the table.
hear-pile-you =
    { $count ->
        [one] Your heap: one card.
       *[other] Your heap: { $count } cards.
    }
hear-pile-computer =
    { $count ->
        [one] The computer’s heap: one card.
       *[other] The computer’s heap: { $count } cards.
    }
hear-score = In the match you have { $yours }, the computer has { $theirs }.
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

error-must-take = A card that can take must take: { $card } cannot just be left on the table.
error-equal-first = A card of the same rank lies there and has to be taken: { $card } does not take { $takes } now.
error-cannot-take = A card takes one of its rank, or cards that add up to it: { $card } does not take { $takes }.
