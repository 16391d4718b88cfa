# Ciò che dice soltanto la riga di comando.

# $text è la riga rifiutata, $why la frase che la riguarda.
refused-text = «{ $text }»: { $why }
# $legal è un elenco di mosse.
refused-legal = Qui si può: { $legal }.
# $missing è il nome di un'intestazione, come «seat 1».
error-missing-header = Manca l'intestazione «{ $missing }».
error-bad-header = Questa intestazione non si legge, compare due volte o ha un valore che non va bene.
error-unknown-game = Non è installato nessun gioco con questo nome.
error-unknown-option = Il gioco non ha questa regola della casa.
# $count è il numero di carte del mazzo nominate davvero.
error-bad-deal = Chi dà le carte nomina una volta ogni carta del mazzo; qui ce ne sono { $count }.
# $file è il nome di un file.
nobody-to-move = { $file }: alla fine di questa partita non tocca a nessuno.
# $games è l'elenco dei giochi che ci sono.
arena-game = Nessun gioco si chiama «{ $game }»; ci sono: { $games }.
arena-player = «{ $player }» non è un giocatore; i giocatori sono easy, normal, hard, random e cmd: con un programma che si può avviare.
arena-seats = A { $game } si gioca in { $seats }, non in { $count }.
# $missing è il nome dell'intestazione senza la quale non si può controllare nulla.
verify-nothing = { $file }: nella partita manca «{ $missing }», o non si legge, e non c'è con che cosa confrontare. Il segreto si trova nella registrazione quando la partita è finita.
