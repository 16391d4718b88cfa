# What a check of a finished match found, said by the command line and by the page alike.
# $count is how many were checked; $found is what stands in the record and $expected what should.

verify-commitment-right = The secret is the one whose fingerprint was shown before the first card.
verify-commitment-wrong = The fingerprint “{ $found }” is not that of the secret, which is “{ $expected }”.
verify-dealer-right = Who dealt first was drawn from the secret and the seed of the browser.
verify-dealer-wrong = Seat { $found } dealt first, but the secret and the seed give seat { $expected }.
verify-dealer-unchecked = Who dealt first follows an earlier match, so it was not drawn: not checked.
verify-deals-right =
    { $count ->
        [one] The deal is the one that the secret and the seed give.
       *[other] All { $count } deals are those that the secret and the seed give.
    }
verify-deals-wrong = “{ $found }” is not the deal that the secret and the seed give: “{ $expected }”.
verify-choices-right =
    { $count ->
        [0] No computer moved.
        [one] The computer’s one move is the one that follows from what its seat could see.
       *[other] All { $count } moves of the computers are those that follow from what their seats could see.
    }
verify-choices-wrong = The computer moved “{ $found }”, but what its seat could see leads to “{ $expected }”.
verify-choices-unchecked =
    { $count ->
        [one] The computer’s one move was made by another version of the computers: not checked.
       *[other] { $count } moves were made by another version of the computers: not checked.
    }
watch-again = Watch it again
