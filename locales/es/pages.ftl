# Las palabras de las páginas que rodean las mesas.
language-name = Español
language-tag = es
language-direction = ltr
languages = Idiomas
preview = Cartas italianas sobre un tapete verde
landing-title = Mazzo: juegos de cartas en el navegador
landing-description = Juega al rubamazzo, a la scopa y al rummy en el navegador, gratis, sin registro y sin publicidad, contra ordenadores que no pueden ver tus cartas.
landing-sentence = Una mesa de cartas abierta a todo el mundo. Sin registro y sin publicidad.
play-game = Jugar al { $name }
your-tables = Tus mesas
waiting-match = { $game }, nivel { $level ->
    [easy] Fácil
    [hard] Difícil
   *[normal] Normal
}
waiting-where = { $turn ->
    [mine] Te toca
   *[other] Le toca a un ordenador
}
left-cards = { $count ->
    [0] se juegan las últimas cartas
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
left-tricks = { $count ->
    [0] se juega la última baza
    [one] queda { $count } baza
   *[other] quedan { $count } bazas
}
waiting-deal = La ronda ha terminado; la siguiente te espera
continue = Seguir
table-late = La mesa todavía está de camino. Si no llega, vuelve a cargar la página.
load-again = Cargar de nuevo
no-script = La mesa necesita JavaScript. Las reglas de abajo se pueden leer sin él.
old-browser = Este navegador es demasiado antiguo para la mesa. Actualízalo o usa otro; las reglas se pueden leer también en este.
to-landing = Todas las mesas
not-found-title = Esta página no existe
not-found-text = Puede que la dirección esté mal escrita o que la página ya no esté.
fault-title = Algo ha salido mal
fault-text = No es culpa tuya, y no se ha perdido nada de tus partidas. Inténtalo de nuevo dentro de un momento, por favor.
replay-title = Mazzo: volver a ver una partida
replay-description = Recorre una partida terminada jugada a jugada, con todas las manos a la vista: una que jugaste tú, o una cuya acta tengas.
replay-no-script = Para volver a ver una partida hace falta JavaScript.
to-proof = Cómo comprobar que nadie hace trampas
to-replay = Volver a ver una partida a partir de su acta
to-last = Volver a ver la última partida
to-results = Tus resultados
