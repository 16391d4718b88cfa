# Lo que ha encontrado la comprobación de una partida terminada.
# $count es cuánto se ha comprobado; $found es lo que pone en el acta y $expected lo que debería poner.

verify-commitment-right = La huella que está en el acta es la del secreto.
verify-commitment-wrong = La huella «{ $found }» no es la del secreto, que es «{ $expected }».
verify-dealer-right = Quién reparte primero salió del secreto y de la semilla del navegador.
verify-dealer-wrong = Repartió primero el puesto { $found }, pero del secreto y la semilla sale el puesto { $expected }.
verify-dealer-unchecked = No se ha comprobado quién reparte primero.
verify-dealer-right-passed = El reparto ha pasado de la partida anterior a esta, como dicen las reglas.
verify-dealer-wrong-passed = Repartió primero el puesto { $found }, pero después de la partida anterior le toca al puesto { $expected }.
verify-dealer-wrong-drawn = Según el acta, el reparto pasó de la partida «{ $found }» a esta, pero en este juego se echa a suertes en cada partida.
verify-dealer-wrong-other-match = Según el acta, el reparto pasó de la partida «{ $found }» a esta, pero la partida anterior es «{ $expected }».
verify-deals-right =
    { $count ->
        [0] No se repartió ninguna carta.
        [one] El reparto es el que sale del secreto y de la semilla.
       *[other] Los { $count } repartos son los que salen del secreto y de la semilla.
    }
verify-deals-wrong = «{ $found }» no es el reparto que sale del secreto y de la semilla: «{ $expected }».
verify-choices-right =
    { $count ->
        [0] Ningún ordenador ha jugado.
        [one] La única jugada del ordenador es la que hace a partir de lo que podía ver desde su puesto.
       *[other] Las { $count } jugadas de los ordenadores son las que hacen a partir de lo que podían ver desde su puesto.
    }
verify-choices-wrong = El ordenador jugó «{ $found }», pero a partir de lo que podía ver desde su puesto juega «{ $expected }».
verify-choices-unchecked =
    { $count ->
        [one] No se ha comprobado una jugada de un ordenador.
       *[other] No se han comprobado { $count } jugadas de los ordenadores.
    }
verify-end-unchecked = No se ha comprobado el final de la partida.
verify-why-players = Jugó otra versión de los jugadores automáticos.
verify-why-not-over = El acta termina antes.
verify-why-follows = El reparto pasó de una partida anterior, que no está en esta acta.
watch-again = Volver a verla
