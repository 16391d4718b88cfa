# Was die Prüfung einer beendeten Partie ergeben hat.
# $count sagt, wie viel geprüft wurde; $found steht im Protokoll, $expected sollte dort stehen.

verify-commitment-right = Das Geheimnis ist das, dessen Fingerabdruck vor der ersten Karte zu sehen war.
verify-commitment-wrong = Der Fingerabdruck „{ $found }“ ist nicht der des Geheimnisses; dieser lautet „{ $expected }“.
verify-dealer-right = Wer zuerst gibt, wurde aus dem Geheimnis und dem Startwert des Browsers ausgelost.
verify-dealer-wrong = Zuerst gegeben hat Platz { $found }, aus Geheimnis und Startwert folgt aber Platz { $expected }.
verify-dealer-unchecked = Wer zuerst gibt, folgt aus einer früheren Partie und wurde nicht ausgelost: nicht geprüft.
verify-deals-right =
    { $count ->
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
        [one] Der eine Zug des Computers stammt von einer anderen Fassung der Computerspieler: nicht geprüft.
       *[other] { $count } Züge stammen von einer anderen Fassung der Computerspieler: nicht geprüft.
    }
watch-again = Noch einmal ansehen
