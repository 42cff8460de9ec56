### Palabras del juego: cartas, puestos, voces, pasos de la cuenta, motivos y negativas.
### Las cartas se nombran sin artículo, para que encajen en todas partes: "Norte: diez de corazones".
### Los bandos ("Nosotros", "Ellos") van como rótulo, sin verbo que concuerde con ellos.

## Cartas

# $rank: un mensaje rank-…; $suit: un mensaje suit-….
card-name = { $rank } de { $suit }

suit-h-french = corazones
suit-d-french = diamantes
suit-c-french = tréboles
suit-s-french = picas
suit-o-spanish = oros
suit-c-spanish = copas
suit-e-spanish = espadas
suit-b-spanish = bastos
no-trump = sin triunfo

rank-french-10 = diez
rank-french-A = as
rank-french-K = rey
rank-french-Q = reina
rank-french-J = jota
rank-french-9 = nueve
rank-french-8 = ocho
rank-french-7 = siete

rank-spanish-9 = nueve
rank-spanish-A = as
rank-spanish-R = rey
rank-spanish-C = caballo
rank-spanish-S = sota
rank-spanish-8 = ocho
rank-spanish-7 = siete
rank-spanish-6 = seis
rank-spanish-5 = cinco
rank-spanish-4 = cuatro
rank-spanish-3 = tres
rank-spanish-2 = dos

# La esquina de la carta: uno o dos caracteres.
face-french-10 = 10
face-french-A = A
face-french-K = K
face-french-Q = Q
face-french-J = J
face-french-9 = 9
face-french-8 = 8
face-french-7 = 7

# La baraja española lleva sus letras en todos los idiomas: A, R, C, S.
face-spanish-9 = 9
face-spanish-A = A
face-spanish-R = R
face-spanish-C = C
face-spanish-S = S
face-spanish-8 = 8
face-spanish-7 = 7
face-spanish-6 = 6
face-spanish-5 = 5
face-spanish-4 = 4
face-spanish-3 = 3
face-spanish-2 = 2

# Una fila de cosas; $first son todas menos la última, con comas.
row = { $first } y { $last }
# Tantas cartas de un valor, en la cuenta de una mano: «2 × diez».
cards-of-rank = { $count } × { $rank }

## Puestos y bandos

seat-south = Sur
seat-north = Norte
seat-east = Este
seat-west = Oeste
# El bando de quien lee, el otro, y los dos.
side-us = Nosotros
side-them = Ellos
side-both = Los dos bandos

## Voces

call-pass = paso
call-double-1 = doblo
call-double-2 = redoblo
call-double-3 = Sant Vicenç

## Hablar en la mesa

say-strong = fuerte
say-long = largo
say-last = última
say-manille = ¿Tienes la manilla de { $suit }?
say-manillon = ¿Tienes el as de { $suit }?
say-trumps = ¿Cuántos triunfos tienes?
answer-yes = sí
answer-no = no
answer-number = { $number }

## La cuenta de una mano
# $side: un mensaje side-…; $amount: la cifra del paso; $cards: cartas en fila; $pieces: cuántas.

term-cards =
    { $pieces ->
        [0] { $side }, ninguna carta que puntúe: 0
       *[other] { $side }, en cartas ({ $cards }): { $amount }
    }
term-tricks = { $side }, por las bazas: { $amount }
term-odd-pair = { $side }, por las cartas sobrantes: { $amount }
term-odd-pair-lost = A cada uno le sobran dos cartas, que no cuentan para nadie
term-last-trick = { $side }, por la última baza: { $amount }
term-shown = { $side }, por la carta que pinta, { $cards }, anotada en el acto: { $amount }
term-shown-waits = La carta que pinta, { $cards }, cerraría el juego: su valor ({ $amount }) espera a que se juegue la mano
term-shown-after = { $side }, con la mitad de los puntos alcanzada, por la carta que pinta, { $cards }: { $amount }
term-shown-lost = { $side }, por debajo de la mitad de los puntos: se pierde el valor de la carta que pinta ({ $amount })
term-par = { $side }, más de { $amount }: se anota lo que pasa de ahí
term-slam = { $side }, todas las bazas: { $amount } en lugar de los puntos que pasan de la mitad
term-narrow-win = { $side }, mano ganada por un punto: { $amount } fijo
term-card-points = { $side }, se suma lo hecho en la mano: { $amount }
term-tie-nothing = Nadie pasa de { $amount }: nadie anota
term-tie-double = Iguales a { $amount }: nadie anota, y la mano siguiente cuenta doble
term-tie-again = Iguales a { $amount }: nadie anota, y vuelve a dar el mismo
term-no-trump = Sin triunfo: por { $amount }
term-after-tie = La mano anterior acabó en empate: por { $amount }
term-double-1 = Doblado: por { $amount }
term-double-2 = Redoblado: por { $amount }
term-double-3 = Sant Vicenç: por { $amount }
# Los mismos pasos cuando se suman: $amount es lo que añade el paso.
term-added-no-trump = Sin triunfo: cuenta { $amount } más
term-added-after-tie = La mano anterior acabó en empate: cuenta { $amount } más
term-added-double-1 = Doblado: cuenta { $amount } más
term-added-double-2 = Redoblado: cuenta { $amount } más
term-added-double-3 = Sant Vicenç: cuenta { $amount } más
term-cap = Una mano nunca cuenta más de { $amount } veces
term-slam-wins = { $side }, todas las bazas: juego ganado
term-set = { $side }: ganado el juego, que iba a { $amount }
term-match = { $side }: ganada la partida

## Por qué no se admite una acción
# $action: carta, voz o frase; $why: el texto de la regla; $clause: su número; $legal: lo que se puede hacer.

refused-duty = { $action }: ahora no. { $why } ({ $clause }) Se puede: { $legal }.
refused-not-held = { $action }: no puedes jugar esa carta, porque no la tienes. Se puede: { $legal }.
refused-moment = { $action }: no es el momento. ({ $clause })
refused-untrue = «{ $action }» no se puede decir ahora: no es verdad, o no es una de las cosas que se pueden decir. ({ $clause })
refused-over = La mano ya ha terminado.

## Por qué hacer algo (pistas, y motivos de los jugadores del ordenador)
# $card: una carta; $suit: un palo; $cards: cuántas cartas; $points: cuántos puntos.

reason-chance = Sin motivo: cualquier acción permitida.
reason-only = Es la única carta que puedes jugar.
reason-cash = Nadie puede con { $card }: haz la baza ya.
reason-lead-trump = Arrastra: sal de triunfo para sacarles los suyos a los demás.
reason-lead-strong = Sal con { $card }: lo más fácil es que aguante o que la baza se la lleve tu compañero.
reason-lead-low = Sal con una carta baja y deja la baza a quien tenga las altas.
reason-take-sure = Con { $card } ganas la baza, y ningún contrario que juegue después puede superarte.
reason-take = Con { $card } ganas la baza, al menos de momento.
reason-give-sure = Tu compañero va ganando la baza y nadie que juegue después puede superarlo: carga puntos.
reason-give = Tu compañero va ganando la baza y probablemente se la quedará: carga puntos.
reason-leave-sure = La baza es de tu compañero, seguro: guárdate las cartas altas.
reason-leave = Tu compañero va ganando la baza: echa una carta baja.
reason-save = La baza va para los contrarios: no les des nada.
reason-lose = La baza va para los contrarios: esta es la carta que menos cuesta.
reason-hope = Los contrarios van ganando la baza, pero tu compañero aún puede llevársela.
reason-name-suit =
    { $cards ->
        [0] No tienes ninguna carta de { $suit }.
        [one] Tienes una carta de { $suit }, que vale { $points }.
       *[other] Tienes { $cards } cartas de { $suit }, que entre todas valen { $points }.
    }
reason-name-none = Tienes las cartas altas repartidas entre los palos: rinden más sin triunfo.
reason-pass-weak = Tus cartas no son lo bastante fuertes para elegir triunfo.
reason-strong-double = Tus cartas son lo bastante fuertes para doblar.
reason-risky-double = Con estas cartas, doblar es un riesgo.
reason-no-double = Deja la mano como está, sin subir lo que cuenta.

## Qué tiene de malo un archivo que alguien ha dado
# $path dice en qué parte del archivo; las demás variables son trozos del archivo.

bad-json = Esto no es JSON: falla en el carácter { $position }.
bad-deep = El texto tiene demasiados niveles, unos dentro de otros.
bad-number = Hay un número demasiado grande o que no es un número.
bad-double = El campo «{ $name }» aparece dos veces.
bad-encoding = El archivo no es texto UTF-8.
bad-long = La línea es demasiado larga para un registro.
bad-empty = No hay ningún registro en el archivo.
bad-file = No se puede leer el archivo: { $path }.
bad-format = Esto no es un registro de manille de la versión 1.
bad-type =
    { $wanted ->
        [object] { $path }: aquí hace falta un objeto entre llaves.
        [list] { $path }: aquí hace falta una lista.
       *[text] { $path }: aquí hace falta un texto corto.
    }
bad-unknown = { $path }: no existe el campo «{ $name }».
bad-missing = { $path }: falta el campo «{ $name }».
bad-length = { $path }: número de elementos de la lista incorrecto ({ $count }).
bad-integer = { $path }: aquí hace falta un número entero de { $low } a { $high }.
bad-card = «{ $text }» no es una carta de esta baraja.
bad-call = «{ $text }» no es una voz que se pueda dar aquí.
bad-saying = «{ $text }» no es una de las cosas que se pueden decir.
bad-say-moment = Se ha dicho algo que no acompaña a ninguna salida.
bad-unfinished = La mano no está terminada, y detrás viene otra.
bad-early = La mano no está terminada, y ya se dan sus cifras.
bad-claim = { $name } figura como { $claimed }; según las reglas es { $found }.
bad-illegal-duty = { $action } no estaba permitido; se podía: { $legal }.
bad-illegal-not-held = { $action } no estaba entre las cartas del jugador; se podía: { $legal }.
bad-illegal-moment = { $action }: no es el momento.
bad-illegal-untrue = «{ $action }» no era verdad.
bad-illegal-over = La mano ya ha terminado antes de { $action }.
bad-deal-dealer = Ha dado quien no debía.
bad-deal-seats = No se han repartido cartas para el número correcto de jugadores.
bad-deal-twice = { $card } se ha repartido dos veces, o no es de esta baraja.
bad-deal-size = El puesto { $seat } no ha recibido el número correcto de cartas.
bad-deal-beyond = La partida había terminado antes de esta mano.
