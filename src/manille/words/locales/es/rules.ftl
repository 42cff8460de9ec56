### El reglamento para los jugadores: reglas, modalidades, opciones, y qué falla en unas reglas de la casa.
###
### Palabras fijas: dador (el que da), jugador mano (el primero en salir), mano (lo que se juega con un reparto),
### salir, asistir, montar, fallar, montar el fallo, baza, palo de salida, pinta, capote, juego, partida.
### En la Manilla se cuentan tantos; en lo demás, puntos.


## Títulos de las secciones

section-G = Común a todas las modalidades
section-P = Qué carta hay que jugar
section-F = Manillen flamenco
section-B = Manille belga
section-R = Manille francesa
section-K = Manilla para cuatro
section-H = Manilla para dos, a cartas vistas
section-O = Botifarra
section-T = Hablar en la mesa


## G: común a todas las modalidades

clause-G1 = Con baraja francesa se juega con 32 cartas: corazones, diamantes, tréboles y picas; en cada palo, de mayor a menor, 10, as, rey, reina, jota, 9, 8 y 7. Con baraja española se juega con 48: oros, copas, espadas y bastos; en cada palo, de mayor a menor, 9, as, rey, caballo, sota, 8, 7, 6, 5, 4, 3 y 2. El orden es el mismo en el triunfo y en los demás palos.
clause-G2 = Las cinco cartas más altas de cada palo valen, empezando por arriba, 5, 4, 3, 2 y 1 puntos; las demás no valen nada. Cada palo suma 15 puntos y la baraja entera, 60. La carta más alta de un palo es su manilla (manille), y el as, su manillón (manillon).
clause-G3 = Una carta se escribe con su valor y después su palo: 10h es el diez de corazones, Qs la reina de picas, 9o el nueve de oros, Rc el rey de copas. En lugar de 10h se puede escribir Th.
clause-G4 = Cuatro jugadores forman dos bandos fijos, y tu compañero se sienta enfrente; si son dos, cada uno es un bando. Los puestos se numeran desde 0 en el sentido del juego: los puestos 0 y 2 son el bando 0, y los otros dos, el bando 1. El que da las cartas es el dador; el que va después de él en el sentido del juego se llama jugador mano.
# Usa "jugador mano" como lo define G4.
clause-G5 = En la primera baza sale el jugador mano, con la carta que quiera. A partir de ahí, quien gana una baza sale en la siguiente.
clause-G6 = Gana la baza el triunfo más alto que haya en ella. Si no hay ninguno, gana la carta más alta del palo de salida.
clause-G7 = Después de cada mano pasa a dar el siguiente jugador en el sentido del juego, salvo que otra regla diga otra cosa.
clause-G8 = Si una modalidad no tiene su propio sorteo, el primer dador se decide al azar. Las cartas se barajan de nuevo para cada mano, con azar verdadero del ordenador. Si alguien da un número inicial (una semilla), la partida entera puede repetirse exactamente igual.
clause-G9 = De lo jugado en una mano solo anota el bando que ha hecho más de la mitad de los puntos; el otro anota 0. La única excepción es el Manillen flamenco cuando se suman los puntos de las cartas hasta 101.


## P: qué carta hay que jugar
##
## La primera frase dice cuál es la situación; el resto, qué se puede jugar. Obligaciones en vigor:
##   $head montar en el palo; $ruff fallar; $overruff montar un triunfo que gana (never, foe, always);
##   $under un triunfo más bajo (required, free, barred); $sink echar bajo quien no gana (yes, no).

clause-P0 = Sales tú: juega la carta que quieras.

# Puedes asistir a un palo que no es triunfo; gana un contrario con ese palo; puedes superarlo.
clause-P1 = Se ha salido de un palo que no es triunfo, puedes asistir, un contrario va ganando la baza con una carta del palo de salida y tú puedes superarla. { $head ->
    [never] { $sink ->
        [yes] Debes asistir con una carta que la supere o con la más baja que tengas del palo.
       *[no] Debes asistir, pero vale cualquier carta del palo.
    }
   *[other] Debes montarla con una carta del palo de salida.
}
# Lo mismo, pero no puedes superarlo.
clause-P2 = Se ha salido de un palo que no es triunfo, puedes asistir, un contrario va ganando la baza con una carta del palo de salida y tú no puedes superarla en ese palo. { $sink ->
    [yes] Debes asistir con la carta más baja que tengas del palo.
   *[no] Debes asistir con cualquier carta del palo.
}
# Puedes asistir, pero un contrario ha fallado.
clause-P3 = Se ha salido de un palo que no es triunfo, puedes asistir, y un contrario va ganando la baza con un triunfo. { $sink ->
    [yes] Debes asistir con la carta más baja que tengas del palo.
   *[no] Debes asistir con cualquier carta del palo.
}
# Puedes asistir; gana tu compañero, con ese palo o con un triunfo.
clause-P4 = Se ha salido de un palo que no es triunfo, puedes asistir, y tu compañero va ganando la baza. { $head ->
    [always] { $sink ->
        [yes] Si tu compañero va ganando con una carta del palo de salida y puedes superarla, debes montarla en ese palo; si no, solo tienes que asistir. De las cartas que así te quedan permitidas, solo puedes jugar una que valga puntos o la más baja.
       *[no] Si tu compañero va ganando con una carta del palo de salida y puedes superarla, debes montarla en ese palo; si no, debes asistir con cualquier carta del palo.
    }
   *[other] { $sink ->
        [yes] Debes asistir con una carta que valga puntos o con la más baja que tengas del palo.
       *[no] Debes asistir, pero vale cualquier carta del palo.
    }
}
# Se ha salido de triunfo, gana un contrario, puedes superarlo.
clause-P5 = Se ha salido de triunfo, tienes triunfos, un contrario va ganando la baza y tú puedes superar el triunfo que gana. { $overruff ->
    [never] { $sink ->
        [yes] Debes jugar triunfo: uno que lo supere o el más bajo que tengas.
       *[no] Debes jugar triunfo, pero vale cualquiera.
    }
   *[other] Debes montarlo con un triunfo más alto.
}
# Lo mismo, pero no puedes superarlo.
clause-P6 = Se ha salido de triunfo, tienes triunfos, un contrario va ganando la baza y tú no puedes superar el triunfo que gana. { $sink ->
    [yes] Debes jugar el triunfo más bajo que tengas.
   *[no] Debes jugar triunfo, y vale cualquiera.
}
# Se ha salido de triunfo, gana tu compañero.
clause-P7 = Se ha salido de triunfo, tienes triunfos, y tu compañero va ganando la baza. { $overruff ->
    [always] { $sink ->
        [yes] Debes jugar un triunfo más alto que el de tu compañero si lo tienes y, si no, uno más bajo. De los triunfos que así te quedan permitidos, solo puedes jugar uno que valga puntos o el más bajo.
       *[no] Debes jugar un triunfo más alto que el de tu compañero si lo tienes y, si no, cualquier triunfo.
    }
   *[other] { $sink ->
        [yes] Debes jugar triunfo: uno que valga puntos o el más bajo que tengas.
       *[no] Debes jugar triunfo, pero vale cualquiera.
    }
}
# No puedes asistir, tienes triunfos, gana un contrario y nadie ha fallado.
clause-P8 = No puedes asistir, tienes triunfos, y un contrario va ganando la baza con una carta del palo de salida. { $ruff ->
    [never] { $sink ->
        [yes] Puedes jugar cualquier triunfo, o la carta más baja de otro palo.
       *[no] Puedes jugar cualquier carta.
    }
   *[other] Debes fallar, y vale cualquier triunfo.
}
# No puedes asistir, un contrario ha fallado, tienes un triunfo más alto.
clause-P9 = No puedes asistir, un contrario va ganando la baza con un triunfo, y tú tienes un triunfo más alto. { $ruff ->
    [never] { $sink ->
        [yes] Puedes jugar cualquier triunfo más alto, o la carta más baja que tengas de cualquier palo.
       *[no] Puedes jugar cualquier carta.
    }
   *[other] { $overruff ->
        [never] { $under ->
            [required] { $sink ->
                [yes] Debes fallar con un triunfo más alto o con el más bajo que tengas.
               *[no] Debes fallar, pero no hace falta que sea con un triunfo más alto.
            }
            [barred] { $sink ->
                [yes] No puedes jugar un triunfo más bajo: juega cualquier triunfo más alto, o la carta más baja de otro palo.
               *[no] No puedes jugar un triunfo más bajo: juega cualquier triunfo más alto, o cualquier carta de otro palo.
            }
           *[free] { $sink ->
                [yes] Puedes jugar cualquier triunfo más alto, o la carta más baja que tengas de cualquier palo.
               *[no] Puedes jugar cualquier carta.
            }
        }
       *[other] Debes montar el fallo con un triunfo más alto.
    }
}
# No puedes asistir, un contrario ha fallado, solo tienes triunfos más bajos y otras cartas.
clause-P10 = No puedes asistir, un contrario va ganando la baza con un triunfo, todos tus triunfos son más bajos, y tienes además otras cartas. { $ruff ->
    [never] { $sink ->
        [yes] Solo puedes jugar la carta más baja de un palo, del palo que quieras.
       *[no] Puedes jugar cualquier carta.
    }
   *[other] { $under ->
        [required] { $sink ->
            [yes] Aun así debes jugar triunfo: el más bajo que tengas.
           *[no] Aun así debes jugar triunfo.
        }
        [barred] { $sink ->
            [yes] No puedes echar un triunfo por debajo: juega la carta más baja de otro palo.
           *[no] No puedes echar un triunfo por debajo: juega una carta de otro palo.
        }
       *[free] { $sink ->
            [yes] Solo puedes jugar la carta más baja de un palo, del palo que quieras.
           *[no] Puedes jugar cualquier carta.
        }
    }
}
# Lo mismo, pero no tienes más que esos triunfos más bajos.
clause-P11 = No puedes asistir, un contrario va ganando la baza con un triunfo, y solo te quedan triunfos más bajos. { $sink ->
    [yes] Debes jugar el más bajo de ellos.
   *[no] Puedes jugar cualquiera de ellos.
}
# No puedes asistir ni tienes triunfos; gana un contrario.
clause-P12 = No puedes asistir, no tienes triunfos, y un contrario va ganando la baza. { $sink ->
    [yes] Solo puedes jugar la carta más baja de un palo, del palo que quieras.
   *[no] Puedes jugar cualquier carta.
}
# No puedes asistir, tienes triunfos, gana tu compañero y nadie ha fallado.
clause-P13 = No puedes asistir, tienes triunfos, y tu compañero va ganando la baza con una carta del palo de salida. { $ruff ->
    [always] { $sink ->
        [yes] Aun así debes fallar: con un triunfo que valga puntos o con el más bajo que tengas.
       *[no] Aun así debes fallar, y vale cualquier triunfo.
    }
   *[other] { $sink ->
        [yes] Puedes jugar cualquier carta que valga puntos, o la carta más baja de un palo.
       *[no] Puedes jugar cualquier carta.
    }
}
# No puedes asistir, tienes triunfos, tu compañero gana con un triunfo.
clause-P14 = No puedes asistir, tienes triunfos, y tu compañero va ganando la baza con un triunfo. { $ruff ->
    [always] { $overruff ->
        [always] { $under ->
            [required] { $sink ->
                [yes] Debes jugar un triunfo más alto que el de tu compañero si lo tienes y, si no, uno más bajo. De los triunfos que así te quedan permitidos, solo puedes jugar uno que valga puntos o el más bajo.
               *[no] Debes jugar un triunfo más alto que el de tu compañero si lo tienes y, si no, cualquier triunfo.
            }
            [barred] { $sink ->
                [yes] Debes jugar un triunfo más alto que el de tu compañero si lo tienes. Si no lo tienes, debes jugar una carta de otro palo; solo si no tienes más que triunfos juegas uno de ellos. De las cartas que así te quedan permitidas, solo puedes jugar las que valgan puntos y la más baja de cada palo.
               *[no] Debes jugar un triunfo más alto que el de tu compañero si lo tienes. Si no lo tienes, debes jugar una carta de otro palo; solo si no tienes más que triunfos juegas uno cualquiera de ellos.
            }
           *[free] { $sink ->
                [yes] Debes jugar un triunfo más alto que el de tu compañero si lo tienes; si no lo tienes, esta obligación no te quita ninguna carta. De las cartas que así te quedan permitidas, solo puedes jugar las que valgan puntos y la más baja de cada palo.
               *[no] Debes jugar un triunfo más alto que el de tu compañero si lo tienes; si no lo tienes, puedes jugar cualquier carta.
            }
        }
       *[other] { $under ->
            [required] { $sink ->
                [yes] Debes jugar triunfo: uno que valga puntos o el más bajo que tengas. No hace falta que sea más alto que el de tu compañero.
               *[no] Debes jugar triunfo, pero no hace falta que sea más alto que el de tu compañero.
            }
            [barred] { $sink ->
                [yes] No puedes jugar un triunfo más bajo que el de tu compañero, salvo que solo te queden triunfos así. De las cartas que te quedan permitidas, solo puedes jugar las que valgan puntos y la más baja de cada palo.
               *[no] No puedes jugar un triunfo más bajo que el de tu compañero, salvo que solo te queden triunfos así. Puedes jugar cualquier otra carta.
            }
           *[free] { $sink ->
                [yes] Puedes jugar cualquier carta que valga puntos, o la carta más baja de un palo.
               *[no] Puedes jugar cualquier carta.
            }
        }
    }
   *[other] { $sink ->
        [yes] Puedes jugar cualquier carta que valga puntos, o la carta más baja de un palo.
       *[no] Puedes jugar cualquier carta.
    }
}
# No puedes asistir ni tienes triunfos; gana tu compañero.
clause-P15 = No puedes asistir, no tienes triunfos, y tu compañero va ganando la baza. { $sink ->
    [yes] Puedes jugar cualquier carta que valga puntos, o la carta más baja de un palo.
   *[no] Puedes jugar cualquier carta.
}
# Mano sin triunfo; puedes asistir, gane quien gane.
clause-P16 = En esta mano no hay triunfo, y puedes asistir. { $head ->
    [never] { $sink ->
        [yes] Debes asistir. Si va ganando la baza un contrario, juega una carta que supere a la que gana, o la más baja que tengas del palo. Si va ganando tu compañero, juega una carta que valga puntos, o la más baja que tengas del palo.
       *[no] Debes asistir, y vale cualquier carta del palo.
    }
    [always] { $sink ->
        [yes] Si puedes superar la carta que va ganando, debes hacerlo, aunque sea de tu compañero. Si es de un contrario y no puedes superarla, juega la carta más baja que tengas del palo. Si va ganando tu compañero, de las cartas del palo que así te quedan permitidas juega una que valga puntos o la más baja.
       *[no] Si puedes superar la carta que va ganando, debes hacerlo, aunque sea de tu compañero. Si no puedes, juega cualquier carta del palo.
    }
   *[foe] { $sink ->
        [yes] Si va ganando la baza un contrario y puedes superar la carta que gana, debes hacerlo; si no puedes, juega la carta más baja que tengas del palo. Si va ganando tu compañero, juega una carta del palo que valga puntos, o la más baja que tengas del palo.
       *[no] Si va ganando la baza un contrario y puedes superar la carta que gana, debes hacerlo. Si no puedes, o si va ganando tu compañero, juega cualquier carta del palo.
    }
}
# Mano sin triunfo; no puedes asistir, gane quien gane.
clause-P17 = En esta mano no hay triunfo, y no puedes asistir. { $sink ->
    [yes] Si va ganando la baza un contrario, solo puedes jugar la carta más baja de un palo. Si va ganando tu compañero, puedes jugar cualquier carta que valga puntos, o la carta más baja de un palo.
   *[no] Puedes jugar cualquier carta.
}


## F: Manillen flamenco

clause-F1 = Cuatro jugadores, 32 cartas; se juega en sentido contrario a las agujas del reloj. Para saber quién da primero, cada jugador corta la baraja, y da el que enseña la carta más alta. Los que empatan a la más alta vuelven a cortar.
clause-F2 = Corta el jugador de la izquierda del dador. Cada jugador recibe 8 cartas en dos paquetes de cuatro, empezando por el jugador mano (el de la derecha del dador).
clause-F3 = Habla primero el jugador de la derecha del dador, después el compañero del dador y después el de su izquierda: cada uno elige un palo de triunfo, dice zonder troef (sin triunfo) o pasa. El primero que no pasa lo decide. Si pasan los tres, el dador debe elegir un palo o zonder troef.
clause-F4 = No se dobla. La pareja que elige triunfo se propone hacer 31 puntos o más. Si no lo consigue, no pierde nada aparte de lo que se anote la otra pareja.
clause-F5 = Debes asistir si puedes, pero en un palo que no es triunfo no tienes que montar. Si no puedes asistir, debes fallar, aunque tu compañero vaya ganando la baza; y debes montar el triunfo que va ganando si puedes, también el de tu compañero. Si no puedes montarlo, aun así debes jugar un triunfo más bajo. Cuando se sale de triunfo, debes montar el triunfo que va ganando si puedes, también el de tu compañero.
clause-F6 = La pareja que gana la última baza tiene 1 punto más, así que en una mano hay 61 puntos.
clause-F7 = La pareja con 31 puntos o más se anota sus puntos menos 30: con 38 a 23 se anota 8. Da igual qué pareja eligió el triunfo.
clause-F8 = En zonder troef (sin triunfo) lo anotado se dobla: con 38 a 23 se anota 16.
clause-F9 = Como regla de la casa, llamada «por la mínima», una mano ganada por 31 a 30 vale exactamente 1, también en zonder troef. Normalmente no se aplica; entonces 31 a 30 vale 1 con palo de triunfo y 2 en zonder troef.
clause-F10 = Si se juega sin el punto de la última baza, una mano puede acabar 30 a 30. Entonces nadie anota y vuelve a dar el mismo dador.
clause-F11a = Gana la partida la primera pareja que tenga 21 puntos de partida, contados al final de una mano. Si queréis, podéis jugar a 101.
clause-F11b = Como regla de la casa se pueden sumar los puntos de las cartas hasta 101: las dos parejas suman los puntos que han hecho en cada mano, y no se dobla nada. Gana la primera pareja que llega a 101. Si llegan las dos en la misma mano, gana la que tenga más; si están iguales, se juega otra mano.
clause-F12 = Hay tres formas con nombre propio. Manillen Troef: nadie elige triunfo; se descubre la última carta del dador, y su palo es triunfo. Esa carta no se anota, y no hay zonder troef. Zonder Troef: todas las manos son sin triunfo, y todo lo anotado se dobla. Verplicht: también el dador puede pasar, y si pasan los cuatro se juega zonder troef.
clause-F13 = La Manille hablada (Manille parlante) se puede activar en todas las modalidades para cuatro jugadores; la sección «Hablar en la mesa» explica cómo funciona.
clause-F14 = De nombre se conocen dos formas regionales más, la Manille Ascolana y la Aussprache, con pequeñas diferencias al elegir triunfo y en la obligación de fallar, pero nadie nos ha dicho cuáles. Puedes jugarlas como reglas de la casa: todo lo que una modalidad deja cambiar lo puedes ajustar, ponerle nombre y guardarlo.


## B: Manille belga

clause-B1 = Cuatro jugadores, 32 cartas; se juega en el sentido de las agujas del reloj. Corta el jugador de la derecha del dador. Cada jugador recibe 8 cartas en paquetes de 3, 3 y 2, empezando por el jugador mano (el de la izquierda del dador).
clause-B2 = El dador elige un palo de triunfo o jugar sin triunfo.
clause-B3 = Después, uno de la otra pareja puede doblar: se pregunta al jugador de la izquierda del dador y luego al de su derecha. Si uno de ellos dobla, uno de la pareja del dador puede redoblar: se pregunta al dador y luego a su compañero. En cada pregunta decide el primero que dice que sí.
clause-B4 = Una mano cuenta una vez. Cuenta el doble sin triunfo, el doble si la mano anterior acabó en empate (plat), el doble si se dobla y otra vez el doble si se redobla, pero nunca más de cuatro veces en total. En cuanto cuenta cuatro veces, ya no se pregunta a nadie si dobla.
clause-B5 = Debes asistir si puedes y, si va ganando un contrario, montar su carta si puedes. Si no puedes asistir y va ganando un contrario, debes fallar, y montar el triunfo que va ganando si puedes; no puedes jugar un triunfo más bajo, salvo que solo te queden triunfos más bajos. Mientras vaya ganando tu compañero no tienes que montar ni fallar, pero sí asistir.
clause-B6 = En una mano hay 60 puntos, y las bazas no cuentan nada. La pareja con más de 30 se anota sus puntos menos 30, por las veces que cuenta la mano. Con 38 a 22, si cuenta una vez, se anota 8; sin triunfo, doblada y redoblada, que cuenta cuatro veces, se anota 32.
clause-B7 = Una mano que acaba 30 a 30 es plat: nadie anota, la mano siguiente cuenta doble, y pasa a dar el siguiente como siempre. Un plat después de otro plat solo dobla una vez.
clause-B8 = Como regla de la casa, que normalmente no se aplica, la pareja que hace las ocho bazas se anota 60 en lugar de 30, por las veces que cuenta la mano. La pareja que tiene los 60 puntos pero no todas las bazas no recibe ese premio.
clause-B9 = Gana la partida la primera pareja que tenga 101.
clause-B10 = En los clubes encontrarás también estas reglas de la casa: partida a 61, 101, 121 o 151; al mejor de tres o de cinco partidas; multiplicadores que se suman en lugar de multiplicarse entre sí, de modo que sin triunfo y doblando se cuenta tres veces; y un dador que puede dejar la elección del triunfo a su compañero.


## R: Manille francesa

clause-R1 = Cuatro jugadores, 32 cartas; se juega en sentido contrario a las agujas del reloj. Corta el jugador de la izquierda del dador. Cada jugador recibe 8 cartas en dos paquetes de cuatro, empezando por el jugador mano (el de la derecha del dador).
clause-R2 = Se descubre la última carta del dador, que es la que pinta: su palo es triunfo. La carta sigue siendo del dador; todos la conocen, y se puede jugar en cualquier momento.
clause-R3 = Si la carta que pinta vale puntos, la pareja del dador se los anota en el acto: 5 por el 10, 4 por el as, 3 por el rey, 2 por la reina y 1 por la jota.
clause-R4 = Debes asistir si puedes y, si va ganando un contrario, montar su carta si puedes. Si no puedes asistir y va ganando un contrario, debes fallar, y montar el triunfo que va ganando si puedes; no puedes jugar un triunfo más bajo, salvo que solo te queden triunfos más bajos. Mientras vaya ganando tu compañero no tienes que montar ni fallar, pero sí asistir. Nadie elige triunfo, en todas las manos lo hay, y no se dobla.
clause-R5 = Cada baza cuenta 1 punto, así que en una mano hay 60 más 8, es decir, 68. La pareja con más de 34 se anota lo que pasa de 34: con 46 a 22 se anota 12. Con 34 a 34 nadie anota, pero los puntos de la carta que pinta se quedan.
clause-R6 = Un juego, que aquí se llama manga, es de la pareja que llega a 34, y dos mangas ganan la partida. Si cada pareja gana una, se juega una tercera, a 44. Todas las mangas empiezan 0 a 0.
clause-R7 = Una manga solo termina al final de una mano: los puntos de la carta que pinta no la terminan nunca por sí solos. Si las dos parejas han llegado a la meta, gana la que tenga más; si están iguales, se juega otra mano.


## K: Manilla para cuatro

clause-K1 = Cuatro jugadores, baraja española de 48 cartas; se juega en sentido contrario a las agujas del reloj.
clause-K2 = Para sortear los sitios, cada jugador saca una carta, y los dos que sacan las más altas juegan juntos. El de la más alta de todas elige sitio y da primero; a la derecha del dador se sienta el que sacó la mejor carta de la otra pareja, y los compañeros se sientan enfrente uno del otro. Entre cartas iguales manda el orden oros, copas, espadas, bastos. Por ejemplo, si Norte saca Rc, Este 9o, Sur 9b y Oeste 4e, da Este y juega con Sur; Norte se sienta a la derecha del dador y Oeste, a la izquierda.
clause-K3 = El dador baraja y corta el jugador de su izquierda. Cada jugador recibe 12 cartas, de cuatro en cuatro, empezando por el jugador mano (el de la derecha del dador). La última carta, que es del dador, se descubre: se llama pinta, y su palo es triunfo.
clause-K4 = Si la pinta vale tantos, la pareja del dador se los anota en el acto, salvo que con ellos llegue a 40 o más.
clause-K5 = Debes asistir si puedes y, si va ganando un contrario, montar su carta si puedes. Si no puedes asistir y va ganando un contrario, debes fallar si con un triunfo puedes ganar; si todos tus triunfos son demasiado bajos, puedes jugar cualquier carta. Mientras vaya ganando tu compañero no tienes que montar ni fallar, pero sí asistir.
clause-K6 = Cada baza cuenta 1 tanto, así que en una mano hay 60 más 12, es decir, 72. La pareja con más de 36 se anota lo que pasa de 36: con 45 a 27 se anota 9. Con 36 a 36 nadie anota nada, pero los tantos de la pinta se quedan.
clause-K7 = Un juego es de la pareja que llega a 40, y dos juegos ganan la partida. Los tantos que pasan de 40 no se arrastran: cada juego empieza 0 a 0. El turno de dar sigue corriendo como hasta entonces.
clause-K8 = Si con la pinta la pareja del dador llegase a 40 o más, esos tantos esperan hasta el final de la mano. Si entonces la pareja del dador tiene 36 o más, se anota la pinta y lo que pase de 36, y gana el juego. Si tiene menos de 36, los tantos de la pinta se pierden, y la otra pareja se anota lo que pasa de 36.
clause-K9 = Hacer las doce bazas (capote) no da más tantos que los 36 que salen de restar 36 a 72, pero gana el juego. En la modalidad «capote sin premio» no tiene ese efecto; aun así, una pinta de 4 o 5 tantos y un capote de la pareja del dador suman 40 en una sola mano.


## H: Manilla para dos, a cartas vistas

clause-H1 = Dos jugadores, 48 cartas, 24 para cada uno, que se dan en paquetes de cuatro empezando por el contrario del dador. Cada paquete es un montón, así que tienes seis montones. Solo está descubierta, arriba, la última carta dada a cada montón; las tres de debajo no las conoce nadie, tú tampoco.
clause-H2 = La carta número 48, la de arriba del sexto montón del dador, es la pinta: su palo es triunfo para los dos, y se juega como cualquier otra carta de arriba. Si vale tantos, el dador se los anota en el acto, salvo que con ellos llegue a 40 o más. En ese caso esperan hasta el final de la mano: con 36 o más, el dador se los anota y gana el juego; con menos, se pierden.
clause-H3 = Solo puedes jugar las cartas de arriba de tus montones. Cuando juegas una, se descubre en el acto la que había debajo. Como regla de la casa, se descubre solo después de la baza.
clause-H4 = Sale primero el contrario del dador. Para responder a una salida debes montarla en su palo si puede hacerlo alguna de tus cartas de arriba; si ninguna puede, juega cualquier carta de arriba de ese palo. Si ninguna carta de arriba es de ese palo, debes fallar si tienes arriba un triunfo; si no, juega cualquier carta de arriba. Las cartas tapadas no cuentan nunca.
clause-H5 = En una mano hay 60 tantos de cartas, y se cuenta 1 más por cada cuatro cartas ganadas, es decir, por cada dos bazas. Hay 24 bazas: si los dos han hecho un número par, son 12 más, 72 en total. Si los dos han hecho un número impar, a cada uno le sobran dos cartas, que no cuentan nada, y hay 71 en total. Como regla de la casa, ese tanto es para quien gana la última baza o para quien tiene más bazas.
clause-H6 = Solo anota el jugador con más de 36 tantos, y se anota lo que pasa de 36. Un juego se gana a 40, y dos juegos ganan la partida. El capote, que gana el juego, es hacer las 24 bazas.


## O: Botifarra

clause-O1 = Cuatro jugadores, baraja española de 48 cartas; se juega en sentido contrario a las agujas del reloj. El dador baraja y corta el jugador de su izquierda. Cada jugador recibe 12 cartas, de cuatro en cuatro, empezando por el jugador mano (el de la derecha del dador). No se descubre ninguna carta.
clause-O2 = El dador elige un palo de triunfo, elige botifarra (sin triunfo) o delega en su compañero, que entonces debe elegir una cosa u otra.
# contro, recontro y Sant Vicenç son las palabras catalanas.
clause-O3 = Con palo de triunfo la mano cuenta una vez; en botifarra (sin triunfo), dos. La otra pareja puede doblar (contro, 2 veces), la que eligió puede entonces redoblar (recontro, 4 veces), y la otra puede doblar una vez más (Sant Vicenç, 8 veces); en botifarra pasan a ser 4, 8 y 16 veces. Puede decirlo cualquiera de los dos de la pareja a la que se pregunta: en la otra pareja se pregunta al jugador mano antes que a su compañero; en la que eligió, al dador antes que a su compañero. También podéis acordar jugar sin Sant Vicenç, o admitirlo solo con palo de triunfo.
clause-O4 = Sale el jugador mano, sea quien sea el que eligió el triunfo. Debes asistir si puedes y, si va ganando un contrario, montar su carta si puedes; si no puedes asistir, debes fallar si con eso le ganas al contrario. En el juego libre (lliure) eso es todo: si no puedes ganarle al contrario, o va ganando tu compañero, solo tienes que asistir y, si no puedes, jugar cualquier carta. En el juego obligado (obligada) debes entonces echar bajo: la carta más baja de un palo o, mientras vaya ganando tu compañero, una carta que valga puntos o la más baja de un palo.
clause-O5 = En una mano hay 60 puntos de cartas y 1 por cada baza, es decir, 72. La pareja con más de 36 se anota lo que pasa de 36, por las veces que cuenta la mano: con 45 a 27 se anota 9; con contro, 18; con recontro, 36; en botifarra con contro, 36. Con 36 a 36 nadie anota, y hacer todas las bazas no da nada de más. La partida es a 101 o, si se prefiere, a 100.


## T: hablar en la mesa

clause-T1 = Con las señas habladas activadas, el jugador que sale en una baza puede decir una de tres cosas sobre el palo de la carta con la que sale. «Fuerte»: todavía tengo al menos una de las tres mejores cartas del palo que quedan por jugar. «Largo»: todavía tengo al menos dos más del palo. «Última»: ya no tengo ninguna más. Están tomadas del Tressette y adaptadas, porque de las tres señas de la Manille no ha quedado constancia.
clause-T2 = Lo que digas tiene que ser verdad: una seña falsa no se admite. La oyen todos los jugadores. Los jugadores del ordenador también hablan y escuchan.
clause-T3 = Con las preguntas activadas en lugar de las señas, el jugador que sale puede hacerle a su compañero una pregunta de una lista fija: ¿tienes la manilla de tal palo?, ¿tienes su as (manillón)? o ¿cuántos triunfos tienes? El compañero responde la verdad y en voz alta. Es la forma antigua, de pregunta y respuesta (manille parlée).


## Modalidades: el nombre y tres líneas de 75 caracteres como mucho
## Línea 1: cartas, jugadores, sentido, cómo sale el triunfo. Línea 2: qué hay que jugar. Línea 3: tanteo y final.

variant-flemish = Manillen flamenco
variant-flemish-1 = 4 jugadores, 32 cartas, antihorario; elige quien quiera; el dador, obligado
variant-flemish-2 = Asistir, montando solo en triunfo; si no puedes, fallar, aun al compañero
variant-flemish-3 = Última baza 1; se anota lo que pasa de 30, doble sin triunfo; a 21

variant-flemish-troef = Manillen Troef
variant-flemish-troef-1 = 4 jugadores, 32 cartas, antihorario; pinta la última carta del dador
variant-flemish-troef-2 = Asistir, montando solo en triunfo; si no puedes, fallar, aun al compañero
variant-flemish-troef-3 = Última baza 1; se anota lo que pasa de 30, la pinta nada; a 21

variant-flemish-zonder = Zonder Troef
variant-flemish-zonder-1 = 4 jugadores, 32 cartas, antihorario; nunca hay triunfo
variant-flemish-zonder-2 = Asistir con cualquier carta; si no puedes, juega la que quieras
variant-flemish-zonder-3 = Última baza 1; se anota doble, siempre, lo que pasa de 30; a 21

variant-flemish-verplicht = Verplicht
variant-flemish-verplicht-1 = 4 jugadores, 32 cartas, antihorario; si pasan los cuatro, sin triunfo
variant-flemish-verplicht-2 = Asistir, montando solo en triunfo; si no puedes, fallar, aun al compañero
variant-flemish-verplicht-3 = Última baza 1; se anota lo que pasa de 30, doble sin triunfo; a 21

variant-belgian = Manille belga
variant-belgian-1 = 4 jugadores, 32 cartas, horario; el dador elige triunfo o sin triunfo
variant-belgian-2 = Montar o fallar al contrario si puedes, sin echar triunfo por debajo
variant-belgian-3 = Se anota lo que pasa de 30; doblando, hasta 4 veces; a 101

variant-french = Manille francesa
variant-french-1 = 4 jugadores, 32 cartas, antihorario; pinta la última carta del dador
variant-french-2 = Montar o fallar al contrario si puedes, sin echar triunfo por debajo
variant-french-3 = Cada baza 1; se anota lo que pasa de 34 y la pinta; mangas a 34, 34 y 44

variant-manilla = Manilla para cuatro
variant-manilla-1 = 4 jugadores, 48 cartas, antihorario; pinta la última carta del dador
variant-manilla-2 = Montar o fallar al contrario si puedes; si no puedes ganar, carta libre
variant-manilla-3 = Cada baza 1; se anota lo que pasa de 36; 2 juegos a 40; capote gana juego

variant-manilla-nueve = Manilla para cuatro, capote sin premio
variant-manilla-nueve-1 = 4 jugadores, 48 cartas, antihorario; pinta la última carta del dador
variant-manilla-nueve-2 = Montar o fallar al contrario si puedes; si no puedes ganar, carta libre
variant-manilla-nueve-3 = Cada baza 1; se anota lo que pasa de 36; 2 juegos a 40; capote sin premio

variant-manilla-two = Manilla para dos, a cartas vistas
variant-manilla-two-1 = 2 jugadores, 48 cartas, seis montones de cuatro cada uno; pinta la última
variant-manilla-two-2 = Solo las cartas de arriba; montar o fallar al contrario si puedes
variant-manilla-two-3 = 1 tanto por cada dos bazas; se anota lo que pasa de 36; dos juegos a 40

variant-botifarra = Botifarra libre (lliure)
variant-botifarra-1 = 4 jugadores, 48 cartas, antihorario; elige el dador o su compañero
variant-botifarra-2 = Montar o fallar al contrario si puedes; si no puedes ganar, carta libre
variant-botifarra-3 = Cada baza 1; se anota lo que pasa de 36; se dobla en tres pasos; a 101

variant-botifarra-obligada = Botifarra obligada
variant-botifarra-obligada-1 = 4 jugadores, 48 cartas, antihorario; elige el dador o su compañero
variant-botifarra-obligada-2 = Montar o fallar al contrario si puedes; si no puedes ganar, echar bajo
variant-botifarra-obligada-3 = Cada baza 1; se anota lo que pasa de 36; se dobla en tres pasos; a 101


## Opciones: lo que pueden cambiar las reglas de la casa. Rótulo de 40 caracteres como mucho, y una frase de ayuda.

switch-head = Montar en el palo de salida
switch-head-help = Dice si debes superar la carta que va ganando cuando puedes asistir (en un palo que no es triunfo, o jugando sin triunfo) y tienes con qué.
switch-ruff = Fallar cuando no puedes asistir
switch-ruff-help = Dice si debes jugar un triunfo cuando no puedes asistir.
switch-overruff = Montar el triunfo que va ganando
switch-overruff-help = Dice si debes jugar un triunfo más alto si puedes, cuando se ha salido de triunfo o cuando tienes que fallar y ya han fallado la baza.
switch-under = Triunfo más bajo que el que gana
switch-under-help = Dice si, cuando tienes que fallar y no debes o no puedes montar el triunfo que va ganando, has de jugar triunfo de todos modos, puedes jugar uno más bajo, o no puedes.
switch-sink = Echar bajo cuando no ganas
switch-sink-help = Si no puedes o no tienes que ganar la baza, solo puedes echar bajo: la carta más baja de un palo, o una carta que valga puntos mientras vaya ganando tu compañero.
switch-talk = Hablar en la mesa
switch-talk-help = Permite al jugador que sale decir algo verdadero sobre el palo de salida, o hacerle una pregunta a su compañero, de modo que lo oigan todos.
switch-namers = Quién elige triunfo
switch-namers-help = Dice si el triunfo lo elige solo el dador, o si puede delegar en su compañero.
switch-no-trump = Se puede jugar sin triunfo
switch-no-trump-help = Dice si quien elige triunfo puede optar por jugar sin ninguno.
switch-no-trump-count = Lo que cuenta sin triunfo
switch-no-trump-count-help = Dice cuántas veces cuenta lo anotado en una mano sin triunfo.
switch-doubles = Veces que se puede doblar
switch-doubles-help = Dice cuántas veces se puede doblar una mano, por turnos entre los dos bandos: doblar, redoblar y una vez más.
switch-no-trump-doubles = Veces que se puede doblar sin triunfo
switch-no-trump-doubles-help = Dice cuántas de esas veces se admiten como mucho en una mano sin triunfo.
switch-cap = Lo máximo que cuenta una mano
switch-cap-help = Dice cuántas veces puede contar una mano como mucho, con todo lo doblado; 0 significa sin límite.
switch-counts = Cómo se juntan los multiplicadores
switch-counts-help = Dice si el sin triunfo, el empate de la mano anterior y lo doblado se multiplican entre sí o se suman: sin triunfo y doblar hacen 4 o 3.
switch-last-trick = Un punto por la última baza
switch-last-trick-help = Dice si el bando que gana la última baza tiene 1 punto más.
switch-narrow-win = Ganar por la mínima vale 1
switch-narrow-win-help = Una mano ganada por 31 a 30 vale exactamente 1, también sin triunfo.
switch-slam = Lo que valen todas las bazas
switch-slam-help = Dice qué se anota el bando que hace todas las bazas: 60 en lugar de sus puntos por encima de la mitad, o nada especial.
switch-slam-wins = Todas las bazas ganan el juego
switch-slam-wins-help = El bando que hace todas las bazas (capote) gana el juego con esa mano, vaya como vaya el tanteo.
switch-tie = Después de un empate
switch-tie-help = Dice qué sigue a una mano en la que los dos bandos tienen los mismos puntos: nada, la mano siguiente cuenta doble, o vuelve a dar el mismo dador.
switch-turned = Cuándo se descubre la carta de debajo
switch-turned-help = Dice cuándo se descubre la carta que está debajo de la que has jugado de un montón.
switch-odd-pair = Punto por las cartas sobrantes
switch-odd-pair-help = Dice quién se lleva el punto por las dos cartas que le sobran a cada jugador cuando los dos han hecho un número impar de bazas.
switch-shown-scores = La carta que pinta se anota
switch-shown-scores-help = El bando del dador se anota los puntos de la carta que pinta.
switch-shown-waits = La pinta que gana el juego espera
switch-shown-waits-help = Si con la carta que pinta el bando del dador llegase a la meta, esos puntos esperan hasta el final de la mano, y se pierden si ese bando tiene menos de la mitad de los puntos.
switch-target = Puntos para ganar
switch-target-help = Dice cuántos puntos ganan la partida, o cada uno de sus juegos.
switch-sets = Juegos para ganar
switch-sets-help = Dice cuántos juegos (mangas) debe ganar un bando para ganar la partida.
switch-decider = Meta del juego decisivo
switch-decider-help = Dice cuántos puntos ganan el último juego cuando los bandos están iguales a juegos; 0 significa los mismos que los demás.
switch-card-points = Sumar los puntos de las cartas hasta
switch-card-points-help = Los dos bandos suman todos los puntos que han hecho, sin doblar, hasta que uno llega a este total; 0 significa que solo se anota lo que pasa de la mitad.

# Opciones que están puestas o no.
value-yes = Sí
value-no = No

# Montar en el palo de salida
value-head-never = Nunca
value-head-foe = Si va ganando un contrario
value-head-always = Siempre, también al compañero

# Fallar cuando no puedes asistir
value-ruff-never = Nunca
value-ruff-foe = Si va ganando un contrario
value-ruff-always = Siempre, también al compañero

# Montar el triunfo que va ganando
value-overruff-never = Nunca
value-overruff-foe = Si es de un contrario
value-overruff-always = Siempre, también el del compañero

# Triunfo más bajo que el que gana
value-under-required = Hay que jugarlo
value-under-free = Se puede jugar
value-under-barred = No se puede jugar

# Hablar en la mesa
value-talk-off = No se habla
value-talk-signals = Señas habladas del jugador que sale
value-talk-questions = Preguntas al compañero

# Quién elige triunfo
value-namers-0 = Solo el dador
value-namers-02 = El dador, que puede delegar en su compañero

# Cómo se juntan los multiplicadores
value-counts-multiply = Se multiplican
value-counts-add = Se suman

# Después de un empate
value-tie-nothing = Nada, da el siguiente
value-tie-double = La mano siguiente cuenta doble
value-tie-again = Vuelve a dar el mismo dador

# Cuándo se descubre la carta de debajo
value-turned-at-once = En el acto
value-turned-after-trick = Después de la baza

# Punto por las cartas sobrantes
value-odd-pair-lost = Nadie
value-odd-pair-last-trick = El que gana la última baza
value-odd-pair-most-tricks = El que tiene más bazas

# Números que piden una palabra
value-last-trick-0 = Ninguno
value-last-trick-1 = 1 punto
value-slam-0 = Nada especial
value-slam-60 = 60 en lugar de los puntos que pasan de la mitad
value-cap-0 = Sin límite
value-decider-0 = La misma que en los demás
value-card-points-0 = No se suman


## Qué falla en unas reglas de la casa
## $field es el rótulo de la opción (un mensaje switch-…); $value, lo que se dio, como texto.

bad-rules-variant = No hay ninguna modalidad llamada «{ $value }».
# Aquí $field es el propio nombre desconocido.
bad-rules-written = «{ $value }» no es una regla de la casa: escribe nombre=valor.
bad-rules-unknown = No hay ninguna regla de la casa llamada «{ $field }».
bad-rules-closed = Esta modalidad no deja cambiar «{ $field }».
bad-rules-value = A «{ $field }» no se le puede dar el valor «{ $value }».
bad-rules-deal = Con estos paquetes no se reparte por igual toda la baraja.
bad-rules-namers = «{ $field }»: donde se elige triunfo tiene que elegirlo alguien, y donde no se elige, nadie.
bad-rules-doubles = «{ $field }» necesita una modalidad en la que se elija triunfo; ninguna otra mano se puede doblar.
bad-rules-card-points = «{ $field }» no puede ir junto con doblar, con la victoria por la mínima ni con lo que se anota por todas las bazas o por la carta que pinta, porque solo se suman los puntos hechos.
bad-rules-narrow = «{ $field }» necesita el punto por la última baza, porque sin él ninguna mano acaba 31 a 30.
bad-rules-decider = «{ $field }» solo tiene sentido si para ganar hace falta más de un juego.
bad-rules-talk = «{ $field }» necesita un compañero, así que es solo para cuatro jugadores.
bad-rules-piles = Los montones a la vista y el momento de descubrir sus cartas son solo del juego para dos.
bad-rules-odd-pair = «{ $field }» solo tiene sentido para dos jugadores y con puntos por las bazas, porque solo así pueden sobrar cartas.
