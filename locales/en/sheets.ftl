### What the sheets over a table say; a page fetches it after the first card.

## New games and their shuffle

seal-explained = The server fixed a secret before your first card, and this is its fingerprint (SHA-256). Your browser added the seed. Both together shuffle the cards, so neither side could choose them.
seal-commitment = Fingerprint
seal-seed = Your browser’s seed
seal-own = This page kept both before its seed left it, and compares them with whatever the server says.
seal-late = This browser has not seen the beginning of this game, so it cannot say whether this is what was sealed then.
seal-kept-commitment = Fingerprint that this page kept
seal-kept-seed = Seed that this page kept
seal-next = Fingerprint of the next game

## Settings

settings-theme = Colours
theme-system = As the device
theme-light = Light
theme-dark = Dark
settings-pace = Pause before a computer’s move
pace-slow = Long
pace-normal = Normal
pace-fast = Short
pace-instant = None
settings-deck = Deck
settings-level = Level
settings-rule = { $rule } (next game)
settings-letters = Letter keys
letters-on = On
letters-off = Off
settings-sound = Sound
sound-on = On
sound-off = Off
settings-again = A second tap on a selected card plays it
again-on = On
again-off = Off
settings-ask = Ask before a card is played
ask-on = On
ask-off = Off
ask-title =
    { $verb ->
        [discard] Discard { $cards }?
        [meld] Meld { $cards }?
        [lay] Lay off { $cards }?
        [steal] Steal the pile with { $cards }?
       *[play] Play { $cards }?
    }
ask-yes = Play
ask-no = Not now
settings-values = Values on the cards
values-first = In my first games
values-on = Always
values-off = Never
not-remembered = This browser saves nothing: the settings will not be remembered.

## The check of a finished game, and the results

check-running = The cards are being dealt again, and every move of a computer is being worked out again…
check-right = Everything is as it was sealed.
check-wrong = Something is not as it was sealed.
check-partly = Nothing is wrong, but not everything could be checked.
check-own = What this page finds
check-room = What the server finds
check-own-running = This page deals again…
check-no-record = The server did not hand over the record, so this page could check nothing.
check-failed = The check is not possible right now. Please try again later.
check-record = Download the record
check-how = Check it yourself
results-none = You have not finished a game here yet.
results-rule = A game given up after its first card counts as lost.
results-played = Played
results-won = Won
results-drawn = Drawn
results-lost = Lost
results-streak = Won in a row
results-best = Best streak
results-save = Save a copy
results-bring = Restore from a copy
results-added =
    { $count ->
        [0] Every result of this copy was here already.
        [one] One result was added.
       *[other] { $count } results were added.
    }
results-not-added = This is not a copy of results from Mazzo.
results-failed = The server does not answer. Please try again later.
results-forget = Clear my data
results-forget-sure = Everything that the server and this browser keep about you will be deleted: games, results and settings.
results-forget-yes = Clear it all
results-forget-no = Keep it

## Keys

keys = Keys
keys-place = Play the card at that place
keys-arrows = Move among the cards, or among the choices
keys-enter = Play, or confirm
keys-escape = Cancel, or close
keys-new = New game
keys-level = Next level
keys-deck = Other deck
keys-table = Read the table aloud again
keys-piles = Read the piles aloud again
keys-counts = Read the counts aloud again
keys-help = Show these keys
keys-off = Letter keys are switched off in the settings.
key-enter = Enter
key-escape = Esc
key-arrows = ← →

## The table: rules in short, what was played last, the way home

all-rules = All rules and controls
watch-last = Watch the last game again
all-tables = All tables
