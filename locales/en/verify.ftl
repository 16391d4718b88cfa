# What a check of a finished match found, said by the command line and by the page alike.
# $count is how many were checked; $found is what stands in the record and $expected what should.

verify-commitment-right = The fingerprint in the record is that of the secret.
verify-commitment-wrong = The fingerprint “{ $found }” is not that of the secret, which is “{ $expected }”.
verify-seals-right = Every seed is the one that was sealed before anybody’s was shown.
verify-seals-wrong = Seal “{ $found }” is not that of the seed, which is “{ $expected }”.
verify-dealer-right = The first dealer was drawn from the secret and the seed of the browser.
verify-dealer-wrong = Seat { $found } dealt first, but the secret and the seed give seat { $expected }.
verify-dealer-unchecked = The first dealer was not checked.
verify-dealer-right-passed = The deal passed on from the game before, as the rules say.
verify-dealer-wrong-passed = Seat { $found } dealt first, but after the game before it is seat { $expected }’s deal.
verify-dealer-wrong-drawn = The record says that the deal passed on from the game “{ $found }”, but here the first dealer is drawn for every game.
verify-dealer-wrong-other-match = The record says that the deal passed on from the game “{ $found }”, but the game before is “{ $expected }”.
verify-deals-right =
    { $count ->
        [0] No card was dealt.
        [one] The deal is the one that the secret and the seed give.
       *[other] All { $count } deals are those that the secret and the seed give.
    }
verify-deals-wrong = “{ $found }” is not the deal that the secret and the seed give: “{ $expected }”.
verify-choices-right =
    { $count ->
        [0] No computer moved.
        [one] The one computer move follows from what could be seen at its seat.
       *[other] Each of the { $count } computer moves follows from what could be seen at its seat.
    }
verify-choices-wrong = The computer moved “{ $found }”, but what its seat could see leads to “{ $expected }”.
verify-choices-unchecked =
    { $count ->
        [one] One computer move was not checked.
       *[other] { $count } computer moves were not checked.
    }
verify-end-unchecked = The end of the game was not checked.
verify-why-players = Another version of the computers played.
verify-why-not-over = The record stops earlier.
verify-why-follows = The deal passed on from an earlier game, which this record does not hold.

## What only the page can check that was there.

verify-kept-right = Fingerprint and seed are those that this page kept before its seed left it.
verify-kept-wrong-commitment = The record has the fingerprint “{ $found }”, but this page kept “{ $expected }”.
verify-kept-wrong-seed = The record has the seed “{ $found }”, but this page kept “{ $expected }”.
verify-kept-unchecked = Fingerprint and seed were not compared with what was sealed.
verify-tries-unchecked =
    { $count ->
        [one] Before this game the server took a seed of this browser and began no game with it: it could choose between two shuffles.
       *[other] Before this game the server took { $count } seeds of this browser and began no game with them: it could choose among several shuffles.
    }
verify-dealer-wrong-seen = According to the record seat { $found } dealt first, but here it was seat { $expected }.
verify-hands-right =
    { $count ->
        [one] The hand that this page was dealt is in the record.
       *[other] All { $count } hands that this page was dealt are in the record.
    }
verify-hands-wrong = According to the record you were dealt “{ $found }”, but this page saw “{ $expected }”.
verify-moves-right =
    { $count ->
        [one] The record has the one move that this page saw.
       *[other] The record has all { $count } moves that this page saw.
    }
verify-moves-wrong = The record has “{ $found }” where this page saw “{ $expected }”.
verify-moves-wrong-count = Moves in the record: { $found }. Moves that were made here: { $expected }.
verify-moves-wrong-match = The record is that of another game: “{ $found }”.
verify-record-wrong = The record can be read in more than one way.
verify-why-late = This browser has not seen the beginning of the game.
verify-why-not-kept = The deal passed on from a game that is not the last one this browser knows.
verify-why-drawn-anew = It was drawn as for somebody new, but this browser knows an earlier game.
