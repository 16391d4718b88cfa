# Rummy.

error-not-a-meld = These cards are neither a set nor a run: “{ $move }”.
error-no-such-meld = There is no such meld on the table: “{ $move }”.
error-not-opened = Whoever has not melded in this round cannot lay off: “{ $move }”.
error-does-not-fit = The card does not fit that meld: “{ $move }”.
error-taken-may-not-go-back = The card taken from the discards may not go back in the same turn: “{ $move }”.
error-would-strand = After this only the card taken from the discards would be left, and it may not go back: “{ $move }”.
