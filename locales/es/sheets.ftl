### Lo que dicen las hojas sobre una mesa; la página lo pide después de la primera carta.

## Partidas nuevas y cómo se barajan

seal-explained = Antes de tu primera carta, el servidor fijó un secreto, y esta es su huella (SHA-256). Tu navegador añadió la semilla. Las cartas se barajan con las dos cosas juntas, así que nadie puede elegirlas.
seal-commitment = Huella
seal-seed = Semilla de tu navegador
seal-own = Esta página guardó las dos cosas antes de enviar su semilla y las compara con todo lo que dice el servidor.
seal-late = Este navegador no ha visto el principio de esta partida, así que no puede decir si esto es lo que se selló entonces.
seal-kept-commitment = Huella que guardó esta página
seal-kept-seed = Semilla que guardó esta página
seal-next = Huella de la próxima partida

## Ajustes

settings-theme = Aspecto
theme-system = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
settings-pace = Pausa antes de la jugada del ordenador
pace-slow = Larga
pace-normal = Normal
pace-fast = Corta
pace-instant = Ninguna
settings-deck = Cartas
settings-level = Nivel
settings-rule = { $rule } (próxima partida)
settings-letters = Teclas con letras
letters-on = Activadas
letters-off = Desactivadas
settings-sound = Sonido
sound-on = Activado
sound-off = Desactivado
settings-again = Un segundo toque en una carta seleccionada la juega
again-on = Activado
again-off = Desactivado
settings-ask = Preguntar antes de jugar una carta
ask-on = Activado
ask-off = Desactivado
ask-title =
    { $verb ->
        [discard] ¿Descartas { $cards }?
        [meld] ¿Bajas { $cards }?
        [lay] ¿Añades { $cards }?
        [steal] ¿Robas el montón con { $cards }?
       *[play] ¿Juegas { $cards }?
    }
ask-yes = Jugar
ask-no = Ahora no
settings-values = Valores en las cartas
values-first = En mis primeras partidas
values-on = Siempre
values-off = Nunca
not-remembered = Este navegador no guarda nada: los ajustes no se recordarán.

## La comprobación de una partida terminada y los resultados

check-running = Se vuelven a repartir las cartas y a calcular las jugadas hechas por ordenador…
check-right = Todo está como se selló.
check-wrong = Algo no está como se selló.
check-partly = Nada está mal, pero no se ha podido comprobar todo.
check-own = Lo que encuentra esta página
check-room = Lo que encuentra el servidor
check-own-running = La página reparte otra vez…
check-no-record = El servidor no ha entregado el acta, así que esta página no ha podido comprobar nada.
check-failed = Ahora no se puede hacer la comprobación. Inténtalo más tarde, por favor.
check-record = Descargar el acta
check-how = Cómo comprobarlo
results-none = Aquí todavía no has terminado ninguna partida.
results-rule = Una partida abandonada después de la primera carta cuenta como perdida.
results-played = Jugadas
results-won = Ganadas
results-drawn = Empatadas
results-lost = Perdidas
results-streak = Victorias seguidas
results-best = Mejor racha
results-save = Guardar una copia
results-bring = Restaurar desde una copia
results-added =
    { $count ->
        [0] Todos los resultados de esta copia ya estaban aquí.
        [one] Se ha añadido un resultado.
       *[other] Se han añadido { $count } resultados.
    }
results-not-added = Esto no es una copia de resultados de Mazzo.
results-failed = El servidor no responde. Inténtalo más tarde, por favor.
results-forget = Borrar mis datos
results-forget-sure = Desaparecerá todo lo que el servidor y este navegador guardan de ti: partidas, resultados y ajustes.
results-forget-yes = Borrarlo todo
results-forget-no = Conservarlo

## Teclas

keys = Teclas
keys-place = Jugar la carta de ese lugar
keys-arrows = Pasar de una carta o de una opción a otra
keys-enter = Jugar o confirmar
keys-escape = Cancelar o cerrar
keys-new = Partida nueva
keys-level = Nivel siguiente
keys-deck = Otras cartas
keys-table = Volver a oír las cartas de la mesa
keys-piles = Volver a oír los montones
keys-counts = Volver a oír el recuento
keys-help = Mostrar estas teclas
keys-off = Las teclas con letras están desactivadas en los ajustes.
key-enter = Intro
key-escape = Esc
key-arrows = ← →

## The table: rules in short, what was played last, the way home

all-rules = Todas las reglas y controles
watch-last = Volver a ver la última partida
all-tables = Todas las mesas
