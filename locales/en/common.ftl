### What every table says. No markup. Errors are said by the page and by the command line alike:
### the page gives names of cards ("the 7 of coins"), the command line their short text ("7D").

mazzo = Mazzo

## Cards
## The value is a card's name ("7 of coins"); .subject and .object are the card in a sentence, the
## second when something is done to it ("you take the 7 of coins"): many languages tell them apart.

italian-card =
    { $rank ->
        [ace] ace
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [jack] jack
        [knight] knight
       *[king] king
    } of { $suit ->
        [coins] coins
        [cups] cups
        [swords] swords
       *[clubs] clubs
    }
    .subject = the { italian-card }
    .object = the { italian-card }

french-rank =
    { $rank ->
        [ace] ace
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] jack
        [queen] queen
       *[king] king
    }
french-suit =
    { $suit ->
        [spades] spades
        [hearts] hearts
        [diamonds] diamonds
       *[clubs] clubs
    }
french-card = { french-rank } of { french-suit }
    .subject = the { french-card }
    .object = the { french-card }

## Players and levels

player-you = You
player-computer = Computer
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-of-game = Level: { $level }
level-then = then { $level }
level-now = The level is now { $level }.
level-next = From the next game the level is { $level }.

## Whose turn

turn-you = Your turn
turn-computer = Computer’s turn
turn-over = Game over
drag-missed = Let the card go over something that is lit up.
last-move = Last move

## Buttons

new-game = New game
undo-new = Undo
deck-neapolitan = Neapolitan
deck-piacentine = Piacentine
deck-now = The deck is now { $deck }.
rules = Rules
level-and-deck = Level and deck
settings = Settings
close = Close
play-again = Play again
change-level = Change level
check-match = Check this game
watch-again = Watch it again
results = Your results
keys-undo = Undo the new game, for ten seconds
sheet-coming = One moment…
sheet-failed = This part of the page did not arrive. Please try again, or reload the page.

## New games and their shuffle

new-undone = You are back in the previous game.
shuffle-sealed = So that nobody cheats: shuffle sealed ({ $start }…)
seal = Sealed shuffle
alarm-commitment = The server has replaced the sealed shuffle. Do not trust these cards.
alarm-seed = The server has replaced your browser’s seed. Do not trust these cards.
alarm-record = The record of this game is not what was sealed and played here. Do not trust these cards.

## The connection

connecting = Connecting…
offline-since = Not connected since { $time }. The game is kept; trying again.
online-again = Connected again.
please-reload = This page is out of date. Please reload it.
no-cookies = Mazzo needs one cookie to know your seat, and this browser refuses it.
replaced = Another window started a new game; here it is.
late = The move that is due has not come yet. The game is kept.
computer-silent = The computer gave no answer: the first possible move was made for it.
reload = Reload

## Why something was refused

error-stale = The game had already moved on; this is how it stands now.
error-not-your-turn = It is not your turn yet: a computer has to play first.
error-over = The game is over.
error-too-late = A card has been played already; the new level applies from the next game.
error-unknown-option = The game has no such house rule.
error-nothing-to-undo = The new game can no longer be undone.
error-store-failed = Your move could not be saved. Nothing is lost; please play it again.
waiting-turn = Something else has to be finished first; then this follows by itself.
error-too-many = That was too fast. Please wait a moment.
error-too-many-matches = You have begun very many games in a short time. Please wait a minute.
error-no-such-match = The server does not know this game.
error-no-such-game = There is no game of that name here.
error-bad-level = There is no such level.
error-bad-seed = The seed of this browser was not accepted.
error-no-offer = The shuffle has not been sealed yet. Please try again.
error-unreadable-message = The server did not understand this page. Please reload it.
error-unknown-type = The server did not understand this page. Please reload it.
error-protocol = This page is out of date. Please reload it.
error-offline = Not connected. The card can be played as soon as the server answers again.
error-unknown = The server refused this and gave a reason that this page does not know ({ $key }).

error-too-long = This game has too many moves to be shown or checked here.
error-bad-encoding = The letters of this file cannot be read: save it anew as UTF-8.
error-unreadable = This is not the text of a move: “{ $move }”.
error-not-your-card = The hand that is to play does not hold this card: { $card }.
error-wrong-phase = “{ $move }” is not possible at this moment.
error-dealer-to-move = The cards have to be dealt first.
