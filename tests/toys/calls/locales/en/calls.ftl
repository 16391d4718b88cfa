### What is said at a table of Calls.

game-calls = Calls
deck-french = French
deck-french-four = French, four colours
call-card = { $rank } of { $suit }
    .subject = the { $rank } of { $suit }
    .object = the { $rank } of { $suit }
call-bid = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
call-label = Your bid
hand-label = Your hand
trick-label = The trick
hint-bid = Say how many tricks you take
hint-play = Play a card
player-0 = You
player-1 = Left
player-2 = Partner
player-3 = Right
told-bid = { $name }: { call-bid }.
told-play = { $name }: { $card }.
match-over = The game is over.
next-deal = Next deal
option-deals = Deals
option-deals-1 = One
option-deals-2 = Two
option-deals-3 = Three
error-no-such-bid = Nobody can take { $number } tricks.
