# Le parole delle pagine intorno ai tavoli.
language-name = Italiano
language-tag = it
language-direction = ltr
languages = Lingue
preview = Carte italiane su un panno verde
landing-title = Mazzo: giochi di carte nel browser
landing-description = Gioca a rubamazzo, a scopa e a rummy nel browser, gratis, senza registrarti e senza pubblicità, contro computer che non possono vedere le tue carte.
landing-sentence = Un tavolo da gioco aperto a tutti. Niente registrazione, niente pubblicità.
play-game = Gioca a { $name }
your-tables = I tuoi tavoli
waiting-match = { $game }, livello { $level ->
    [easy] Facile
    [hard] Difficile
   *[normal] Normale
}
waiting-where = { $turn ->
    [mine] Tocca a te
   *[other] Tocca a un computer
}
left-cards = { $count ->
    [0] si giocano le ultime carte
    [one] resta { $count } carta
   *[other] restano { $count } carte
}
left-tricks = { $count ->
    [0] si gioca l’ultima presa
    [one] resta { $count } presa
   *[other] restano { $count } prese
}
waiting-deal = La mano è finita; la prossima aspetta te
continue = Riprendi
table-late = Il tavolo sta ancora arrivando. Se non arriva, ricarica la pagina.
load-again = Ricarica
no-script = Per giocare serve JavaScript. Le regole qui sotto si leggono anche senza.
old-browser = Questo browser è troppo vecchio per il tavolo. Aggiornalo o usane un altro; le regole si leggono anche con questo.
to-landing = Tutti i tavoli
not-found-title = Questa pagina non c’è
not-found-text = Forse l’indirizzo è scritto male, o la pagina non esiste più.
fault-title = Qualcosa è andato storto
fault-text = Non è colpa tua, e delle tue partite non è andato perso niente. Riprova tra un momento.
replay-title = Mazzo: rivedi una partita
replay-description = Ripercorri una partita finita mossa per mossa, con tutte le carte scoperte: una che hai giocato, o una di cui hai il registro.
replay-no-script = Per rivedere una partita serve JavaScript.
to-proof = Come controllare che nessuno bari
to-replay = Rivedi una partita dal suo registro
to-last = Rivedi l’ultima partita
to-results = I tuoi risultati
