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
reason-alike = Tus cartas valen aquí lo mismo: no queda en juego ninguna que se meta entre ellas.
reason-save-last = Guarda { $high }: se lleva seguro la última baza, que cuenta un punto más.
reason-sure = Estén como estén las cartas que faltan, a cartas descubiertas ninguna otra daría más.
reason-pile-win = El otro jugador no puede con { $card }: da por lo menos { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-pile-forces = El otro jugador tiene que llevarse { $card } con { $high }.
reason-draw-sure =
    { $cards ->
        [one] Arrastra: queda un triunfo fuera, y nadie puede con { $card }.
       *[other] Arrastra: quedan { $cards } triunfos fuera, y nadie puede con { $card }.
    }
reason-all-sure = Salgas ahora de la carta que salgas, nadie puede con ella.
reason-cash = Nadie puede con { $card }: haz la baza ya.
reason-top = Solo un triunfo puede con { $card }.
reason-partner-top = Tu compañero tiene que tener { $high }: sal de { $suit }.
reason-partner-told = Por lo que se ha dicho, a tu compañero le quedan cartas de { $suit }.
reason-partner-ruffs = A tu compañero no le queda nada de { $suit } y quizá pueda fallar.
reason-promote = Cuando { $card } haya hecho caer { $high }, lo más alto del palo será { $low }.
reason-draw-force =
    { $cards ->
        [one] Arrastra con tu triunfo más alto, { $card }: solo queda uno por encima.
       *[other] Arrastra con tu triunfo más alto, { $card }: quedan { $cards } por encima.
    }
reason-draw-low = Arrastra con { $card } y guarda { $high }.
reason-void = Es tu última carta de { $suit }: desde ahora podrás fallar.
reason-shorten =
    { $cards ->
        [one] Así solo te queda una carta de { $suit }: pronto podrás fallar.
       *[other] De { $suit } es de lo que menos tienes, { $cards } cartas después de esta: pronto podrás fallar.
    }
reason-keep-top = Sal de { $card } y guarda { $high }, la más alta de su palo.
reason-under = Sal de { $card }, por debajo de { $keep }: todavía queda fuera { $high }.
reason-forces-trump = Nadie más tiene { $suit }: solo con un triunfo pueden ganarte.
reason-hardest = De todas tus cartas, la más difícil de superar es { $card }.
reason-long = Tu palo más largo es { $suit }, con { $cards } cartas, y a los contrarios no les quedan triunfos.
reason-from-ruff = Guarda { $high } hasta que ya no te la puedan fallar.
reason-weak-suit = Sal de { $suit }: ahí casi no tienes nada que perder.
reason-exit = Cede la salida con { $card }: no cuesta ningún punto.
reason-overruff = Con { $card } superas el triunfo que va ganando, { $high }.
reason-take-last = Juegas el último: con { $card } ganas la baza, que lleva { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-take-sure = Con { $card } ganas la baza, y ningún contrario que juegue después puede superarte.
reason-overtake = A { $high }, de tu compañero, aún pueden superarla: { $card } es más segura.
reason-take-rich = Con { $card } ganas la baza y te aseguras lo que vale: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-ruff = Falla con { $card }: la baza lleva { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-take-cheap = Con { $card } basta: guarda { $high }.
reason-take-likely = Con { $card } ganas la baza, y lo más probable es que aguante.
reason-take-more = Lo más probable es que { $card } aguante, y añade { $points ->
    [one] un punto
   *[other] { $points } puntos
  } a la baza.
reason-take-keep = Con { $card } ganas la baza y te aseguras lo que vale, { $points ->
    [one] un punto
   *[other] { $points } puntos
  }; guarda { $high }.
reason-take-middle = Es más difícil superar { $card } que una carta más baja, y te guardas { $high }.
reason-take-hardest = Si te llevas la baza, que sea con la carta más difícil de superar: { $card }.
reason-take-low = Con { $card } ganas la baza de momento, y es la que menos cuesta si la superan.
reason-force = Con { $card } ganas la baza de momento: quien la quiera tendrá que superarte.
reason-give-most = La baza es de los vuestros, seguro: échale lo mejor que puedas, { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-give-keep = La baza es de los vuestros, seguro: échale { $points ->
    [one] un punto
   *[other] { $points } puntos
  } y guarda { $high }, la más alta de su palo.
reason-keep-winner = La baza es de los vuestros, seguro: guarda { $high }, la más alta de su palo.
reason-give-likely = Tu compañero va ganando la baza y probablemente se la quedará: carga puntos.
reason-give-hope = Tu compañero probablemente se llevará la baza: carga puntos.
reason-give-some = La baza es de los vuestros, seguro: échale { $points ->
    [one] un punto
   *[other] { $points } puntos
  } y guarda { $high }.
reason-let-go =
    { $points ->
        [0] Deja pasar esta baza, que no lleva nada: guarda { $high } para otra mejor.
       *[other] Deja pasar esta baza, que solo lleva { $points }: guarda { $high } para otra mejor.
    }
reason-leave-partner = Deja la baza a tu compañero, que aún puede llevársela, y guarda { $high }.
reason-keep-guard = Guarda { $low }, para no dejar sola otra carta: { $high }.
reason-duck = La baza va para los contrarios: dales lo menos posible.
reason-risk-none = La baza aún no está decidida: arriesga lo menos posible.
reason-keep-trumps = Guárdate los triunfos para más tarde.
reason-keep-low = Mientras quede fuera { $high }, de poco te sirve { $card }: guarda mejor la baja, { $low }.
reason-lowest = De las que puedes jugar, { $card } es la más baja.
reason-small = Ninguna de las cartas que puedes jugar gana la baza ni vale nada.
reason-keep-high = Guarda { $keep } mientras quede fuera { $high }.
reason-save-top = Guarda para más tarde { $high }, la más alta de su palo.
reason-lead-poor = Sal de la carta que menos vale.
reason-uncover =
    { $cards ->
        [one] Descubre una carta nueva: debajo hay una.
       *[other] Descubre una carta nueva: debajo hay { $cards }, más que en ninguna otra pila.
    }
reason-nearly = De 100 repartos imaginados, en { $share } ninguna otra carta era mejor.
reason-equal = Da igual: en los repartos imaginados todas las cartas dan lo mismo.
reason-best-on-average = En conjunto, nada promete más.
reason-plain = No hay nada en especial a favor de esta carta.
reason-seen-top = De las cartas de su palo que quedan por jugar, ninguna es más alta que { $card }.
reason-seen-trump = Pide triunfo; quedan por jugar otros más altos.
reason-seen-suit = Pide su palo; quedan por jugar cartas más altas.
reason-seen-over-partner = Le quita la baza a su compañero, que la tenía con { $high }.
reason-seen-ruffs = Falla una baza que con ella vale { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-seen-takes = Se lleva una baza que por ahora vale con ella { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-seen-gives = La baza es de su compañero, con { $high }: añade { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-seen-adds-none = La baza es de su compañero, con { $high }; no añade puntos.
reason-seen-loses = La baza es de los otros, con { $high }, y con ella reciben { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-seen-spares = La baza es de los otros, con { $high }, y con ella no reciben puntos.
reason-name-tops = Tienes la manilla y el as de { $suit }, y { $cards } cartas en total.
reason-name-both = Tu palo más largo y más fuerte es { $suit }: { $cards } cartas, que valen { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-name-longest = Tu palo más largo es { $suit }: { $cards } cartas, que valen { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-name-strongest = Tu palo más fuerte es { $suit }: { $cards } cartas, que valen { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-name-promises = Por la fuerza de tus cartas, lo que más promete es { $suit }.
reason-name-suit =
    { $cards ->
        [0] No tienes ninguna carta de { $suit }.
        [one] Tienes una carta de { $suit }, que vale { $points ->
            [one] un punto
           *[other] { $points } puntos
          }.
       *[other] Tienes { $cards } cartas de { $suit }, que entre todas valen { $points ->
           [one] un punto
          *[other] { $points } puntos
         }.
    }
reason-none-manilles = Tienes { $cards } manillas, y sin triunfo nadie te las puede fallar.
reason-none-spread = En { $cards } palos tienes una de las dos cartas más altas: juega sin triunfo.
reason-name-none = Sin triunfo, cada baza es para la carta más alta del palo de salida.
reason-pass-partner = Tus cartas no son lo bastante fuertes para elegir triunfo: deja la elección a tu compañero.
reason-pass-weak = Tus cartas no son lo bastante fuertes para elegir triunfo.
reason-pass = Deja la elección a los demás.
reason-double-expect = Tu bando puede esperar { $points ->
    [one] un punto
   *[other] { $points } puntos
  } más que el otro.
reason-double-trumps = Tienes { $cards } triunfos: tus cartas son lo bastante fuertes para doblar.
reason-strong-double = Tus cartas son lo bastante fuertes para doblar.
reason-risky-double = Con estas cartas, doblar es un riesgo.
reason-few-trumps =
    { $cards ->
        [0] No tienes triunfos: deja la mano como está, sin subir lo que cuenta.
        [one] Solo tienes un triunfo: deja la mano como está, sin subir lo que cuenta.
       *[other] Solo tienes { $cards } triunfos: deja la mano como está, sin subir lo que cuenta.
    }
reason-no-double = Deja la mano como está, sin subir lo que cuenta.
reason-timid = Doblar promete más, pero quien deja la mano como está arriesga menos.

## Qué tiene de malo un archivo que alguien ha dado
# $path dice en qué parte del archivo; las demás variables son trozos del archivo.

bad-json = Esto no es un registro entero. Un registro es una línea de JSON, y esta falla en el carácter { $position }.
bad-deep = El texto tiene demasiados niveles, unos dentro de otros.
bad-number = Hay un número demasiado grande o que no es un número.
bad-double = El campo «{ $name }» aparece dos veces.
bad-encoding = El archivo no es texto UTF-8.
bad-utf-16 = El archivo es texto en UTF-16; guárdalo como UTF-8.
bad-long = La línea es demasiado larga para un registro.
bad-empty = No hay ningún registro en el archivo.
bad-file = No se puede leer el archivo: { $path }.
bad-name-empty = Escribe antes un nombre.
bad-name-long = Un nombre tiene como mucho { $most } caracteres.
bad-name-unprintable = Un nombre no puede llevar caracteres que no se muestran, como un salto de línea.
bad-name-invisible = De este nombre no se vería nada.
bad-format = Esto no es un registro de manille de la versión 1.
bad-type =
    { $wanted ->
        [object] { $path }: aquí hace falta un objeto entre llaves.
        [list] { $path }: aquí hace falta una lista.
        [number] { $path }: aquí hace falta un número.
        [flag] { $path }: aquí hace falta true o false.
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

## Jugadores del ordenador, del más flojo al más fuerte: un nombre, y una línea sobre cada uno
# $name es el pedido; $names son los que pueden jugar.

bot-chance = Azar
bot-chance-about = Juega cualquier carta permitida: para ver cómo es el juego.
bot-beginner = Principiante
bot-beginner-about = Sabe las reglas, olvida lo jugado y calcula mal muchas cartas.
bot-learner = Aprendiz
bot-learner-about = Mira la baza, recuerda la anterior y dobla con demasiada alegría.
bot-casual = Aficionado
bot-casual-about = Juega por gusto y ayuda al compañero, pero pierde la cuenta.
bot-thumb = Jugador constante
bot-thumb-about = Juega con buenas reglas prácticas y recuerda todas las cartas.
bot-club = Jugador de club
bot-club-about = Piensa en muchas maneras de estar las cartas antes de jugar.
bot-strong = Jugador fuerte
bot-strong-about = Piensa más que el jugador de club, y perdona menos.
bot-expert = Experto
bot-expert-about = El mejor de esta mesa; se toma un momento para cada carta.
bot-sees-all = «{ $name }» ve todas las cartas y por eso no juega con personas; hay: { $names }.
