### Quello che si dice a un tavolo di Rummy. I nomi dei giocatori non si declinano mai. Quello che uno
### fa ha due forme: .you per chi gioca («peschi …»), .other per gli altri («pesca …»).

game-rummy = Rummy
deck-french = Francesi
deck-french-four = Francesi, quattro colori

## I computer secondo il posto

name-0 = Bruno
name-1 = Rosa
name-2 = Piero
name-3 = Gina

## Combinazioni: $ranks e $suits sono elenchi. .subject e .object come per le carte.

french-run = { $ranks } di { french-suit }
    .subject = { french-run }
    .object = { french-run }
french-set =
    { $rank ->
        [ace] assi
        [jack] fanti
        [queen] donne
        [king] re
       *[other] { french-rank }
    } di { $suits }
    .subject =
        { $rank ->
            [ace] gli { french-set }
            [eight] gli { french-set }
            [queen] le { french-set }
           *[other] i { french-set }
        }
    .object = { french-set.subject }

## Il tavolo

players-label = Giocatori
hand-label = Le tue carte
melds-label = Combinazioni in tavola
melds-none = Ancora nessuna combinazione
actions-label = Con le carte scelte
dealer = mazziere
dealer-you = mazziere
last-thrown = ultimo scarto: { $card }
cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
points-count =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
stock = Tallone
stock-pass = giro { $pass }
stock-left =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
stock-name =
    { $count ->
        [0] Tallone vuoto, giro { $pass }
        [one] Tallone, una carta, giro { $pass }
       *[other] Tallone, { $count } carte, giro { $pass }
    }
discards = Scarti
discards-name =
    { $count ->
        [one] Scarti: { $card }
       *[other] Scarti: { $count } carte, in cima { $card }
    }
discards-none = Nessuno scarto
discards-all = Scarti, dal più recente
mark-new = Nuova
mark-stays = Resta
held-new = { $card }, carta appena pescata
held-stays = { $card }, carta appena presa dagli scarti: in questo turno non si può scartare

## Pulsanti

meld = Cala
lay-off = Attac{"\u00AD"}ca
discard = Scarta
sort-rank = Ordina per valore
sort-suit = Ordina per seme
jump = Al mio turno
next-deal = Mano seguente

## A chi tocca, e che cosa fare

turn-of = Tocca a { $name }
turn-round-over = Mano finita
hint-draw = Pesca una carta.
hint-play = Cala, attacca o scarta.
hint-choice = Scegli una combinazione.
tag-draw = Pesca
tag-take = Prendi
tag-here = Qui
target-lay = Attacca qui: { $meld }
choice-open =
    { $count ->
        [one] { $card } si può attaccare a una combinazione. Con Invio la attacchi.
       *[other] { $card } si può attaccare a { $count } combinazioni. Scegline una con le frecce.
    }
choice-closed = Tieni { $card }.
select-meld = Prima scegli le carte da calare.
select-lay = Prima scegli che cosa vuoi attaccare.
select-discard = Scegli una sola carta da scartare.
sorted-rank = Le tue carte sono in ordine di valore.
sorted-suit = Le tue carte sono in ordine di seme.
moved = { $card } ora è al posto { $place } di { $count }.

## Che cosa è successo

told-you = { $what }.
told-other = { $name } { $what }.
deeds-then = { $deeds }; { $then }
deeds-last = { $deeds }, e { $then }
draws-stock =
    .you = peschi dal tallone
    .other = pesca dal tallone
draws-card = peschi { $card }
takes =
    .you = prendi { $card } dagli scarti
    .other = prende { $card } dagli scarti
melds =
    .you = cali { $meld }
    .other = cala { $meld }
lays =
    .you = attacchi { $card }
    .other = attacca { $card }
discards-card =
    .you = scarti { $card }
    .other = scarta { $card }

dealt-you = Le carte sono date, si scopre { $card } e cominci tu.
dealt-other = Le carte sono date, si scopre { $card } e comincia { $name }.
stock-turned =
    { $count ->
        [one] Gli scarti si girano e formano il nuovo tallone: una carta per il secondo giro.
       *[other] Gli scarti si girano e formano il nuovo tallone: { $count } carte per il secondo giro.
    }

## La fine di una mano e della partita

round-you = Hai vinto la mano
round-other = { $name } ha vinto la mano
round-drawn = La mano è nulla
match-you = Hai vinto la partita
match-other = { $name } ha vinto la partita
round-gain =
    { $count ->
        [one] Le carte degli altri valgono { $count } punto.
       *[other] Le carte degli altri valgono { $count } punti.
    }
round-nobody = Nessuno segna punti.
result-out = ha chiuso
result-out-you = hai chiuso
match-goal = ai { $points }
match-to = Partita ai { $points }
rounds = Mani
result-left = In mano
result-score = Punti
round-said-you =
    { $count ->
        [one] Hai vinto la mano e segni { $count } punto.
       *[other] Hai vinto la mano e segni { $count } punti.
    }
round-said-other =
    { $count ->
        [one] { $name } ha vinto la mano e segna { $count } punto.
       *[other] { $name } ha vinto la mano e segna { $count } punti.
    }
round-said-drawn = La mano è nulla; nessuno segna punti.
match-said-you =
    { $points ->
        [one] La partita è finita: hai vinto con { $points } punto.
       *[other] La partita è finita: hai vinto con { $points } punti.
    }
match-said-other =
    { $points ->
        [one] La partita è finita: { $name } ha vinto con { $points } punto.
       *[other] La partita è finita: { $name } ha vinto con { $points } punti.
    }

## Da riascoltare

hear-melds = In tavola: { $melds }.
hear-melds-none = In tavola non ci sono combinazioni.
hear-hand = In mano hai: { $cards }.
hear-hand-none = Non hai carte in mano.
hear-you = Tu: { $cards }, { $points }.
hear-other = { $name }: { $cards }, { $points }.
hear-dealer-you = Il mazziere sei tu.
hear-dealer-other = Il mazziere è { $name }.

## Tasti

keys-select = Scegli la carta in quel posto
keys-arrows = Passa fra le carte, o fra le combinazioni da scegliere
keys-enter = Scegli la carta o conferma
keys-escape = Annulla la scelta o lascia le carte scelte
key-shift-arrows = Maiusc + ← →
keys-shift-arrows = Sposta la carta stessa
key-delete = Canc
keys-stock = Pesca dal tallone
keys-take = Prendi l’ultimo scarto
keys-meld = Cala le carte scelte
keys-lay = Attacca la carta scelta
keys-discard = Scarta la carta scelta
keys-rank = Ordina per valore
keys-suit = Ordina per seme
keys-jump = Al mio turno, o alla mano seguente
keys-deck = Due o quattro colori
keys-table = Riascolta le combinazioni, il tallone e gli scarti
keys-players = Riascolta i giocatori
keys-counts = Riascolta quante carte restano
keys-hand = Riascolta le tue carte

## Perché qualcosa è stato rifiutato

error-wrong-phase =
    { $verb ->
        [draw] Hai già pescato; il turno finisce con uno scarto.
        [deal] Le carte di questa mano sono già state date.
       *[other] Prima pesca una carta.
    }
error-not-a-meld = Non è né un gruppo né una scala: { $cards }.
error-no-such-meld =
    { $melds ->
        [none] In tavola non c’è ancora nessuna combinazione: prima calane una tua.
       *[some] In tavola questa combinazione non c’è.
    }
error-not-opened = Per attaccare devi prima aver calato in questa mano.
error-does-not-fit = Qui { $card } non va: { $pile }.
error-taken-may-not-go-back = La carta presa dagli scarti non si può scartare nello stesso turno: { $card }.
error-would-strand = Dopo resterebbe solo la carta presa dagli scarti, che non si può scartare: { $card }.
