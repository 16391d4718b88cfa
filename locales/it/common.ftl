### Quello che dice ogni tavolo. Senza marcatura. Gli errori li dicono sia la pagina sia la riga di
### comando: la pagina dà i nomi delle carte («il 7 di denari»), il comando la sigla («7D»).

mazzo = Mazzo

## Carte
## Il valore è il nome della carta («7 di denari»); .subject e .object sono la carta in una frase,
## la seconda quando le succede qualcosa («prendi il 7 di denari»).

italian-card =
    { $rank ->
        [ace] asso
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [jack] fante
        [knight] cavallo
       *[king] re
    } di { $suit ->
        [coins] denari
        [cups] coppe
        [swords] spade
       *[clubs] bastoni
    }
    .subject =
        { $rank ->
            [ace] l’{ italian-card }
           *[other] il { italian-card }
        }
    .object = { italian-card.subject }

french-rank =
    { $rank ->
        [ace] asso
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] fante
        [queen] donna
       *[king] re
    }
french-suit =
    { $suit ->
        [spades] picche
        [hearts] cuori
        [diamonds] quadri
       *[clubs] fiori
    }
french-card = { french-rank } di { french-suit }
    .subject =
        { $rank ->
            [ace] l’{ french-card }
            [eight] l’{ french-card }
            [queen] la { french-card }
           *[other] il { french-card }
        }
    .object = { french-card.subject }

## Giocatori e livelli

player-you = Tu
player-computer = Computer
level-easy = Facile
level-normal = Normale
level-hard = Difficile
level-of-game = Livello { $level }
level-then = poi { $level }
level-now = Ora il livello è { $level }.
level-next = Dalla prossima partita il livello sarà { $level }.

## A chi tocca

turn-you = Tocca a te
turn-computer = Tocca al computer
turn-over = Partita finita
drag-missed = Lascia la carta su qualcosa di illuminato.
last-move = Ultima mossa

## Pulsanti

new-game = Nuova partita
undo-new = Annulla
deck-neapolitan = Napoletane
deck-piacentine = Piacentine
deck-now = Le carte ora sono: { $deck }.
rules = Regole
level-and-deck = Livello e carte
settings = Impostazioni
close = Chiudi
play-again = Gioca ancora
change-level = Cambia livello
check-match = Controlla questa partita
watch-again = Rivedi la partita
results = I tuoi risultati
keys-undo = Annulla la nuova partita, per dieci secondi
sheet-coming = Un attimo…
sheet-failed = Questa parte della pagina non è arrivata. Riprova, o ricarica la pagina.

## Nuove partite e la loro mescolata

new-undone = Hai ripreso la partita di prima.
shuffle-sealed = Perché nessuno bari: mescolata sigillata ({ $start }…)
seal = Mescolata sigillata
alarm-commitment = Il server ha sostituito la mescolata sigillata. Non fidarti di queste carte.
alarm-seed = Il server ha sostituito il numero del tuo browser. Non fidarti di queste carte.
alarm-record = Il registro di questa partita non è ciò che è stato sigillato e giocato qui. Non fidarti di queste carte.

## La connessione

connecting = Connessione in corso…
offline-since = Connessione interrotta ({ $time }). La partita è salva; riprovo.
online-again = La connessione è tornata.
please-reload = Questa pagina è vecchia. Ricaricala, per favore.
no-cookies = Mazzo ha bisogno di un cookie per riconoscere il tuo posto, e questo browser lo rifiuta.
replaced = In un’altra finestra è cominciata una nuova partita: eccola.
late = La mossa attesa non è ancora arrivata. La partita è salva.
computer-silent = Il computer non ha risposto: al suo posto è stata fatta la prima mossa possibile.
reload = Ricarica

## Perché qualcosa è stato rifiutato

error-stale = La partita era già andata avanti: ecco com’è adesso.
error-not-your-turn = Non tocca ancora a te: prima deve giocare un computer.
error-over = La partita è finita.
error-too-late = È già stata giocata una carta: il nuovo livello vale dalla prossima partita.
error-unknown-option = Il gioco non ha una variante con questo nome.
error-nothing-to-undo = La nuova partita non si può più annullare.
error-store-failed = Non è stato possibile salvare la tua mossa. Nulla è perduto: giocala di nuovo.
waiting-turn = Prima c’è da finire un’altra cosa; poi si continua da sé.
error-too-many = Troppo in fretta. Aspetta un momento.
error-too-many-matches = Hai cominciato moltissime partite in poco tempo. Aspetta un minuto.
error-no-such-match = Il server non conosce questa partita.
error-no-such-game = Qui non c’è un gioco con questo nome.
error-bad-level = Questo livello non esiste.
error-bad-seed = Il numero di questo browser non è stato accettato.
error-no-offer = La mescolata non è ancora stata sigillata. Riprova.
error-unreadable-message = Il server non ha capito questa pagina. Ricaricala, per favore.
error-unknown-type = Il server non ha capito questa pagina. Ricaricala, per favore.
error-protocol = Questa pagina è vecchia. Ricaricala, per favore.
error-offline = Nessuna connessione: la carta si potrà giocare appena il server risponde.
error-unknown = Il server ha rifiutato per un motivo che questa pagina non conosce ({ $key }).

error-too-long = Questa partita ha troppe mosse per essere mostrata o controllata qui.
error-bad-encoding = Le lettere di questo file non si leggono: salvalo di nuovo come UTF-8.
error-unreadable = Questo non è il testo di una mossa: «{ $move }».
error-not-your-card = Chi deve giocare non ha questa carta: { $card }.
error-wrong-phase = «{ $move }» in questo momento non è possibile.
error-dealer-to-move = Prima bisogna dare le carte.
