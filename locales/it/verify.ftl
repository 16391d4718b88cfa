# Che cosa ha trovato il controllo di una partita finita: lo dicono sia la riga di comando sia la pagina.

verify-commitment-right = Il segreto è quello la cui impronta era stata mostrata prima della prima carta.
verify-commitment-wrong = L’impronta «{ $found }» non è quella del segreto, che è «{ $expected }».
verify-dealer-right = Chi ha dato le carte per primo è stato estratto dal segreto e dal numero del browser.
verify-dealer-wrong = Ha dato le carte per primo il posto { $found }, ma dal segreto e dal numero del browser risulta il posto { $expected }.
verify-dealer-unchecked = Chi ha dato le carte per primo dipende da una partita precedente, quindi non è stato estratto: non controllato.
verify-deals-right =
    { $count ->
        [one] La smazzata è quella che danno il segreto e il numero del browser.
       *[other] Tutte le { $count } smazzate sono quelle che danno il segreto e il numero del browser.
    }
verify-deals-wrong = «{ $found }» non è la smazzata che danno il segreto e il numero del browser: «{ $expected }».
verify-choices-right =
    { $count ->
        [0] Nessun computer ha giocato.
        [one] L’unica mossa del computer è quella che risulta da ciò che vedeva dal suo posto.
       *[other] Tutte le { $count } mosse dei computer sono quelle che risultano da ciò che vedevano dal loro posto.
    }
verify-choices-wrong = Il computer ha giocato «{ $found }», ma da ciò che vedeva dal suo posto risulta «{ $expected }».
verify-choices-unchecked =
    { $count ->
        [one] L’unica mossa del computer è di un’altra versione dei computer: non controllata.
       *[other] { $count } mosse sono di un’altra versione dei computer: non controllate.
    }
watch-again = Rivedi la partita
