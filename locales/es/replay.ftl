### Lo que se dice al volver a ver una partida terminada.
### $line es una línea del archivo, $text lo que pone, $why la frase que lo explica.

replay = Volver a ver una partida
replay-at = Jugada { $ply } de { $count }
replay-first = Inicio
replay-back = Atrás
replay-forward = Adelante
replay-last = Final
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Jugada
replay-moves = Jugadas
replay-home = Todas las mesas
replay-keys = Teclas
replay-key-space = Espacio
replay-keys-space = Reproducir o parar
replay-key-arrows = ← →
replay-keys-arrows = Una jugada atrás o adelante
replay-key-ends = Inicio, Fin
replay-keys-ends = A la primera jugada, a la última
replay-keys-deck = Otras cartas
replay-watching = Solo estás mirando: esta partida ha terminado.
replay-explained = Recorre una partida jugada a jugada, con todas las manos a la vista. Abre su acta, el archivo que guarda «Descargar el acta».
replay-open = Abrir un acta
replay-loading = Se está preparando la partida…
replay-not-yours = Aquí no hay ninguna partida terminada que hayas jugado tú.
replay-too-large = Este archivo es demasiado grande para ser el acta de una partida.
replay-failed = El servidor no ha respondido. Inténtalo otra vez.
replay-refused = Este archivo no es el acta de una partida. { $why }

## Por qué un archivo no es el acta de una partida

refused-line = Línea { $line }, «{ $text }»: { $why }
refused-at = Línea { $line }: { $why }
error-missing-header = Falta la cabecera «{ $missing }».
error-bad-header = Esta cabecera no se puede leer, está dos veces o tiene un valor que no encaja.
error-unknown-game = No hay ningún juego con ese nombre.
error-bad-deal = Un reparto nombra cada carta de la baraja una vez; aquí hay { $count }.
error-bad-seat = Aquí nadie puede sentarse así.
error-no-moves = No tiene ninguna jugada.
