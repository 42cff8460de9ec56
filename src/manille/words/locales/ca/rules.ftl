### El reglament per als jugadors: regles, variants, opcions, i què falla en les regles de la casa.
###
### Les paraules que fem servir:
###   manilla        la carta més alta d’un coll (el deu; amb la baralla espanyola, el nou)
###   manillot       l’as, la segona carta d’un coll
###   coll           oros, copes, espases, bastos; cors, diamants, trèvols, piques
###   assistir       jugar una carta del coll de sortida
###   matar          superar la carta que va guanyant
###   fallar         jugar trumfo quan no es té el coll de sortida; contrafallar: matar el trumfo que va guanyant
###   sortir         jugar la primera carta de la basa
###   pinta          l’última carta de qui reparteix, girada per marcar el trumfo
###   mà             tot el que es juga amb una repartida
###   joc            una part de la partida
###   capot          totes les bases per a un sol bàndol


## Títols

section-G = Comú a tots els jocs
section-P = Quines cartes has de jugar
section-F = Manillen de Flandes
section-B = Manille belga
section-R = Manille francesa
section-K = Manilla de quatre
section-H = Manilla de dos, amb piles a la vista
section-O = Botifarra
section-T = Parlar a taula


## G: comú a tots els jocs

clause-G1 = Amb la baralla francesa es juga amb 32 cartes: cors, diamants, trèvols i piques; a cada coll, de la més alta a la més petita, l’ordre és 10, as, rei, dama, valet, 9, 8, 7. Amb la baralla espanyola es juga amb 48 cartes: oros, copes, espases i bastos; a cada coll, també de la més alta a la més petita, l’ordre és 9, as, rei, cavall, sota, 8, 7, 6, 5, 4, 3, 2. L’ordre és igual al trumfo que als altres colls.
clause-G2 = Les cinc cartes més altes de cada coll valen, començant per dalt, 5, 4, 3, 2 i 1 punts; les altres no valen res. Cada coll té 15 punts, i la baralla 60. La carta més alta d’un coll n’és la manilla; l’as n’és el manillot.
clause-G3 = Una carta s’escriu amb el valor i després el coll: 10h és el deu de cors, Qs la dama de piques, 9o el nou d’oros, Rc el rei de copes. En lloc de 10h també es pot escriure Th.
clause-G4 = Quatre jugadors formen dos bàndols fixos, i el teu company seu davant teu; si són dos, cada jugador fa bàndol tot sol. Els llocs es numeren des del 0 en el sentit del joc: els llocs 0 i 2 són el bàndol 0; els altres dos, el bàndol 1. El jugador que ve just després de qui reparteix, en el sentit del joc, s’anomena el primer jugador.
# Aquí "el primer jugador" és el que defineix clause-G4.
clause-G5 = El primer jugador surt a la primera basa, amb la carta que vol. Després, qui guanya una basa surt a la següent.
clause-G6 = Guanya la basa el trumfo més alt que hi hagi. Si no hi ha cap trumfo, la guanya la carta més alta del coll de sortida.
clause-G7 = Després de cada mà, el torn de repartir passa al jugador següent en el sentit del joc, si cap altra regla no diu el contrari.
clause-G8 = Quan un joc no té sorteig propi, el primer de repartir es tria a l’atzar. Les cartes es tornen a remenar per a cada mà, amb atzar de debò de l’ordinador. Si algú dona un número inicial (una llavor), es pot repetir la partida sencera exactament igual.
clause-G9 = A cada mà, només s’apunta punts pel joc de les cartes el bàndol que ha fet més de la meitat dels punts; l’altre s’apunta 0. L’única excepció és el Manillen de Flandes quan se sumen els punts de les cartes fins a 101.


## P: quines cartes has de jugar
##
## Aquestes frases també diuen al jugador per què no pot jugar una carta. La primera frase descriu la situació; la resta, el que s’hi pot jugar.
##   $head      cal matar dins d’un coll que no és trumfo?    never, foe, always
##   $ruff      cal fallar quan no es pot assistir?           never, foe, always
##   $overruff  cal matar el trumfo que va guanyant?          never, foe, always
##   $under     un trumfo més petit que el que va guanyant    required, free, barred
##   $sink      qui no guanya la basa ha de jugar petit?      yes, no

clause-P0 = Surts tu: juga la carta que vulguis.

# Pots assistir; un contrari va guanyant amb el coll; el pots matar.
clause-P1 = Han sortit d’un coll que no és trumfo, pots assistir, un contrari va guanyant la basa amb una carta del coll de sortida, i pots matar aquesta carta. { $head ->
    [never] { $sink ->
        [yes] Has d’assistir, amb una carta que la mati o amb la més petita que tinguis del coll.
       *[no] Has d’assistir, però amb qualsevol carta del coll n’hi ha prou.
    }
   *[other] L’has de matar amb una carta del coll de sortida.
}
# El mateix, però no el pots matar.
clause-P2 = Han sortit d’un coll que no és trumfo, pots assistir, un contrari va guanyant la basa amb una carta del coll de sortida, i no la pots matar amb cap carta del coll. { $sink ->
    [yes] Has d’assistir amb la carta més petita que tinguis del coll.
   *[no] Has d’assistir, amb qualsevol carta del coll.
}
# Pots assistir, però un contrari ha fallat.
clause-P3 = Han sortit d’un coll que no és trumfo, pots assistir, i un contrari va guanyant la basa amb un trumfo. { $sink ->
    [yes] Has d’assistir amb la carta més petita que tinguis del coll.
   *[no] Has d’assistir, amb qualsevol carta del coll.
}
# Pots assistir; va guanyant el company, amb el coll o amb trumfo.
clause-P4 = Han sortit d’un coll que no és trumfo, pots assistir, i el teu company va guanyant la basa. { $head ->
    [always] { $sink ->
        [yes] Si el company va guanyant amb una carta del coll de sortida i la pots matar, l’has de matar amb una carta del coll; si no, només has d’assistir. De les cartes que això et deixa, només pots jugar-ne una que valgui punts o la més petita.
       *[no] Si el company va guanyant amb una carta del coll de sortida i la pots matar, l’has de matar amb una carta del coll; si no, has d’assistir, amb qualsevol carta del coll.
    }
   *[other] { $sink ->
        [yes] Has d’assistir, amb una carta que valgui punts o amb la més petita que tinguis del coll.
       *[no] Has d’assistir, però amb qualsevol carta del coll n’hi ha prou.
    }
}
# Han sortit de trumfo, va guanyant un contrari, el pots matar.
clause-P5 = Han sortit de trumfo, tens trumfos, un contrari va guanyant la basa, i pots matar el trumfo que va guanyant. { $overruff ->
    [never] { $sink ->
        [yes] Has de jugar trumfo: un que el mati o el més petit que tinguis.
       *[no] Has de jugar trumfo, però amb qualsevol trumfo n’hi ha prou.
    }
   *[other] L’has de matar amb un trumfo més alt.
}
# El mateix, però no el pots matar.
clause-P6 = Han sortit de trumfo, tens trumfos, un contrari va guanyant la basa, i no pots matar el trumfo que va guanyant. { $sink ->
    [yes] Has de jugar el trumfo més petit que tinguis.
   *[no] Has de jugar trumfo, el que vulguis.
}
# Han sortit de trumfo, va guanyant el company.
clause-P7 = Han sortit de trumfo, tens trumfos, i el teu company va guanyant la basa. { $overruff ->
    [always] { $sink ->
        [yes] Si tens un trumfo més alt que el del company, n’has de jugar un que ho sigui; si no, un de més petit. Dels trumfos que això et deixa, només pots jugar-ne un que valgui punts o el més petit.
       *[no] Si tens un trumfo més alt que el del company, n’has de jugar un que ho sigui; si no, el trumfo que vulguis.
    }
   *[other] { $sink ->
        [yes] Has de jugar trumfo: un que valgui punts o el més petit que tinguis.
       *[no] Has de jugar trumfo, però amb qualsevol trumfo n’hi ha prou.
    }
}
# No pots assistir, tens trumfos, va guanyant un contrari i ningú no ha fallat.
clause-P8 = No pots assistir, tens trumfos, i un contrari va guanyant la basa amb una carta del coll de sortida. { $ruff ->
    [never] { $sink ->
        [yes] Pots jugar qualsevol trumfo, o la carta més petita d’un altre coll.
       *[no] Pots jugar la carta que vulguis.
    }
   *[other] Has de fallar, amb el trumfo que vulguis.
}
# No pots assistir, un contrari ha fallat, tens un trumfo més alt.
clause-P9 = No pots assistir, un contrari va guanyant la basa amb un trumfo, i en tens un de més alt. { $ruff ->
    [never] { $sink ->
        [yes] Pots jugar qualsevol trumfo més alt, o la carta més petita que tinguis de qualsevol coll.
       *[no] Pots jugar la carta que vulguis.
    }
   *[other] { $overruff ->
        [never] { $under ->
            [required] { $sink ->
                [yes] Has de jugar trumfo: un de més alt o el més petit que tinguis.
               *[no] Has de jugar trumfo, però no cal que sigui més alt.
            }
            [barred] { $sink ->
                [yes] No pots jugar un trumfo més petit: juga qualsevol trumfo més alt, o la carta més petita d’un altre coll.
               *[no] No pots jugar un trumfo més petit: juga qualsevol trumfo més alt, o qualsevol carta d’un altre coll.
            }
           *[free] { $sink ->
                [yes] Pots jugar qualsevol trumfo més alt, o la carta més petita que tinguis de qualsevol coll.
               *[no] Pots jugar la carta que vulguis.
            }
        }
       *[other] Has de contrafallar: juga un trumfo més alt.
    }
}
# No pots assistir, un contrari ha fallat, només tens trumfos més petits, i altres cartes.
clause-P10 = No pots assistir, un contrari va guanyant la basa amb un trumfo, tots els teus trumfos són més petits, i també tens altres cartes. { $ruff ->
    [never] { $sink ->
        [yes] Només pots jugar la carta més petita d’un coll, del coll que vulguis.
       *[no] Pots jugar la carta que vulguis.
    }
   *[other] { $under ->
        [required] { $sink ->
            [yes] Has de jugar trumfo igualment: el més petit que tinguis.
           *[no] Has de jugar trumfo igualment.
        }
        [barred] { $sink ->
            [yes] No pots jugar un trumfo per sota del seu: juga la carta més petita d’un altre coll.
           *[no] No pots jugar un trumfo per sota del seu: juga una carta d’un altre coll.
        }
       *[free] { $sink ->
            [yes] Només pots jugar la carta més petita d’un coll, del coll que vulguis.
           *[no] Pots jugar la carta que vulguis.
        }
    }
}
# El mateix, però no tens res més que aquests trumfos més petits.
clause-P11 = No pots assistir, un contrari va guanyant la basa amb un trumfo, i només et queden trumfos més petits. { $sink ->
    [yes] Has de jugar el més petit de tots.
   *[no] Pots jugar el que vulguis.
}
# No pots assistir ni tens trumfo; va guanyant un contrari.
clause-P12 = No pots assistir, no tens cap trumfo, i un contrari va guanyant la basa. { $sink ->
    [yes] Només pots jugar la carta més petita d’un coll, del coll que vulguis.
   *[no] Pots jugar la carta que vulguis.
}
# No pots assistir, tens trumfos, va guanyant el company i ningú no ha fallat.
clause-P13 = No pots assistir, tens trumfos, i el teu company va guanyant la basa amb una carta del coll de sortida. { $ruff ->
    [always] { $sink ->
        [yes] Has de fallar igualment: amb un trumfo que valgui punts o amb el més petit que tinguis.
       *[no] Has de fallar igualment, amb el trumfo que vulguis.
    }
   *[other] { $sink ->
        [yes] Pots jugar qualsevol carta que valgui punts, o la més petita d’un coll.
       *[no] Pots jugar la carta que vulguis.
    }
}
# No pots assistir, tens trumfos, va guanyant el company amb un trumfo.
clause-P14 = No pots assistir, tens trumfos, i el teu company va guanyant la basa amb un trumfo. { $ruff ->
    [always] { $overruff ->
        [always] { $under ->
            [required] { $sink ->
                [yes] Si tens un trumfo més alt que el del company, n’has de jugar un que ho sigui; si no, un de més petit. Dels trumfos que això et deixa, només pots jugar-ne un que valgui punts o el més petit.
               *[no] Si tens un trumfo més alt que el del company, n’has de jugar un que ho sigui; si no, el trumfo que vulguis.
            }
            [barred] { $sink ->
                [yes] Si tens un trumfo més alt que el del company, n’has de jugar un que ho sigui. Si no en tens cap, has de jugar una carta d’un altre coll; només si no tens res més que trumfos, en jugues un. De les cartes que això et deixa, només pots jugar les que valen punts i la més petita de cada coll.
               *[no] Si tens un trumfo més alt que el del company, n’has de jugar un que ho sigui. Si no en tens cap, has de jugar una carta d’un altre coll; només si no tens res més que trumfos, en jugues un, el que vulguis.
            }
           *[free] { $sink ->
                [yes] Si tens un trumfo més alt que el del company, n’has de jugar un que ho sigui; si no en tens cap, això no et priva de cap carta. De les cartes que això et deixa, només pots jugar les que valen punts i la més petita de cada coll.
               *[no] Si tens un trumfo més alt que el del company, n’has de jugar un que ho sigui; si no en tens cap, pots jugar la carta que vulguis.
            }
        }
       *[other] { $under ->
            [required] { $sink ->
                [yes] Has de jugar trumfo: un que valgui punts o el més petit que tinguis. No cal que sigui més alt que el del company.
               *[no] Has de jugar trumfo, però no cal que sigui més alt que el del company.
            }
            [barred] { $sink ->
                [yes] No pots jugar un trumfo més petit que el del company, tret que només et quedin trumfos així. De les cartes que això et deixa, només pots jugar les que valen punts i la més petita de cada coll.
               *[no] No pots jugar un trumfo més petit que el del company, tret que només et quedin trumfos així. Qualsevol altra carta, sí que la pots jugar.
            }
           *[free] { $sink ->
                [yes] Pots jugar qualsevol carta que valgui punts, o la més petita d’un coll.
               *[no] Pots jugar la carta que vulguis.
            }
        }
    }
   *[other] { $sink ->
        [yes] Pots jugar qualsevol carta que valgui punts, o la més petita d’un coll.
       *[no] Pots jugar la carta que vulguis.
    }
}
# No pots assistir ni tens trumfo; va guanyant el company.
clause-P15 = No pots assistir, no tens cap trumfo, i el teu company va guanyant la basa. { $sink ->
    [yes] Pots jugar qualsevol carta que valgui punts, o la més petita d’un coll.
   *[no] Pots jugar la carta que vulguis.
}
# Una mà sense trumfo; pots assistir, guanyi qui guanyi.
clause-P16 = Aquesta mà es juga sense trumfo, i pots assistir. { $head ->
    [never] { $sink ->
        [yes] Has d’assistir. Si un contrari va guanyant la basa, juga una carta que mati la que va guanyant o la més petita que tinguis del coll. Si va guanyant el teu company, juga una carta del coll que valgui punts o la més petita que en tinguis.
       *[no] Has d’assistir, i amb qualsevol carta del coll n’hi ha prou.
    }
    [always] { $sink ->
        [yes] Si pots matar la carta que va guanyant, l’has de matar, encara que sigui del teu company. Si és d’un contrari i no la pots matar, juga la carta més petita que tinguis del coll. Si va guanyant el teu company, de les cartes del coll que això et deixa, juga’n una que valgui punts o la més petita.
       *[no] Si pots matar la carta que va guanyant, l’has de matar, encara que sigui del teu company. Si no pots, juga qualsevol carta del coll.
    }
   *[foe] { $sink ->
        [yes] Si un contrari va guanyant la basa i pots matar la carta que va guanyant, l’has de matar; si no pots, juga la carta més petita que tinguis del coll. Si va guanyant el teu company, juga una carta del coll que valgui punts o la més petita que en tinguis.
       *[no] Si un contrari va guanyant la basa i pots matar la carta que va guanyant, l’has de matar. Si no pots, o si va guanyant el teu company, juga qualsevol carta del coll.
    }
}
# Una mà sense trumfo; no pots assistir, guanyi qui guanyi.
clause-P17 = Aquesta mà es juga sense trumfo, i no pots assistir. { $sink ->
    [yes] Si un contrari va guanyant la basa, només pots jugar la carta més petita d’un coll. Si va guanyant el teu company, pots jugar qualsevol carta que valgui punts, o la més petita d’un coll.
   *[no] Pots jugar la carta que vulguis.
}


## F: Manillen de Flandes

clause-F1 = Quatre jugadors, 32 cartes, en sentit antihorari. Per saber qui reparteix primer, cada jugador talla la baralla, i reparteix qui ensenya la carta més alta. Si hi ha empat per la més alta, els empatats tornen a tallar.
clause-F2 = Talla el jugador de l’esquerra de qui reparteix. Cada jugador rep 8 cartes, de quatre en quatre, començant pel primer jugador (el de la dreta de qui reparteix).
clause-F3 = Parla primer el jugador de la dreta de qui reparteix, després el company de qui reparteix, i després el jugador de l’esquerra de qui reparteix: cadascun canta un coll de trumfo, diu zonder troef (sense trumfo, o sigui botifarra) o passa. El primer que no passa ho decideix. Si passen tots tres, qui reparteix ha de cantar un coll o zonder troef.
clause-F4 = No es pot contrar. La parella que canta el trumfo es proposa fer 31 punts o més. Si no hi arriba, no perd res més que el que s’apunta l’altra parella.
clause-F5 = Has d’assistir si pots, però en un coll que no és trumfo no cal matar. Si no pots assistir, has de fallar, encara que el teu company vagi guanyant la basa; i si va guanyant un trumfo, l’has de matar si pots, encara que sigui del teu company. Si no el pots matar, has de jugar igualment un trumfo més petit. Quan han sortit de trumfo, has de matar el trumfo que va guanyant si pots, encara que sigui del teu company.
clause-F6 = La parella que guanya l’última basa té 1 punt més; per tant, cada mà té 61 punts.
clause-F7 = La parella que fa 31 punts o més s’apunta els seus punts menys 30: amb 38 a 23 s’apunta 8. Tant és quina parella ha cantat el trumfo.
clause-F8 = En zonder troef (sense trumfo) es dobla el que s’apunta: amb 38 a 23 s’apunta 16.
clause-F9 = Com a regla de la casa, dita victòria justa, una mà guanyada per 31 a 30 val exactament 1, també en zonder troef. Normalment no es juga així, i 31 a 30 val 1 amb trumfo i 2 en zonder troef.
clause-F10 = Si jugueu sense el punt de l’última basa, una mà pot acabar 30 a 30. Llavors ningú no s’apunta res, i torna a repartir el mateix jugador.
clause-F11a = Guanya la partida la primera parella que té 21 tants, comptats en acabar la mà. Si voleu, podeu jugar a 101.
clause-F11b = Com a regla de la casa, podeu sumar els punts de les cartes fins a 101: totes dues parelles sumen els punts que han fet a cada mà, i no es dobla res. Guanya la primera parella que arriba a 101. Si hi arriben totes dues a la mateixa mà, guanya la que en té més; si en tenen els mateixos, es juga una altra mà.
clause-F12 = Hi ha tres formes amb nom propi. Manillen Troef: ningú no tria el trumfo; l’última carta de qui reparteix es gira i el seu coll és el trumfo. Aquesta carta no s’apunta, i no hi ha zonder troef. Zonder Troef: totes les mans es juguen sense trumfo, i tot el que s’apunta es dobla. Verplicht: també pot passar qui reparteix, i si passen tots quatre es juga en zonder troef.
clause-F13 = La manilla parlada (Manille parlante) es pot activar en tots els jocs de quatre; a l’apartat sobre parlar a taula s’explica com va.
clause-F14 = Es coneixen de nom dues formes regionals més, Manille Ascolana i Aussprache, amb petites diferències a l’hora de cantar trumfo i en l’obligació de fallar, però ningú no ens ha dit quines. Les pots jugar com a regles de la casa: tot el que un joc deixa canviar ho pots triar, posar-hi nom i desar-ho.


## B: Manille belga

clause-B1 = Quatre jugadors, 32 cartes, en sentit horari (el de les agulles del rellotge). Talla el jugador de la dreta de qui reparteix. Cada jugador rep 8 cartes, en grups de 3, 3 i 2, començant pel primer jugador (el de l’esquerra de qui reparteix).
clause-B2 = Qui reparteix canta un coll de trumfo o sense trumfo (botifarra).
clause-B3 = Després, un jugador de l’altra parella pot contrar: es pregunta al de l’esquerra de qui reparteix, i després al de la dreta. Si un dels dos contra, un jugador de la parella que reparteix pot recontrar: es pregunta a qui reparteix, i després al seu company. El primer que diu que sí tanca la pregunta.
clause-B4 = Una mà compta una vegada. Compta el doble si és sense trumfo, el doble si la mà anterior va acabar en empat (plat), el doble si s’ha contrat, i el doble un altre cop si s’ha recontrat, però mai més de quatre vegades en total. Quan ja compta quatre vegades, no es pregunta a ningú més si vol contrar.
clause-B5 = Has d’assistir si pots, i si un contrari va guanyant l’has de matar si pots. Si no pots assistir i va guanyant un contrari, has de fallar, i si va guanyant un trumfo has de contrafallar si pots; no pots jugar un trumfo més petit, tret que només et quedin trumfos més petits. Mentre va guanyant el teu company no cal que matis ni que fallis, però sí que has d’assistir.
clause-B6 = Cada mà té 60 punts, i les bases no compten res. La parella que en fa més de 30 s’apunta els seus punts menys 30, tantes vegades com compta la mà. Amb 38 a 22 comptat una vegada s’apunta 8; sense trumfo, contrat i recontrat, que compta quatre vegades, s’apunta 32.
clause-B7 = Una mà que acaba 30 a 30 és plat: ningú no s’apunta res, la mà següent compta el doble, i el torn de repartir passa com sempre. Un plat darrere d’un plat també dobla un sol cop.
clause-B8 = Com a regla de la casa, que normalment no es juga, la parella que fa totes vuit bases s’apunta 60 en lloc de 30, tantes vegades com compta la mà. Si té tots 60 punts però no totes les bases, no li val.
clause-B9 = Guanya la partida la primera parella que té 101 tants.
clause-B10 = Als clubs també trobaràs aquestes regles de la casa: partides a 61, 101, 121 o 151; al millor de tres o de cinc partides; comptes que se sumen en lloc de multiplicar-se, de manera que sense trumfo i contro compten tres vegades; i que qui reparteix pugui delegar en el company la tria del trumfo.


## R: Manille francesa

clause-R1 = Quatre jugadors, 32 cartes, en sentit antihorari. Talla el jugador de l’esquerra de qui reparteix. Cada jugador rep 8 cartes, de quatre en quatre, començant pel primer jugador (el de la dreta de qui reparteix).
clause-R2 = L’última carta de qui reparteix es gira: és la pinta, i el seu coll és el trumfo. La pinta es queda amb les cartes de qui reparteix; tothom la coneix, i es pot jugar quan es vulgui.
clause-R3 = Si la pinta val punts, la parella que reparteix se’ls apunta de seguida: 5 pel 10, 4 per l’as, 3 pel rei, 2 per la dama, 1 pel valet.
clause-R4 = Has d’assistir si pots, i si un contrari va guanyant l’has de matar si pots. Si no pots assistir i va guanyant un contrari, has de fallar, i si va guanyant un trumfo has de contrafallar si pots; no pots jugar un trumfo més petit, tret que només et quedin trumfos més petits. Mentre va guanyant el teu company no cal que matis ni que fallis, però sí que has d’assistir. Ningú no canta trumfo, totes les mans tenen trumfo, i no es pot contrar.
clause-R5 = Cada basa val 1 punt; per tant, cada mà té 60 i 8, que fan 68. La parella que passa de 34 s’apunta el que en passa: amb 46 a 22 s’apunta 12. Amb 34 a 34 ningú no s’apunta res, però els punts de la pinta es queden apuntats.
clause-R6 = Guanya un joc (mànega) la parella que arriba a 34, i amb dos jocs es guanya la partida. Si van empatats a un joc, se’n juga un tercer, a 44. Cada joc comença 0 a 0.
clause-R7 = Un joc només s’acaba al final d’una mà: els punts de la pinta tots sols no l’acaben mai. Si hi han arribat totes dues parelles, guanya la que té més punts; si en tenen els mateixos, es juga una altra mà.


## K: Manilla de quatre

clause-K1 = Quatre jugadors, la baralla espanyola de 48 cartes, en sentit antihorari.
clause-K2 = Per sortejar els llocs, cada jugador treu una carta, i els dos que treuen les més altes juguen junts. El de la més alta de totes tria lloc i reparteix primer; el de la carta més bona de l’altra parella seu a la dreta de qui reparteix, i els companys seuen l’un davant de l’altre. Si dues cartes tenen el mateix valor, l’ordre és oros, copes, espases, bastos. Per exemple, si Nord treu Rc, Est 9o, Sud 9b i Oest 4e, reparteix Est i juga amb Sud; Nord seu a la dreta de qui reparteix, i Oest a l’esquerra.
clause-K3 = Qui reparteix remena, i talla el jugador de la seva esquerra. Cada jugador rep 12 cartes, de quatre en quatre, començant pel primer jugador (el de la dreta de qui reparteix). L’última carta, que és de qui reparteix, es gira: és la pinta, i el seu coll és el trumfo.
clause-K4 = Si la pinta val punts, la parella que reparteix se’ls apunta de seguida, tret que amb aquests punts arribi a 40 o més.
clause-K5 = Has d’assistir si pots, i si un contrari va guanyant l’has de matar si pots. Si no pots assistir i va guanyant un contrari, has de fallar si pots guanyar amb un trumfo; si tots els teus trumfos són massa petits, pots jugar la carta que vulguis. Mentre va guanyant el teu company no cal que matis ni que fallis, però sí que has d’assistir.
clause-K6 = Cada basa val 1 punt; per tant, cada mà té 60 i 12, que fan 72. La parella que passa de 36 s’apunta el que en passa: amb 45 a 27 s’apunta 9. Amb 36 a 36 ningú no s’apunta res, però els punts de la pinta es queden apuntats.
clause-K7 = Guanya un joc la parella que arriba a 40, i amb dos jocs es guanya la partida. Els punts que passen de 40 no s’arrosseguen: cada joc comença 0 a 0. El torn de repartir continua passant com abans.
clause-K8 = Si amb la pinta la parella que reparteix ja arriba a 40 o més, els punts de la pinta esperen fins al final de la mà. Si llavors la parella que reparteix té 36 o més, s’apunta la pinta i el que passi de 36, i guanya el joc. Si en té menys de 36, els punts de la pinta es perden i l’altra parella s’apunta el que passa de 36.
clause-K9 = Fer totes dotze bases (capot) no dona més punts que els 36 que resulten de 72 menys 36, però guanya el joc. En la forma sense premi pel capot no té aquest efecte; allà, una pinta que val 4 o 5 i un capot de la parella que reparteix fan 40 igualment en una sola mà.


## H: Manilla de dos, amb piles a la vista

clause-H1 = Dos jugadors, 48 cartes, 24 per a cadascun, repartides de quatre en quatre començant pel contrari de qui reparteix. Cada grup de quatre és una pila; per tant, tens sis piles. De cada pila només es veu l’última carta repartida, girada al capdamunt; les tres de sota no les coneix ningú, ni tu mateix.
clause-H2 = La 48a carta, la de dalt de la sisena pila de qui reparteix, és la pinta: el seu coll és el trumfo per a tots dos, i es juga com qualsevol altra carta de dalt. Si val punts, qui reparteix se’ls apunta de seguida, tret que amb aquests punts arribi a 40 o més. En aquest cas esperen fins al final de la mà: amb 36 o més, qui reparteix se’ls apunta i guanya el joc; amb menys, es perden.
clause-H3 = Només pots jugar les cartes de dalt de les teves piles. Quan en jugues una, la de sota es gira de seguida. Com a regla de la casa, no es gira fins després de la basa.
clause-H4 = Surt primer el contrari de qui reparteix. Per respondre a una sortida, has de matar la carta dins del coll si pots amb alguna de les teves cartes de dalt; si no pots amb cap, juga qualsevol carta de dalt del coll. Si cap carta de dalt és del coll, has de fallar si tens algun trumfo a dalt; si no, juga qualsevol carta de dalt. Les cartes tapades no compten mai.
clause-H5 = Cada mà té 60 punts de les cartes, i tens 1 punt més per cada quatre cartes que has fet, és a dir, per cada dues bases. Hi ha 24 bases: si tots dos jugadors n’han fet un nombre parell, són 12 punts més, 72 en total. Si tots dos n’han fet un nombre senar, a cadascun li sobren dues cartes, que no compten res, i són 71 en total. Com a regla de la casa, el punt d’aquestes cartes és per a qui guanya l’última basa, o per a qui té més bases.
clause-H6 = Només s’apunta punts el jugador que passa de 36, i s’apunta el que en passa. Un joc es guanya a 40, i amb dos jocs es guanya la partida. El capot, que guanya el joc, és fer totes 24 bases.


## O: Botifarra

clause-O1 = Quatre jugadors, la baralla espanyola de 48 cartes, en sentit antihorari. Qui reparteix remena, i talla el jugador de la seva esquerra. Cada jugador rep 12 cartes, de quatre en quatre, començant pel primer jugador (el de la dreta de qui reparteix). No es gira cap carta.
clause-O2 = Qui reparteix canta un coll de trumfo, canta botifarra (sense trumfo) o delega en el company, que llavors ha de cantar per força una cosa o l’altra.
# contro, recontro i Sant Vicenç: les paraules de taula.
clause-O3 = Amb trumfo, la mà compta una vegada; en botifarra (sense trumfo), dues. L’altra parella pot contrar (contro, 2 vegades), llavors la parella que ha cantat pot recontrar (recontro, 4 vegades), i l’altra parella encara pot tornar-hi (Sant Vicenç, 8 vegades); en botifarra, són 4, 8 i 16 vegades. Ho pot dir qualsevol dels dos jugadors de la parella preguntada: a l’altra parella es pregunta al primer jugador abans que al seu company; a la parella que ha cantat, a qui reparteix abans que al seu company. També podeu acordar de jugar sense Sant Vicenç, o de permetre’l només amb trumfo.
clause-O4 = Surt el primer jugador, hagi cantat qui hagi cantat. Has d’assistir si pots, i si un contrari va guanyant l’has de matar si pots; si no pots assistir, has de fallar si així prens la basa a un contrari. A la lliure, això és tot: si no pots prendre la basa al contrari, o si va guanyant el teu company, només has d’assistir, i si no pots assistir, jugues la carta que vulguis. A l’obligada, en aquests casos has de jugar petit: la carta més petita d’un coll o, mentre va guanyant el teu company, una carta que valgui punts o la més petita d’un coll.
clause-O5 = Cada mà té 60 punts de les cartes i 1 per cada basa, que fan 72. La parella que passa de 36 s’apunta el que en passa, tantes vegades com compta la mà: amb 45 a 27 s’apunta 9; amb contro, 18; amb recontro, 36; en botifarra amb contro, 36. Amb 36 a 36 ningú no s’apunta res, i fer totes les bases no dona res de més. La partida va a 101 o, si es vol, a 100.


## T: parlar a taula

clause-T1 = Amb els senyals activats, qui surt a una basa pot dir una de tres coses sobre el coll de la carta de sortida. «Fort»: em queda almenys una de les tres millors cartes del coll que encara no s’han jugat. «Llarg»: me’n queden almenys dues més. «Última»: no me’n queda cap més. Aquests senyals venen del Tressette i els hem adaptat, perquè els tres senyals de la Manille no ens els ha transmès ningú.
clause-T2 = El que dius ha de ser veritat: un senyal fals no s’admet. El senten tots els jugadors. Els jugadors de l’ordinador també parlen i escolten.
clause-T3 = Si en lloc dels senyals s’activen les preguntes, qui surt pot fer al company una pregunta d’una llista fixa: tens la manilla d’un coll determinat, en tens el manillot (l’as), o quants trumfos tens? El company respon la veritat i en veu alta. És el costum més antic de pregunta i resposta (manille parlée).


## Variants: el nom i tres línies de 75 caràcters com a màxim
## Línia 1: cartes, jugadors, sentit, trumfo. Línia 2: què s’ha de jugar. Línia 3: puntuació i final.

variant-flemish = Manillen de Flandes
variant-flemish-1 = 4 jugadors, 32 cartes, antihorari; tots poden cantar, l’últim per força
variant-flemish-2 = Assistir, i matar només en trumfo; sense coll, fallar fins i tot el company
variant-flemish-3 = Última basa 1; compta el que passa de 30, sense trumfo el doble; a 21

variant-flemish-troef = Manillen Troef
variant-flemish-troef-1 = 4 jugadors, 32 cartes, antihorari; l’última de qui reparteix marca trumfo
variant-flemish-troef-2 = Assistir, i matar només en trumfo; sense coll, fallar fins i tot el company
variant-flemish-troef-3 = Última basa 1; compta el que passa de 30, la pinta no compta; a 21

variant-flemish-zonder = Zonder Troef
variant-flemish-zonder-1 = 4 jugadors, 32 cartes, antihorari; no hi ha mai trumfo
variant-flemish-zonder-2 = Assistir amb la carta que vulguis; si no pots, juga el que vulguis
variant-flemish-zonder-3 = Última basa 1; el que passa de 30 compta doble a totes les mans; a 21

variant-flemish-verplicht = Verplicht
variant-flemish-verplicht-1 = 4 jugadors, 32 cartes, antihorari; si passen tots quatre, sense trumfo
variant-flemish-verplicht-2 = Assistir, i matar només en trumfo; sense coll, fallar fins i tot el company
variant-flemish-verplicht-3 = Última basa 1; compta el que passa de 30, sense trumfo el doble; a 21

variant-belgian = Manille belga
variant-belgian-1 = 4 jugadors, 32 cartes, horari; qui reparteix canta trumfo o sense trumfo
variant-belgian-2 = Matar o fallar el contrari si pots, però cap trumfo per sota del seu
variant-belgian-3 = Compta el que passa de 30; contro i recontro, fins a comptar per 4; a 101

variant-french = Manille francesa
variant-french-1 = 4 jugadors, 32 cartes, antihorari; l’última de qui reparteix marca trumfo
variant-french-2 = Matar o fallar el contrari si pots, però cap trumfo per sota del seu
variant-french-3 = Cada basa 1, compta el que passa de 34, i la pinta; jocs a 34, 34 i 44

variant-manilla = Manilla de quatre
variant-manilla-1 = 4 jugadors, 48 cartes, antihorari; l’última de qui reparteix marca trumfo
variant-manilla-2 = Matar o fallar el contrari si pots; si no pots guanyar, jugues lliure
variant-manilla-3 = Cada basa 1, compta el que passa de 36; dos jocs a 40, el capot guanya joc

variant-manilla-nueve = Manilla de quatre, sense premi pel capot
variant-manilla-nueve-1 = 4 jugadors, 48 cartes, antihorari; l’última de qui reparteix marca trumfo
variant-manilla-nueve-2 = Matar o fallar el contrari si pots; si no pots guanyar, jugues lliure
variant-manilla-nueve-3 = Cada basa 1, compta el que passa de 36; dos jocs a 40, capot sense premi

variant-manilla-two = Manilla de dos, amb piles a la vista
variant-manilla-two-1 = 2 jugadors, 48 cartes, sis piles de quatre cadascun; l’última marca trumfo
variant-manilla-two-2 = Només es juguen les cartes de dalt; matar o fallar el contrari si pots
variant-manilla-two-3 = 1 punt cada dues bases, compta el que passa de 36; dos jocs a 40

variant-botifarra = Botifarra lliure
variant-botifarra-1 = 4 jugadors, 48 cartes, antihorari; canta qui reparteix o el company
variant-botifarra-2 = Matar o fallar el contrari si pots; si no pots guanyar, jugues lliure
variant-botifarra-3 = Cada basa 1, compta el que passa de 36; contro, recontro, St. Vicenç; a 101

variant-botifarra-obligada = Botifarra obligada
variant-botifarra-obligada-1 = 4 jugadors, 48 cartes, antihorari; canta qui reparteix o el company
variant-botifarra-obligada-2 = Matar o fallar el contrari si pots; si no pots guanyar, jugar petit
variant-botifarra-obligada-3 = Cada basa 1, compta el que passa de 36; contro, recontro, St. Vicenç; a 101


## Opcions: el que poden canviar les regles de la casa. Etiqueta de 40 caràcters com a màxim, i una frase d’ajuda.

switch-head = Matar dins del coll de sortida
switch-head-help = Diu si has de matar la carta que va guanyant quan pots assistir (en un coll que no és trumfo, o sense trumfo) i la pots matar.
switch-ruff = Fallar quan no pots assistir
switch-ruff-help = Diu si has de jugar trumfo quan no pots assistir.
switch-overruff = Matar el trumfo que va guanyant
switch-overruff-help = Diu si has de jugar un trumfo més alt si pots, quan han sortit de trumfo o quan has de fallar i la basa ja està fallada.
switch-under = Un trumfo més petit que el que guanya
switch-under-help = Quan has de fallar i no pots matar el trumfo que va guanyant, o no cal que el matis, diu si has de jugar trumfo igualment, si en pots jugar un de més petit o si no en pots jugar cap de més petit.
switch-sink = Jugar petit quan no guanyes
switch-sink-help = Si no pots guanyar la basa, o no cal que la guanyis, només pots jugar petit: la carta més petita d’un coll, o una que valgui punts mentre va guanyant el teu company.
switch-talk = Parlar a taula
switch-talk-help = Deixa que qui surt digui una cosa certa sobre el coll de sortida, o faci una pregunta al company, i que ho senti tothom.
switch-namers = Qui canta trumfo
switch-namers-help = Diu si només canta trumfo qui reparteix o si pot delegar en el company.
switch-no-trump = Es pot cantar sense trumfo (botifarra)
switch-no-trump-help = Diu si qui canta pot triar de jugar sense cap trumfo.
switch-no-trump-count = Quantes vegades compta sense trumfo
switch-no-trump-count-help = Diu quantes vegades compta el que s’apunta en una mà sense trumfo.
switch-doubles = Quants cops es pot doblar
switch-doubles-help = Diu quants cops es pot doblar una mà, ara un bàndol i ara l’altre: contro, recontro i encara un cop més.
switch-no-trump-doubles = Quants cops es pot doblar sense trumfo
switch-no-trump-doubles-help = Diu quants d’aquests cops es permeten com a màxim en una mà sense trumfo.
switch-cap = El màxim que pot comptar una mà
switch-cap-help = Diu quantes vegades pot comptar una mà com a màxim, amb tot el que s’hagi doblat; 0 vol dir sense límit.
switch-counts = Com s’ajunten els comptes
switch-counts-help = Diu si sense trumfo, un empat a la mà anterior i els contros es multipliquen entre ells o se sumen: sense trumfo i un contro fan 4 o 3.
switch-last-trick = Un punt per l’última basa
switch-last-trick-help = Diu si el bàndol que guanya l’última basa té 1 punt més.
switch-narrow-win = La victòria justa val 1
switch-narrow-win-help = Una mà guanyada per 31 a 30 val exactament 1, també sense trumfo.
switch-slam = Punts pel capot
switch-slam-help = Diu què s’apunta el bàndol que fa totes les bases: 60 en lloc dels punts que passen de la meitat, o res d’especial.
switch-slam-wins = El capot guanya el joc
switch-slam-wins-help = El bàndol que fa totes les bases guanya el joc amb aquella mà, tingui els punts que tingui.
switch-tie = Després d’un empat
switch-tie-help = Diu què passa després d’una mà en què tots dos bàndols tenen els mateixos punts: res, la mà següent compta el doble, o torna a repartir el mateix jugador.
switch-turned = Quan es gira la carta de sota
switch-turned-help = Diu quan es gira la carta que hi ha sota la carta de dalt que has jugat.
switch-odd-pair = El punt de les cartes que sobren
switch-odd-pair-help = Diu de qui és el punt de les dues cartes que sobren a cada jugador quan tots dos han fet un nombre senar de bases.
switch-shown-scores = La pinta s’apunta
switch-shown-scores-help = El bàndol de qui reparteix s’apunta els punts de la pinta.
switch-shown-waits = La pinta que guanyaria el joc espera
switch-shown-waits-help = Una pinta amb què el bàndol de qui reparteix arribaria als punts que calen per guanyar espera fins al final de la mà, i es perd si aquest bàndol té menys de la meitat dels punts.
switch-target = Punts per guanyar
switch-target-help = Diu amb quants punts es guanya la partida, o cada joc de la partida.
switch-sets = Jocs per guanyar
switch-sets-help = Diu quants jocs ha de guanyar un bàndol per guanyar la partida.
switch-decider = Punts del joc decisiu
switch-decider-help = Diu amb quants punts es guanya l’últim joc quan els bàndols van empatats a jocs; 0 vol dir els mateixos que els altres.
switch-card-points = Sumar els punts de les cartes fins a
switch-card-points-help = Tots dos bàndols sumen tots els punts que han fet, sense doblar res, fins que un arriba a aquest total; 0 vol dir que només s’apunten els punts que passen de la meitat.

# Sí o no.
value-yes = Sí
value-no = No

# Matar dins del coll de sortida
value-head-never = Mai
value-head-foe = Quan va guanyant un contrari
value-head-always = Sempre, el company també

# Fallar quan no pots assistir
value-ruff-never = Mai
value-ruff-foe = Quan va guanyant un contrari
value-ruff-always = Sempre, el company també

# Matar el trumfo que va guanyant
value-overruff-never = Mai
value-overruff-foe = Quan és d’un contrari
value-overruff-always = Sempre, el del company també

# Un trumfo més petit que el que guanya
value-under-required = S’ha de jugar
value-under-free = Es pot jugar
value-under-barred = No es pot jugar

# Parlar a taula
value-talk-off = No
value-talk-signals = Senyals de qui surt
value-talk-questions = Preguntes al company

# Qui canta trumfo
value-namers-0 = Només qui reparteix
value-namers-02 = Qui reparteix, que pot delegar en el company

# Com s’ajunten els comptes
value-counts-multiply = Es multipliquen
value-counts-add = Se sumen

# Després d’un empat
value-tie-nothing = Res, el torn de repartir passa
value-tie-double = La mà següent compta el doble
value-tie-again = Torna a repartir el mateix jugador

# Quan es gira la carta de sota
value-turned-at-once = De seguida
value-turned-after-trick = Després de la basa

# El punt de les cartes que sobren
value-odd-pair-lost = De ningú
value-odd-pair-last-trick = De qui guanya l’última basa
value-odd-pair-most-tricks = De qui té més bases

# Nombres que demanen una paraula
value-last-trick-0 = Cap
value-last-trick-1 = 1 punt
value-slam-0 = Res d’especial
value-slam-60 = 60 en lloc dels punts que passen de la meitat
value-cap-0 = Sense límit
value-decider-0 = Els mateixos que els altres
value-card-points-0 = No


## Què falla en les regles de la casa
## $field és l’etiqueta de l’opció (un missatge switch-…), $value el que s’ha donat, com a text.

bad-rules-variant = No hi ha cap joc que es digui «{ $value }».
# Aquí $field és el nom desconegut mateix.
bad-rules-written = «{ $value }» no és cap regla de la casa: escriu nom=valor.
bad-rules-unknown = No hi ha cap regla de la casa que es digui «{ $field }».
bad-rules-closed = Aquest joc no deixa canviar «{ $field }».
bad-rules-value = A «{ $field }» no s’hi pot posar «{ $value }».
bad-rules-deal = Amb aquests grups de cartes la baralla no es reparteix sencera i per igual.
bad-rules-namers = «{ $field }» demana que algú canti trumfo on se’n canta, i que no en canti ningú on no se’n canta.
bad-rules-doubles = «{ $field }» demana un joc en què es canti trumfo; en cap altre no es pot contrar.
bad-rules-card-points = «{ $field }» no pot anar amb contros, victòria justa, punts pel capot ni punts de la pinta, perquè només se sumen els punts fets.
bad-rules-narrow = «{ $field }» demana el punt de l’última basa, perquè sense aquest punt cap mà no acaba 31 a 30.
bad-rules-decider = «{ $field }» només té sentit si cal guanyar més d’un joc.
bad-rules-talk = «{ $field }» demana tenir company; per tant, només és per a quatre jugadors.
bad-rules-piles = Les piles a la vista, i el moment de girar-ne les cartes, són només del joc de dos.
bad-rules-odd-pair = «{ $field }» només té sentit amb dos jugadors i amb punts per les bases, perquè només així poden sobrar cartes.
