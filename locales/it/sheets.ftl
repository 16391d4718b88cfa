### Quello che dicono i fogli sopra un tavolo; la pagina lo chiede dopo la prima carta.

## Nuove partite e la loro mescolata

seal-explained = Prima della tua prima carta il server ha fissato un segreto: questa è la sua impronta (SHA-256). Il tuo browser ha aggiunto un numero suo. Le carte si mescolano a partire da tutti e due insieme, così nessuno può sceglierle.
seal-commitment = Impronta
seal-seed = Numero del tuo browser
seal-own = Questa pagina ha conservato tutti e due prima di mandare il suo numero, e li confronta con tutto quello che dice il server.
seal-late = Questo browser non ha visto l’inizio di questa partita, quindi non può dire se è ciò che era stato sigillato allora.
seal-kept-commitment = Impronta conservata da questa pagina
seal-kept-seed = Numero conservato da questa pagina
seal-next = Impronta della prossima partita

## Impostazioni

settings-theme = Aspetto
theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
settings-pace = Pausa prima della mossa del computer
pace-slow = Lunga
pace-normal = Normale
pace-fast = Breve
pace-instant = Nessuna
settings-deck = Carte
settings-level = Livello
settings-rule = { $rule } (prossima partita)
settings-letters = Tasti con lettere
letters-on = Attivi
letters-off = Disattivati
settings-sound = Suoni
sound-on = Attivi
sound-off = Disattivati
settings-again = Un secondo tocco su una carta scelta la gioca
again-on = Sì
again-off = No
settings-ask = Chiedi prima di giocare una carta
ask-on = Sì
ask-off = No
ask-title =
    { $verb ->
        [discard] Scarti { $cards }?
        [meld] Cali { $cards }?
        [lay] Attacchi { $cards }?
        [steal] Rubi il mazzo? Giochi { $cards }.
       *[play] Giochi { $cards }?
    }
ask-yes = Gioca
ask-no = Non ora
settings-values = Valori sulle carte
values-first = Nelle prime partite
values-on = Sempre
values-off = Mai
not-remembered = Questo browser non conserva nulla: le impostazioni non saranno ricordate.

## La verifica di una partita finita, e i risultati

check-running = Le carte vengono ridate e ogni mossa di un computer ricalcolata…
check-right = Tutto è come era stato sigillato.
check-wrong = Qualcosa non è come era stato sigillato.
check-partly = Non c’è nulla di sbagliato, ma non si è potuto controllare tutto.
check-own = Che cosa trova questa pagina
check-room = Che cosa trova il server
check-own-running = La pagina ridà le carte…
check-no-record = Il server non ha dato il registro, quindi questa pagina non ha potuto controllare nulla.
check-failed = Ora la verifica non si può fare. Riprova più tardi.
check-record = Scarica il registro
check-how = Come controllare da te
results-none = Qui non hai ancora finito una partita.
results-rule = Una partita abbandonata dopo la prima carta conta come persa.
results-played = Giocate
results-won = Vinte
results-drawn = Pari
results-lost = Perse
results-streak = Vinte di fila
results-best = Serie migliore
results-save = Salva una copia
results-bring = Ripristina da una copia
results-added =
    { $count ->
        [0] Tutti i risultati di questa copia c’erano già.
        [one] È stato aggiunto un risultato.
       *[other] Sono stati aggiunti { $count } risultati.
    }
results-not-added = Questa non è una copia di risultati di Mazzo.
results-failed = Il server non risponde. Riprova più tardi.
results-forget = Cancella i miei dati
results-forget-sure = Sparirà tutto quello che il server e questo browser conservano di te: partite, risultati e impostazioni.
results-forget-yes = Cancella tutto
results-forget-no = Conserva tutto

## Tasti

keys = Tasti
keys-place = Gioca la carta in quel posto
keys-arrows = Passa fra le carte o fra le scelte
keys-enter = Gioca o conferma
keys-escape = Annulla o chiudi
keys-new = Nuova partita
keys-level = Livello successivo
keys-deck = Cambia le carte
keys-table = Riascolta le carte in tavola
keys-piles = Riascolta i mazzetti
keys-counts = Riascolta quante carte restano
keys-help = Mostra questi tasti
keys-off = I tasti con lettere sono disattivati nelle impostazioni.
key-enter = Invio
key-escape = Esc
key-arrows = ← →

## The table: rules in short, what was played last, the way home

all-rules = Tutte le regole e i comandi
watch-last = Rivedi l’ultima partita
all-tables = Tutti i tavoli
