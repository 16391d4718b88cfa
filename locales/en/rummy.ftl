### What is said at a table of Rummy. Names of players are never inflected. What somebody does has
### two wordings: .you for the player ("draw …", said after "You"), .other for the others ("draws …").

game-rummy = Rummy
deck-french = French
deck-french-four = French, four colours

## The computers by their seats

name-0 = Bruno
name-1 = Rosa
name-2 = Piero
name-3 = Gina

## Melds: $ranks and $suits are lists. .subject and .object as with cards.

french-run = { $ranks } of { french-suit }
    .subject = the { french-run }
    .object = the { french-run }
french-set =
    { $rank ->
        [ace] aces
        [two] 2s
        [three] 3s
        [four] 4s
        [five] 5s
        [six] 6s
        [seven] 7s
        [eight] 8s
        [nine] 9s
        [ten] 10s
        [jack] jacks
        [queen] queens
       *[king] kings
    } of { $suits }
    .subject = the { french-set }
    .object = the { french-set }

## The board

players-label = Players
hand-label = Your hand
melds-label = Melds on the table
melds-none = No melds yet
actions-label = With the cards you have selected
dealer = deals
dealer-you = you deal
last-thrown = last discard: { $card }
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
stock = Stock
stock-pass = pass { $pass }
stock-left = { $count } left
stock-name =
    { $count ->
        [0] Stock, empty, pass { $pass }
        [one] Stock, one card, pass { $pass }
       *[other] Stock, { $count } cards, pass { $pass }
    }
discards = Discards
discards-name =
    { $count ->
        [one] Discards: { $card }
       *[other] Discards: { $count } cards, { $card } on top
    }
discards-none = No discards
discards-all = Discards, the newest first
mark-new = New
mark-stays = Stays
held-new = { $card }, just drawn
held-stays = { $card }, just taken, may not be discarded this turn

## Buttons

meld = Meld
lay-off = Lay off
discard = Discard
sort-rank = Sort by rank
sort-suit = Sort by suit
jump = To my turn
next-deal = Next deal

## Whose turn, and what to do

turn-of = { $name }’s turn
turn-round-over = Round over
hint-draw = Draw a card.
hint-play = Meld, lay off or discard.
hint-choice = Choose a meld.
tag-draw = Draw
tag-take = Take
tag-here = Here
target-lay = Lay off on { $meld }
choice-open =
    { $count ->
        [one] { $card } fits one meld. Enter lays it there.
       *[other] { $card } fits { $count } melds. Choose one with the arrows.
    }
choice-closed = You keep { $card }.
select-meld = Select the cards of the meld first.
select-lay = Select what you want to lay off first.
select-discard = Select just one card to discard.
sorted-rank = Your hand is sorted by rank.
sorted-suit = Your hand is sorted by suit.
moved = { $card } is now card { $place } of { $count }.

## What happened

told-you = You { $what }.
told-other = { $name } { $what }.
deeds-then = { $deeds }; { $then }
deeds-last = { $deeds }, and { $then }
draws-stock =
    .you = draw from the stock
    .other = draws from the stock
draws-card = draw { $card }
takes =
    .you = take { $card } from the discards
    .other = takes { $card } from the discards
melds =
    .you = meld { $meld }
    .other = melds { $meld }
lays =
    .you = lay off { $card }
    .other = lays off { $card }
discards-card =
    .you = discard { $card }
    .other = discards { $card }

dealt-you = The cards are dealt and { $card } is turned up; you begin.
dealt-other = The cards are dealt and { $card } is turned up; { $name } begins.
stock-turned =
    { $count ->
        [one] The discards are turned over: one card for the second pass.
       *[other] The discards are turned over: { $count } cards for the second pass.
    }

## The end of a round and of the game

round-you = You win the round
round-other = { $name } wins the round
round-drawn = The round is a tie
match-you = You win the game
match-other = { $name } wins the game
round-gain =
    { $count ->
        [one] The other players’ cards come to { $count } point.
       *[other] The other players’ cards come to { $count } points.
    }
round-nobody = Nobody scores.
result-out = is out
result-out-you = are out
match-goal = to { $points }
match-to = Game to { $points }
rounds = Rounds
result-left = In hand
result-score = Score
round-said-you =
    { $count ->
        [one] You win the round and score { $count } point.
       *[other] You win the round and score { $count } points.
    }
round-said-other =
    { $count ->
        [one] { $name } wins the round and scores { $count } point.
       *[other] { $name } wins the round and scores { $count } points.
    }
round-said-drawn = The round is a tie; nobody scores.
match-said-you =
    { $points ->
        [one] The game is over: you win with { $points } point.
       *[other] The game is over: you win with { $points } points.
    }
match-said-other =
    { $points ->
        [one] The game is over: { $name } wins with { $points } point.
       *[other] The game is over: { $name } wins with { $points } points.
    }

## Heard again

hear-melds = On the table: { $melds }.
hear-melds-none = No melds are on the table.
hear-hand = In your hand: { $cards }.
hear-hand-none = You hold no card.
hear-you = You: { $cards }, { $points }.
hear-other = { $name }: { $cards }, { $points }.
hear-dealer-you = You deal.
hear-dealer-other = { $name } deals.

## Keys

keys-select = Select the card at that place
keys-arrows = Move among the cards, or among the melds to choose from
keys-enter = Select the card, or confirm
keys-escape = Cancel the choice, or drop the selection
key-shift-arrows = Shift + ← →
keys-shift-arrows = Move the card itself
key-delete = Del
keys-stock = Draw from the stock
keys-take = Take the top discard
keys-meld = Meld the selected cards
keys-lay = Lay off the selected card
keys-discard = Discard the selected card
keys-rank = Sort by rank
keys-suit = Sort by suit
keys-jump = Jump to my turn, or go on to the next deal
keys-deck = Two or four colours
keys-table = Read the melds and the piles aloud again
keys-players = Read the players aloud again
keys-counts = Read the cards left aloud again
keys-hand = Read your hand aloud again

## Why something was refused

error-wrong-phase =
    { $verb ->
        [draw] You have drawn already; a discard ends your turn.
        [deal] The cards of this round have been dealt.
       *[other] Draw a card first.
    }
error-not-a-meld = This is neither a set nor a run: { $cards }.
error-no-such-meld =
    { $melds ->
        [none] There is no meld on the table yet: first put down one of your own.
       *[some] There is no such meld on the table.
    }
error-not-opened = You can lay off only after melding in this round yourself.
error-does-not-fit = This does not fit: { $card } on { $pile }.
error-taken-may-not-go-back = What was taken from the discards may not go back in the same turn: { $card }.
error-would-strand = After this only the card taken from the discards would be left, and it may not go back: { $card }.
