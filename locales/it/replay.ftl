### Che cosa si dice quando si rivede una partita finita.
### $line è una riga del file, $text ciò che vi è scritto, $why la frase che lo spiega.

replay = Rivedi una partita
replay-at = Mossa { $ply } di { $count }
replay-first = Inizio
replay-back = Indietro
replay-forward = Avanti
replay-last = Fine
replay-play = Avvia
replay-pause = Pausa
replay-slider = Mossa
replay-moves = Mosse
replay-home = Tutti i tavoli
replay-keys = Tasti
replay-key-space = Spazio
replay-keys-space = Avvia o ferma
replay-key-arrows = ← →
replay-keys-arrows = Una mossa indietro o avanti
replay-key-ends = Inizio, Fine
replay-keys-ends = Alla prima mossa, all’ultima
replay-keys-deck = Cambia le carte
replay-watching = Stai solo guardando: questa partita è finita.
replay-explained = Ripercorri una partita mossa per mossa, con tutte le carte scoperte. Apri il suo registro: è il file che salva «Scarica il registro».
replay-open = Apri un registro
replay-loading = La partita viene preparata…
replay-not-yours = Qui non c’è una partita finita che hai giocato tu.
replay-too-large = Questo file è troppo grande per essere il registro di una partita.
replay-failed = Il server non ha risposto. Riprova.
replay-refused = Questo file non è il registro di una partita. { $why }

## Perché un file non è il registro di una partita; lo dice anche la riga di comando

refused-line = Riga { $line }, «{ $text }»: { $why }
refused-at = Riga { $line }: { $why }
error-missing-header = Manca l’intestazione «{ $missing }».
error-bad-header = Questa intestazione non si può leggere, compare due volte o ha un valore che non va.
error-unknown-game = Non c’è nessun gioco con questo nome.
error-bad-deal = Una distribuzione nomina ogni carta del mazzo una volta; qui ce ne sono { $count }.
error-bad-seat = Qui nessuno può sedersi così.
error-no-moves = Non contiene nessuna mossa.
