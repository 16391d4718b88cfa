# Was die Prüfung einer beendeten Partie ergeben hat.
# $count sagt, wie viel geprüft wurde; $found steht im Protokoll, $expected sollte dort stehen.

verify-commitment-right = Der Fingerabdruck im Protokoll ist der des Geheimnisses.
verify-commitment-wrong = Der Fingerabdruck „{ $found }“ ist nicht der des Geheimnisses; dieser lautet „{ $expected }“.
verify-dealer-right = Wer zuerst gibt, wurde aus dem Geheimnis und dem Startwert des Browsers ausgelost.
verify-dealer-wrong = Zuerst gegeben hat Platz { $found }, aus Geheimnis und Startwert folgt aber Platz { $expected }.
verify-dealer-unchecked = Wer zuerst gibt, wurde nicht geprüft.
verify-dealer-right-passed = Das Geben ist von der vorigen Partie weitergegangen, wie es die Regeln sagen.
verify-dealer-wrong-passed = Zuerst gegeben hat Platz { $found }, nach der vorigen Partie ist aber Platz { $expected } mit Geben an der Reihe.
verify-dealer-wrong-drawn = Laut Protokoll ist das Geben von der Partie „{ $found }“ weitergegangen, in diesem Spiel wird aber in jeder Partie ausgelost, wer zuerst gibt.
verify-dealer-wrong-other-match = Laut Protokoll ist das Geben von der Partie „{ $found }“ weitergegangen, die vorige Partie ist aber „{ $expected }“.
verify-deals-right =
    { $count ->
        [0] Es wurde nicht gegeben.
        [one] Gegeben wurde so, wie es aus Geheimnis und Startwert folgt.
       *[other] Alle { $count } Male wurde so gegeben, wie es aus Geheimnis und Startwert folgt.
    }
verify-deals-wrong = „{ $found }“ folgt nicht aus Geheimnis und Startwert; gegeben werden müsste „{ $expected }“.
verify-choices-right =
    { $count ->
        [0] Kein Computer hat gezogen.
        [one] Der eine Zug des Computers stimmt: So spielt er mit dem, was von seinem Platz zu sehen war.
       *[other] Alle { $count } Züge der Computer stimmen: So spielen sie mit dem, was von ihrem Platz zu sehen war.
    }
verify-choices-wrong = Der Computer hat „{ $found }“ gespielt; aus dem, was von seinem Platz zu sehen war, spielt er aber „{ $expected }“.
verify-choices-unchecked =
    { $count ->
        [one] Ein Zug eines Computers wurde nicht geprüft.
       *[other] { $count } Züge der Computer wurden nicht geprüft.
    }
verify-end-unchecked = Das Ende der Partie wurde nicht geprüft.
verify-why-players = Gespielt hat eine andere Fassung der Computerspieler.
verify-why-not-over = Das Protokoll hört vorher auf.
verify-why-follows = Das Geben ist von einer früheren Partie weitergegangen, und die steht nicht in diesem Protokoll.
watch-again = Noch einmal ansehen
