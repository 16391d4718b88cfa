# Lo que ha encontrado la comprobación de una partida terminada.
# $count es cuánto se ha comprobado; $found es lo que pone en el acta y $expected lo que debería poner.

verify-commitment-right = La huella que está en el acta es la del secreto.
verify-commitment-wrong = La huella «{ $found }» no es la del secreto, que es «{ $expected }».
verify-seals-right = Cada número es el que se selló antes de mostrar ninguno.
verify-seals-wrong = El sello «{ $found }» no es el de ese número; el suyo es «{ $expected }».
verify-dealer-right = Quién repartía primero se sorteó a partir del secreto y de la semilla del navegador.
verify-dealer-wrong = Repartió primero el puesto { $found }, pero del secreto y la semilla sale el puesto { $expected }.
verify-dealer-unchecked = No se ha comprobado quién repartía primero.
verify-dealer-right-passed = Reparte quien debía hacerlo después de la partida anterior, según las reglas.
verify-dealer-wrong-passed = Repartió primero el puesto { $found }, pero después de la partida anterior le tocaba al puesto { $expected }.
verify-dealer-wrong-drawn = Según el acta, quién repartía dependía de la partida «{ $found }», pero en este juego se echa a suertes en cada partida.
verify-dealer-wrong-other-match = Según el acta, quién repartía dependía de la partida «{ $found }», pero la partida anterior es «{ $expected }».
verify-deals-right =
    { $count ->
        [0] No se repartió ninguna carta.
        [one] El reparto es el que sale del secreto y de la semilla.
       *[other] Los { $count } repartos son los que salen del secreto y de la semilla.
    }
verify-deals-wrong = «{ $found }» no es el reparto que sale del secreto y de la semilla: «{ $expected }».
verify-choices-right =
    { $count ->
        [0] No jugó ningún ordenador.
        [one] La única jugada hecha por un ordenador es la que resulta de lo que se veía desde su puesto.
       *[other] Cada una de las { $count } jugadas hechas por un ordenador es la que resulta de lo que se veía desde su puesto.
    }
verify-choices-wrong = El ordenador jugó «{ $found }», pero de lo que se veía desde su puesto resulta «{ $expected }».
verify-choices-unchecked =
    { $count ->
        [one] No se ha comprobado una jugada hecha por un ordenador.
       *[other] No se han comprobado { $count } jugadas hechas por un ordenador.
    }
verify-end-unchecked = No se ha comprobado el final de la partida.
verify-why-players = Jugó otra versión de los ordenadores.
verify-why-not-over = El acta termina antes.
verify-why-follows = Quién repartía dependía de una partida anterior, que no está en esta acta.

## Lo que solo puede comprobar la página que estaba allí.

verify-kept-right = La huella y la semilla son las que guardó esta página antes de enviar su semilla.
verify-kept-wrong-commitment = En el acta está la huella «{ $found }», pero esta página guardó «{ $expected }».
verify-kept-wrong-seed = En el acta está la semilla «{ $found }», pero esta página guardó «{ $expected }».
verify-kept-unchecked = La huella y la semilla no se han comparado con lo que se selló.
verify-tries-unchecked =
    { $count ->
        [one] Antes de esta partida el servidor recibió una semilla de este navegador y no empezó ninguna partida con ella: pudo elegir entre dos barajados.
       *[other] Antes de esta partida el servidor recibió { $count } semillas de este navegador y no empezó ninguna partida con ellas: pudo elegir entre varios barajados.
    }
verify-dealer-wrong-seen = Según el acta repartió primero el puesto { $found }, pero aquí fue el puesto { $expected }.
verify-hands-right =
    { $count ->
        [one] La mano que recibió esta página está en el acta.
       *[other] Las { $count } manos que recibió esta página están en el acta.
    }
verify-hands-wrong = Según el acta recibiste «{ $found }», pero esta página vio «{ $expected }».
verify-moves-right =
    { $count ->
        [one] La única jugada que vio esta página está en el acta.
       *[other] Las { $count } jugadas que vio esta página están en el acta.
    }
verify-moves-wrong = En el acta está «{ $found }» donde esta página vio «{ $expected }».
verify-moves-wrong-count = Jugadas en el acta: { $found }. Jugadas que se hicieron aquí: { $expected }.
verify-moves-wrong-match = El acta es de otra partida: «{ $found }».
verify-record-wrong = El acta se puede leer de más de una manera.
verify-why-late = Este navegador no ha visto el principio de la partida.
verify-why-not-kept = Quién repartía dependía de una partida que no es la última que conoce este navegador.
verify-why-drawn-anew = Se echó a suertes como para alguien nuevo, pero este navegador conoce una partida anterior.
