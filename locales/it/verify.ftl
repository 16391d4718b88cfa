# Che cosa ha trovato il controllo di una partita finita: lo dicono sia la riga di comando sia la pagina.

verify-commitment-right = L’impronta nel registro è quella del segreto.
verify-commitment-wrong = L’impronta «{ $found }» non è quella del segreto, che è «{ $expected }».
verify-seals-right = Ogni numero è quello che era stato sigillato prima che se ne mostrasse uno.
verify-seals-wrong = Il sigillo «{ $found }» non è quello del numero; il suo è «{ $expected }».
verify-dealer-right = Il primo mazziere è stato estratto in base al segreto e al numero del browser.
verify-dealer-wrong = Ha dato le carte per primo il posto { $found }, ma dal segreto e dal numero del browser risulta il posto { $expected }.
verify-dealer-unchecked = Il primo mazziere non è stato controllato.
verify-dealer-right-passed = Il mazziere è quello che viene dopo la partita precedente, come dicono le regole.
verify-dealer-wrong-passed = Ha dato le carte per primo il posto { $found }, ma dopo la partita precedente tocca al posto { $expected }.
verify-dealer-wrong-drawn = Secondo il registro il mazziere viene dalla partita «{ $found }», ma in questo gioco il primo mazziere si estrae a ogni partita.
verify-dealer-wrong-other-match = Secondo il registro il mazziere viene dalla partita «{ $found }», ma la partita precedente è «{ $expected }».
verify-deals-right =
    { $count ->
        [0] Non è stata data nessuna carta.
        [one] La distribuzione è quella che danno il segreto e il numero del browser.
       *[other] Tutte le { $count } distribuzioni sono quelle che danno il segreto e il numero del browser.
    }
verify-deals-wrong = «{ $found }» non è la distribuzione che danno il segreto e il numero del browser: «{ $expected }».
verify-choices-right =
    { $count ->
        [0] Nessun computer ha giocato.
        [one] L’unica mossa fatta da un computer è quella che risulta da ciò che si vedeva dal suo posto.
       *[other] Ognuna delle { $count } mosse fatte da un computer è quella che risulta da ciò che si vedeva dal suo posto.
    }
verify-choices-wrong = Il computer ha giocato «{ $found }», ma da ciò che si vedeva dal suo posto risulta «{ $expected }».
verify-choices-unchecked =
    { $count ->
        [one] Una mossa fatta da un computer non è stata controllata.
       *[other] { $count } mosse fatte da un computer non sono state controllate.
    }
verify-end-unchecked = La fine della partita non è stata controllata.
verify-why-players = Ha giocato un’altra versione dei computer.
verify-why-not-over = Il registro si ferma prima.
verify-why-follows = Il mazziere dipende da una partita precedente, che in questo registro non c’è.

## Quello che può controllare solo la pagina che c’era.

verify-kept-right = Impronta e numero sono quelli che questa pagina ha conservato prima di mandare il suo numero.
verify-kept-wrong-commitment = Nel registro c’è l’impronta «{ $found }», ma questa pagina ha conservato «{ $expected }».
verify-kept-wrong-seed = Nel registro c’è il numero «{ $found }», ma questa pagina ha conservato «{ $expected }».
verify-kept-unchecked = Impronta e numero non sono stati confrontati con ciò che era stato sigillato.
verify-tries-unchecked =
    { $count ->
        [one] Prima di questa partita il server ha preso un numero di questo browser senza cominciare una partita: ha potuto scegliere tra due mescolate.
       *[other] Prima di questa partita il server ha preso { $count } numeri di questo browser senza cominciare una partita: ha potuto scegliere tra più mescolate.
    }
verify-dealer-wrong-seen = Secondo il registro ha dato le carte per primo il posto { $found }, ma qui è stato il posto { $expected }.
verify-hands-right =
    { $count ->
        [one] La mano ricevuta da questa pagina è nel registro.
       *[other] Tutte le { $count } mani ricevute da questa pagina sono nel registro.
    }
verify-hands-wrong = Secondo il registro hai ricevuto «{ $found }», ma questa pagina ha visto «{ $expected }».
verify-moves-right =
    { $count ->
        [one] L’unica mossa vista da questa pagina è nel registro.
       *[other] Tutte le { $count } mosse viste da questa pagina sono nel registro.
    }
verify-moves-wrong = Nel registro c’è «{ $found }» dove questa pagina ha visto «{ $expected }».
verify-moves-wrong-count = Mosse nel registro: { $found }. Mosse fatte qui: { $expected }.
verify-moves-wrong-match = Il registro è di un’altra partita: «{ $found }».
verify-record-wrong = Il registro si può leggere in più di un modo.
verify-why-late = Questo browser non ha visto l’inizio della partita.
verify-why-not-kept = Il mazziere dipende da una partita che non è l’ultima che questo browser conosce.
verify-why-drawn-anew = È stato estratto come per chi è appena arrivato, ma questo browser conosce una partita precedente.
