# Was die Prüfung einer beendeten Partie ergeben hat.
# $count sagt, wie viel geprüft wurde; $found steht im Protokoll, $expected sollte dort stehen.

verify-commitment-right = Der Fingerabdruck im Protokoll ist der des Geheimnisses.
verify-commitment-wrong = Der Fingerabdruck „{ $found }“ ist nicht der des Geheimnisses; dieser lautet „{ $expected }“.
verify-seals-right = Jeder Startwert war versiegelt, bevor irgendeiner gezeigt wurde.
verify-seals-wrong = Das Siegel „{ $found }“ ist nicht das des Startwerts; dieses lautet „{ $expected }“.
verify-dealer-right = Der erste Geber wurde aus dem Geheimnis und dem Startwert des Browsers ausgelost.
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
       *[other] Gegeben wurde { $count }-mal, und jedes Mal so, wie es aus Geheimnis und Startwert folgt.
    }
verify-deals-wrong = „{ $found }“ folgt nicht aus Geheimnis und Startwert; gegeben werden müsste „{ $expected }“.
verify-choices-right =
    { $count ->
        [0] Kein Computer war am Zug.
        [one] Der eine Zug des Computers folgt aus dem, was von seinem Platz zu sehen war.
       *[other] Jeder der { $count } Züge, die ein Computer gespielt hat, folgt aus dem, was von dessen Platz zu sehen war.
    }
verify-choices-wrong = Der Computer hat „{ $found }“ gespielt; aus dem, was von seinem Platz zu sehen war, folgt aber „{ $expected }“.
verify-choices-unchecked =
    { $count ->
        [one] Ein Zug, den ein Computer gespielt hat, wurde nicht geprüft.
       *[other] { $count } Züge, die ein Computer gespielt hat, wurden nicht geprüft.
    }
verify-end-unchecked = Das Ende der Partie wurde nicht geprüft.
verify-why-players = Gespielt hat eine andere Fassung der Computerspieler.
verify-why-not-over = Das Protokoll hört vorher auf.
verify-why-follows = Das Geben ist von einer früheren Partie weitergegangen, und die steht nicht in diesem Protokoll.

## Was nur die Seite prüfen kann, die dabei war.

verify-kept-right = Fingerabdruck und Startwert sind die, die sich diese Seite gemerkt hat, bevor ihr Startwert sie verließ.
verify-kept-wrong-commitment = Im Protokoll steht der Fingerabdruck „{ $found }“, diese Seite hat sich aber „{ $expected }“ gemerkt.
verify-kept-wrong-seed = Im Protokoll steht der Startwert „{ $found }“, diese Seite hat sich aber „{ $expected }“ gemerkt.
verify-kept-unchecked = Fingerabdruck und Startwert wurden nicht mit dem verglichen, was versiegelt wurde.
verify-tries-unchecked =
    { $count ->
        [one] Vor dieser Partie hat sich der Server einen Startwert dieses Browsers geben lassen und keine Partie damit begonnen: Er konnte zwischen zwei Mischungen wählen.
       *[other] Vor dieser Partie hat sich der Server { $count } Startwerte dieses Browsers geben lassen und keine Partie damit begonnen: Er konnte unter mehreren Mischungen wählen.
    }
verify-dealer-wrong-seen = Laut Protokoll hat zuerst Platz { $found } gegeben, hier war es aber Platz { $expected }.
verify-hands-right =
    { $count ->
        [one] Die Hand, die diese Seite bekommen hat, steht im Protokoll.
       *[other] Alle { $count } Hände, die diese Seite bekommen hat, stehen im Protokoll.
    }
verify-hands-wrong = Laut Protokoll hast du „{ $found }“ bekommen, diese Seite hat aber „{ $expected }“ gesehen.
verify-moves-right =
    { $count ->
        [one] Der eine Zug, den diese Seite gesehen hat, steht im Protokoll.
       *[other] Alle { $count } Züge, die diese Seite gesehen hat, stehen im Protokoll.
    }
verify-moves-wrong = Im Protokoll steht „{ $found }“, diese Seite hat dort aber „{ $expected }“ gesehen.
verify-moves-wrong-count = Züge im Protokoll: { $found }. Züge, die hier gemacht wurden: { $expected }.
verify-moves-wrong-match = Das Protokoll ist das einer anderen Partie: „{ $found }“.
verify-record-wrong = Das Protokoll lässt sich auf mehr als eine Weise lesen.
verify-why-late = Dieser Browser hat den Anfang der Partie nicht gesehen.
verify-why-not-kept = Das Geben ist von einer Partie weitergegangen, die nicht die letzte ist, die dieser Browser kennt.
verify-why-drawn-anew = Ausgelost wurde wie für einen neuen Gast, dieser Browser kennt aber eine frühere Partie.
