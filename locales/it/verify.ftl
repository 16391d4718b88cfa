# Che cosa ha trovato il controllo di una partita finita: lo dicono sia la riga di comando sia la pagina.

verify-commitment-right = L’impronta nel verbale è quella del segreto.
verify-commitment-wrong = L’impronta «{ $found }» non è quella del segreto, che è «{ $expected }».
verify-seals-right = Ogni numero è quello sigillato prima che se ne mostrasse uno.
verify-seals-wrong = Il sigillo «{ $found }» non è quello del numero; il suo è «{ $expected }».
verify-dealer-right = Chi ha dato le carte per primo è stato estratto dal segreto e dal numero del browser.
verify-dealer-wrong = Ha dato le carte per primo il posto { $found }, ma dal segreto e dal numero del browser risulta il posto { $expected }.
verify-dealer-unchecked = Non è stato controllato chi ha dato le carte per primo.
verify-dealer-right-passed = Il turno di dare le carte è passato dalla partita precedente come dicono le regole.
verify-dealer-wrong-passed = Ha dato le carte per primo il posto { $found }, ma dopo la partita precedente tocca al posto { $expected }.
verify-dealer-wrong-drawn = Secondo il verbale il turno di dare le carte è passato dalla partita «{ $found }», ma in questo gioco chi comincia a darle si estrae a ogni partita.
verify-dealer-wrong-other-match = Secondo il verbale il turno di dare le carte è passato dalla partita «{ $found }», ma la partita precedente è «{ $expected }».
verify-deals-right =
    { $count ->
        [0] Non è stata data nessuna carta.
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
        [one] Una mossa di un computer non è stata controllata.
       *[other] { $count } mosse dei computer non sono state controllate.
    }
verify-end-unchecked = La fine della partita non è stata controllata.
verify-why-players = Ha giocato un’altra versione dei computer.
verify-why-not-over = Il verbale si ferma prima.
verify-why-follows = Il turno di dare le carte è passato da una partita precedente, che in questo verbale non c’è.
watch-again = Rivedi la partita

## Quello che può controllare solo la pagina che c’era.

verify-kept-right = Impronta e numero sono quelli che questa pagina ha conservato prima di mandare il suo numero.
verify-kept-wrong-commitment = Nel verbale c’è l’impronta «{ $found }», ma questa pagina ha conservato «{ $expected }».
verify-kept-wrong-seed = Nel verbale c’è il numero «{ $found }», ma questa pagina ha conservato «{ $expected }».
verify-kept-unchecked = Impronta e numero non sono stati confrontati con ciò che era stato sigillato.
verify-tries-unchecked =
    { $count ->
        [one] Prima di questa partita la sala ha preso un numero di questo browser senza cominciare una partita: ha potuto scegliere tra due mescolate.
       *[other] Prima di questa partita la sala ha preso { $count } numeri di questo browser senza cominciare una partita: ha potuto scegliere tra più mescolate.
    }
verify-dealer-wrong-seen = Secondo il verbale ha dato le carte per primo il posto { $found }, ma qui è stato il posto { $expected }.
verify-moves-right =
    { $count ->
        [one] L’unica mossa vista da questa pagina è nel verbale.
       *[other] Tutte le { $count } mosse viste da questa pagina sono nel verbale.
    }
verify-moves-wrong = Nel verbale c’è «{ $found }» dove questa pagina ha visto «{ $expected }».
verify-moves-wrong-count = Mosse nel verbale: { $found }. Mosse fatte qui: { $expected }.
verify-moves-wrong-match = Il verbale è di un’altra partita: «{ $found }».
verify-record-wrong = Il verbale si può leggere in più di un modo.
verify-why-late = Questo browser non ha visto l’inizio della partita.
verify-why-not-kept = Il turno di dare le carte è passato da una partita che non è l’ultima che questo browser conosce.
verify-why-drawn-anew = È stato estratto come per chi è appena arrivato, ma questo browser conosce una partita precedente.
