### Le livre des règles pour les joueurs.
###   donne = round; manche = set; partie = match; camp = side; retourne = shown card; capot = all tricks
###   maître du pli / tenir le pli = winning so far; monter = beat in suit; couper, surcouper = trump, overtrump


## Titles of the sections

section-G = Règles communes à tous les jeux
section-P = Ce que vous devez jouer
section-F = Manille flamande (Manillen)
section-B = Manille belge
section-R = Manille française
section-K = Manilla à quatre
section-H = Manilla à deux, à piles découvertes
section-O = Botifarra
section-T = Parler à table


## G: common to all games

clause-G1 = Avec les cartes françaises, on joue avec 32 cartes : cœur, carreau, trèfle et pique, avec dans chaque couleur, de la plus forte à la plus faible : 10, as, roi, dame, valet, 9, 8, 7. Avec les cartes espagnoles, on joue avec 48 cartes : oros (deniers), copas (coupes), espadas (épées) et bastos (bâtons), avec dans chaque couleur, de la plus forte à la plus faible : 9, as, rey (roi), caballo (cavalier), sota (valet), 8, 7, 6, 5, 4, 3, 2. L’ordre est le même à l’atout et dans les autres couleurs.
clause-G2 = Les cinq plus fortes cartes de chaque couleur valent, de la première à la cinquième, 5, 4, 3, 2 et 1 points ; les autres ne valent rien. Chaque couleur contient 15 points, le jeu entier 60. La plus forte carte d’une couleur est sa manille (manilla), l’as son manillon.
clause-G3 = Une carte s’écrit par son rang, puis par sa couleur : 10h est le dix de cœur, Qs la dame de pique, 9o le neuf d’oros, Rc le roi de copas. On peut écrire Th pour 10h.
clause-G4 = Quatre joueurs forment deux camps fixes, et votre partenaire est assis en face de vous ; à deux joueurs, chacun forme un camp à lui seul. Les places sont numérotées à partir de 0 dans le sens du jeu : les places 0 et 2 forment le camp 0, les deux autres le camp 1. Le joueur qui vient juste après le donneur dans le sens du jeu s’appelle le premier joueur.
# "le premier joueur": as clause-G4 defines it.
clause-G5 = Le premier joueur entame le premier pli avec la carte de son choix. Ensuite, celui qui fait un pli entame le suivant.
clause-G6 = L’atout le plus fort du pli l’emporte. S’il n’y a pas d’atout dans le pli, c’est la plus forte carte de la couleur demandée.
clause-G7 = Après chaque donne, c’est au joueur suivant, dans le sens du jeu, de distribuer, sauf si une autre règle dit autrement.
clause-G8 = Quand un jeu n’a pas de tirage qui lui soit propre, le premier donneur est tiré au sort. Les cartes sont rebattues à chaque donne, avec un vrai hasard fourni par l’ordinateur. Si quelqu’un donne un nombre de départ (une graine), toute la partie peut être rejouée à l’identique.
clause-G9 = Seul le camp qui a pris plus de la moitié des points marque pour le jeu d’une donne ; l’autre camp marque 0. Seule exception : la manille flamande, quand on y cumule les points des cartes jusqu’à 101.


## P: what you must play
## First sentence: the situation; the rest: what may be played. Variables: the duties in force.

clause-P0 = C’est vous qui entamez : jouez la carte que vous voulez.

# Can follow a side suit; an opponent is winning with that suit; can beat it.
clause-P1 = La couleur demandée n’est pas l’atout, vous pouvez fournir, un adversaire est maître du pli avec une carte de cette couleur, et vous pouvez battre cette carte. { $head ->
    [never] { $sink ->
        [yes] Vous devez fournir, soit une carte qui la bat, soit votre plus basse carte de la couleur.
       *[no] Vous devez fournir, mais n’importe quelle carte de la couleur convient.
    }
   *[other] Vous devez monter : battez-la avec une carte de la couleur demandée.
}
# The same, cannot beat it.
clause-P2 = La couleur demandée n’est pas l’atout, vous pouvez fournir, un adversaire est maître du pli avec une carte de cette couleur, et vous ne pouvez pas battre cette carte dans la couleur. { $sink ->
    [yes] Vous devez fournir votre plus basse carte de la couleur.
   *[no] Vous devez fournir, avec n’importe quelle carte de la couleur.
}
# Can follow a side suit, an opponent has trumped.
clause-P3 = La couleur demandée n’est pas l’atout, vous pouvez fournir, et un adversaire est maître du pli avec un atout. { $sink ->
    [yes] Vous devez fournir votre plus basse carte de la couleur.
   *[no] Vous devez fournir, avec n’importe quelle carte de la couleur.
}
# Can follow a side suit; partner is winning, with that suit or with a trump.
clause-P4 = La couleur demandée n’est pas l’atout, vous pouvez fournir, et votre partenaire est maître du pli. { $head ->
    [always] { $sink ->
        [yes] Si votre partenaire est maître avec une carte de la couleur demandée et que vous pouvez la battre, vous devez monter dans la couleur ; sinon, il suffit de fournir. Parmi les cartes ainsi permises, vous ne pouvez jouer qu’une carte qui vaut des points, ou la plus basse.
       *[no] Si votre partenaire est maître avec une carte de la couleur demandée et que vous pouvez la battre, vous devez monter dans la couleur ; sinon, vous devez fournir, avec n’importe quelle carte de la couleur.
    }
   *[other] { $sink ->
        [yes] Vous devez fournir, soit une carte qui vaut des points, soit votre plus basse carte de la couleur.
       *[no] Vous devez fournir, mais n’importe quelle carte de la couleur convient.
    }
}
# Trump was led, an opponent is winning, can beat it.
clause-P5 = L’atout est demandé, vous en avez, un adversaire est maître du pli, et vous pouvez battre l’atout qui tient le pli. { $overruff ->
    [never] { $sink ->
        [yes] Vous devez jouer atout : soit un atout qui le bat, soit votre plus petit.
       *[no] Vous devez jouer atout, mais n’importe quel atout convient.
    }
   *[other] Vous devez monter : battez-le avec un atout plus fort.
}
# The same, cannot beat it.
clause-P6 = L’atout est demandé, vous en avez, un adversaire est maître du pli, et vous ne pouvez pas battre l’atout qui tient le pli. { $sink ->
    [yes] Vous devez jouer votre plus petit atout.
   *[no] Vous devez jouer atout, et n’importe quel atout convient.
}
# Trump was led, partner is winning.
clause-P7 = L’atout est demandé, vous en avez, et votre partenaire est maître du pli. { $overruff ->
    [always] { $sink ->
        [yes] Vous devez mettre un atout plus fort que celui de votre partenaire si vous en avez un, et sinon un plus faible. Parmi les atouts ainsi permis, vous ne pouvez jouer qu’un atout qui vaut des points, ou le plus petit.
       *[no] Vous devez mettre un atout plus fort que celui de votre partenaire si vous en avez un, et sinon n’importe quel atout.
    }
   *[other] { $sink ->
        [yes] Vous devez jouer atout : soit un atout qui vaut des points, soit votre plus petit.
       *[no] Vous devez jouer atout, mais n’importe quel atout convient.
    }
}
# Cannot follow, has trumps, an opponent is winning and nobody has trumped.
clause-P8 = Vous ne pouvez pas fournir, vous avez de l’atout, et un adversaire est maître du pli avec une carte de la couleur demandée. { $ruff ->
    [never] { $sink ->
        [yes] Vous pouvez jouer n’importe quel atout, ou la plus basse carte d’une autre couleur.
       *[no] Vous pouvez jouer n’importe quelle carte.
    }
   *[other] Vous devez couper, et n’importe quel atout convient.
}
# Cannot follow, an opponent has trumped, has a higher trump.
clause-P9 = Vous ne pouvez pas fournir, un adversaire est maître du pli avec un atout, et vous avez un atout plus fort. { $ruff ->
    [never] { $sink ->
        [yes] Vous pouvez jouer n’importe quel atout plus fort, ou votre plus basse carte de n’importe quelle couleur.
       *[no] Vous pouvez jouer n’importe quelle carte.
    }
   *[other] { $overruff ->
        [never] { $under ->
            [required] { $sink ->
                [yes] Vous devez couper : soit d’un atout plus fort, soit de votre plus petit.
               *[no] Vous devez couper, mais vous n’êtes pas obligé de mettre un atout plus fort.
            }
            [barred] { $sink ->
                [yes] Vous ne pouvez pas mettre un atout plus faible : jouez n’importe quel atout plus fort, ou la plus basse carte d’une autre couleur.
               *[no] Vous ne pouvez pas mettre un atout plus faible : jouez n’importe quel atout plus fort, ou n’importe quelle carte d’une autre couleur.
            }
           *[free] { $sink ->
                [yes] Vous pouvez jouer n’importe quel atout plus fort, ou votre plus basse carte de n’importe quelle couleur.
               *[no] Vous pouvez jouer n’importe quelle carte.
            }
        }
       *[other] Vous devez surcouper, d’un atout plus fort.
    }
}
# Cannot follow, an opponent has trumped, has lower trumps only, and other cards.
clause-P10 = Vous ne pouvez pas fournir, un adversaire est maître du pli avec un atout, tous vos atouts sont plus faibles, et vous avez aussi d’autres cartes. { $ruff ->
    [never] { $sink ->
        [yes] Vous choisissez la couleur, mais vous ne pouvez en jouer que la plus basse carte.
       *[no] Vous pouvez jouer n’importe quelle carte.
    }
   *[other] { $under ->
        [required] { $sink ->
            [yes] Vous devez couper quand même, de votre plus petit atout.
           *[no] Vous devez couper quand même.
        }
        [barred] { $sink ->
            [yes] Vous ne pouvez pas sous-couper : jouez la plus basse carte d’une autre couleur.
           *[no] Vous ne pouvez pas sous-couper : jouez une carte d’une autre couleur.
        }
       *[free] { $sink ->
            [yes] Vous choisissez la couleur, mais vous ne pouvez en jouer que la plus basse carte.
           *[no] Vous pouvez jouer n’importe quelle carte.
        }
    }
}
# The same, with nothing besides those lower trumps.
clause-P11 = Vous ne pouvez pas fournir, un adversaire est maître du pli avec un atout, et vous n’avez que des atouts plus faibles. { $sink ->
    [yes] Vous devez jouer le plus petit d’entre eux.
   *[no] Vous pouvez jouer n’importe lequel.
}
# Cannot follow, no trump; an opponent is winning.
clause-P12 = Vous ne pouvez pas fournir, vous n’avez pas d’atout, et un adversaire est maître du pli. { $sink ->
    [yes] Vous choisissez la couleur, mais vous ne pouvez en jouer que la plus basse carte.
   *[no] Vous pouvez jouer n’importe quelle carte.
}
# Cannot follow, has trumps, partner is winning and nobody has trumped.
clause-P13 = Vous ne pouvez pas fournir, vous avez de l’atout, et votre partenaire est maître du pli avec une carte de la couleur demandée. { $ruff ->
    [always] { $sink ->
        [yes] Vous devez couper quand même : soit d’un atout qui vaut des points, soit de votre plus petit.
       *[no] Vous devez couper quand même, et n’importe quel atout convient.
    }
   *[other] { $sink ->
        [yes] Vous pouvez jouer n’importe quelle carte qui vaut des points, ou la plus basse carte d’une couleur.
       *[no] Vous pouvez jouer n’importe quelle carte.
    }
}
# Cannot follow, has trumps, partner is winning with a trump.
clause-P14 = Vous ne pouvez pas fournir, vous avez de l’atout, et votre partenaire est maître du pli avec un atout. { $ruff ->
    [always] { $overruff ->
        [always] { $under ->
            [required] { $sink ->
                [yes] Vous devez mettre un atout plus fort que celui de votre partenaire si vous en avez un, et sinon un plus faible. Parmi les atouts ainsi permis, vous ne pouvez jouer qu’un atout qui vaut des points, ou le plus petit.
               *[no] Vous devez mettre un atout plus fort que celui de votre partenaire si vous en avez un, et sinon n’importe quel atout.
            }
            [barred] { $sink ->
                [yes] Vous devez mettre un atout plus fort que celui de votre partenaire si vous en avez un. Si vous n’en avez pas, vous devez jouer une carte d’une autre couleur ; vous ne jouez un de vos atouts que si vous n’avez rien d’autre. Parmi les cartes ainsi permises, vous ne pouvez jouer que celles qui valent des points et la plus basse de chaque couleur.
               *[no] Vous devez mettre un atout plus fort que celui de votre partenaire si vous en avez un. Si vous n’en avez pas, vous devez jouer une carte d’une autre couleur ; vous ne jouez un de vos atouts, n’importe lequel, que si vous n’avez rien d’autre.
            }
           *[free] { $sink ->
                [yes] Vous devez mettre un atout plus fort que celui de votre partenaire si vous en avez un ; si vous n’en avez pas, cette règle ne vous interdit aucune carte. Parmi les cartes ainsi permises, vous ne pouvez jouer que celles qui valent des points et la plus basse de chaque couleur.
               *[no] Vous devez mettre un atout plus fort que celui de votre partenaire si vous en avez un ; si vous n’en avez pas, vous pouvez jouer n’importe quelle carte.
            }
        }
       *[other] { $under ->
            [required] { $sink ->
                [yes] Vous devez jouer atout : soit un atout qui vaut des points, soit votre plus petit. Il n’a pas à être plus fort que celui de votre partenaire.
               *[no] Vous devez jouer atout, mais il n’a pas à être plus fort que celui de votre partenaire.
            }
            [barred] { $sink ->
                [yes] Vous ne pouvez pas mettre un atout plus faible que celui de votre partenaire, sauf si vous n’avez que de tels atouts. Parmi les cartes ainsi permises, vous ne pouvez jouer que celles qui valent des points et la plus basse de chaque couleur.
               *[no] Vous ne pouvez pas mettre un atout plus faible que celui de votre partenaire, sauf si vous n’avez que de tels atouts. Vous pouvez jouer toute autre carte.
            }
           *[free] { $sink ->
                [yes] Vous pouvez jouer n’importe quelle carte qui vaut des points, ou la plus basse carte d’une couleur.
               *[no] Vous pouvez jouer n’importe quelle carte.
            }
        }
    }
   *[other] { $sink ->
        [yes] Vous pouvez jouer n’importe quelle carte qui vaut des points, ou la plus basse carte d’une couleur.
       *[no] Vous pouvez jouer n’importe quelle carte.
    }
}
# Cannot follow, no trump; partner is winning.
clause-P15 = Vous ne pouvez pas fournir, vous n’avez pas d’atout, et votre partenaire est maître du pli. { $sink ->
    [yes] Vous pouvez jouer n’importe quelle carte qui vaut des points, ou la plus basse carte d’une couleur.
   *[no] Vous pouvez jouer n’importe quelle carte.
}
# A round without trump; can follow, whoever is winning.
clause-P16 = Cette donne se joue sans atout, et vous pouvez fournir. { $head ->
    [never] { $sink ->
        [yes] Vous devez fournir. Si un adversaire est maître du pli, jouez une carte qui bat la sienne, ou votre plus basse de la couleur. Si votre partenaire est maître, jouez une carte qui vaut des points, ou votre plus basse de la couleur.
       *[no] Vous devez fournir, et n’importe quelle carte de la couleur convient.
    }
    [always] { $sink ->
        [yes] Si vous pouvez battre la carte qui tient le pli, vous le devez, même si c’est celle de votre partenaire. Si c’est celle d’un adversaire et que vous ne pouvez pas la battre, jouez votre plus basse carte de la couleur. Si votre partenaire est maître, jouez, parmi les cartes de la couleur ainsi permises, une carte qui vaut des points, ou la plus basse.
       *[no] Si vous pouvez battre la carte qui tient le pli, vous le devez, même si c’est celle de votre partenaire. Si vous ne pouvez pas, jouez n’importe quelle carte de la couleur.
    }
   *[foe] { $sink ->
        [yes] Si un adversaire est maître du pli et que vous pouvez battre la carte qui tient le pli, vous le devez ; si vous ne pouvez pas, jouez votre plus basse carte de la couleur. Si votre partenaire est maître, jouez une carte de la couleur qui vaut des points, ou votre plus basse de la couleur.
       *[no] Si un adversaire est maître du pli et que vous pouvez battre la carte qui tient le pli, vous le devez. Si vous ne pouvez pas, ou si votre partenaire est maître, jouez n’importe quelle carte de la couleur.
    }
}
# A round without trump; cannot follow, whoever is winning.
clause-P17 = Cette donne se joue sans atout, et vous ne pouvez pas fournir. { $sink ->
    [yes] Si un adversaire est maître du pli, vous ne pouvez jouer que la plus basse carte d’une couleur. Si votre partenaire est maître, vous pouvez jouer n’importe quelle carte qui vaut des points, ou la plus basse carte d’une couleur.
   *[no] Vous pouvez jouer n’importe quelle carte.
}


## F: Flemish Manillen

clause-F1 = Quatre joueurs, 32 cartes ; on joue dans le sens inverse des aiguilles d’une montre. Pour désigner le premier donneur, chaque joueur coupe le paquet, et celui qui montre la plus forte carte distribue. Les joueurs à égalité pour la plus forte coupent de nouveau.
clause-F2 = Le joueur à gauche du donneur coupe le paquet. Chaque joueur reçoit 8 cartes, en deux fois quatre, en commençant par le premier joueur (à droite du donneur).
clause-F3 = Le joueur à droite du donneur parle d’abord, puis le partenaire du donneur, puis le joueur à gauche du donneur : chacun nomme une couleur d’atout, dit zonder troef (sans atout) ou passe. On retient l’annonce du premier qui ne passe pas. Si tous trois passent, le donneur doit nommer une couleur ou zonder troef.
clause-F4 = On ne contre pas. Le camp qui nomme l’atout vise 31 points ou plus. S’il n’y arrive pas, il ne perd rien de plus que ce que marque l’autre camp.
clause-F5 = Vous devez fournir si vous pouvez, mais, dans une couleur autre que l’atout, vous n’êtes pas obligé de monter. Si vous ne pouvez pas fournir, vous devez couper, même quand votre partenaire est maître du pli ; et vous devez mettre un atout plus fort que celui qui tient le pli si vous pouvez, même si c’est celui de votre partenaire. Si vous ne pouvez pas, vous devez quand même jouer un atout plus faible. Quand on demande l’atout, vous devez battre l’atout qui tient le pli si vous pouvez, même celui de votre partenaire.
clause-F6 = Le camp qui fait le dernier pli a 1 point de plus : il y a donc 61 points dans une donne.
clause-F7 = Le camp qui a 31 points ou plus marque ses points moins 30 : 38 à 23 rapporte 8. Peu importe quel camp a nommé l’atout.
clause-F8 = À zonder troef (sans atout), la marque est doublée : 38 à 23 rapporte 16.
clause-F9 = Selon une règle maison, dite de la victoire d’un point, une donne gagnée 31 à 30 rapporte exactement 1, à zonder troef aussi. D’ordinaire, cette règle n’est pas activée ; 31 à 30 rapporte alors 1 avec une couleur d’atout et 2 à zonder troef.
clause-F10 = Si vous jouez sans le point du dernier pli, une donne peut finir 30 à 30. Dans ce cas, personne ne marque, et le même donneur redonne.
clause-F11a = Le premier camp qui a 21 points de partie gagne la partie ; on fait le compte à la fin de la donne. Vous pouvez choisir de jouer plutôt en 101.
clause-F11b = Selon une règle maison, vous pouvez cumuler les points des cartes jusqu’à 101 : chaque camp ajoute les points qu’il a pris à chaque donne, et rien n’est doublé. Le premier camp qui atteint 101 gagne. Si les deux y arrivent dans la même donne, le total le plus élevé gagne ; s’ils sont égaux, on joue une donne de plus.
clause-F12 = Il existe trois formes qui ont un nom. Manillen Troef : personne ne choisit l’atout ; la dernière carte du donneur est retournée et sa couleur est l’atout. La carte ne rapporte rien, et il n’y a pas de zonder troef. Zonder Troef : toutes les donnes se jouent sans atout, et toutes les marques sont doublées. Verplicht : le donneur peut passer lui aussi, et quatre passes donnent zonder troef.
clause-F13 = La manille parlante peut être activée dans tous les jeux à quatre ; la section « Parler à table » explique comment elle se joue.
clause-F14 = Deux autres formes régionales sont connues de nom, la Manille Ascolana et l’Aussprache, avec de petites différences dans la façon de nommer l’atout et dans l’obligation de couper, mais personne ne nous a dit lesquelles. Vous pouvez les jouer comme règles maison : tout ce qu’un jeu vous laisse changer, vous pouvez le régler, lui donner un nom et l’enregistrer.


## B: Belgian Manille

clause-B1 = Quatre joueurs, 32 cartes ; on joue dans le sens des aiguilles d’une montre. Le joueur à droite du donneur coupe le paquet. Chaque joueur reçoit 8 cartes, par 3, 3 et 2, en commençant par le premier joueur (à gauche du donneur).
clause-B2 = Le donneur nomme une couleur d’atout ou sans atout.
clause-B3 = Ensuite, un joueur de l’autre camp peut contrer : on demande d’abord au joueur à gauche du donneur, puis à celui de droite. Si l’un d’eux contre, un joueur du camp du donneur peut surcontrer : on demande d’abord au donneur, puis à son partenaire. À chaque question, le premier oui suffit.
clause-B4 = Une donne compte une fois. Elle compte le double à sans atout, le double si la donne précédente a fini à égalité (plat), le double si elle est contrée, et le double encore si elle est surcontrée, mais jamais plus de quatre fois en tout. Dès qu’elle compte quatre fois, on ne demande plus à personne de contrer ni de surcontrer.
clause-B5 = Vous devez fournir si vous pouvez, et battre l’adversaire qui est maître si vous pouvez. Si vous ne pouvez pas fournir et qu’un adversaire est maître, vous devez couper, et mettre un atout plus fort que celui qui tient le pli si vous pouvez ; il est interdit de sous-couper, sauf si vous n’avez que des atouts plus faibles. Tant que votre partenaire est maître, vous n’êtes obligé ni de monter ni de couper, mais vous devez toujours fournir.
clause-B6 = Une donne vaut 60 points, et les plis ne comptent pas. Le camp qui a plus de 30 marque ses points moins 30, multipliés par ce que compte la donne. 38 à 22 compté une fois rapporte 8 ; à sans atout, contré et surcontré, ce qui compte quatre fois, 38 à 22 rapporte 32.
clause-B7 = Une donne qui finit 30 à 30 est un plat : personne ne marque, la donne suivante compte double, et c’est au joueur suivant de distribuer, comme d’habitude. Un plat après un plat ne double toujours qu’une fois.
clause-B8 = Selon une règle maison, d’ordinaire non activée, le camp qui fait les huit plis marque 60 au lieu de 30, multipliés par ce que compte la donne. Un camp qui a les 60 points mais pas tous les plis n’y a pas droit.
clause-B9 = Le premier camp qui atteint 101 gagne la partie.
clause-B10 = Dans les clubs, vous rencontrerez aussi ces règles maison : une partie en 61, 101, 121 ou 151 ; au meilleur de trois ou de cinq parties ; des comptes qui s’ajoutent au lieu de se multiplier, si bien que sans atout et contre comptent trois fois ; et un donneur qui peut laisser le choix de l’atout à son partenaire.


## R: French Manille

clause-R1 = Quatre joueurs, 32 cartes ; on joue dans le sens inverse des aiguilles d’une montre. Le joueur à gauche du donneur coupe le paquet. Chaque joueur reçoit 8 cartes, en deux fois quatre, en commençant par le premier joueur (à droite du donneur).
clause-R2 = La dernière carte du donneur est retournée, et sa couleur est l’atout. Cette carte reste dans la main du donneur ; tous la connaissent, et elle peut être jouée à tout moment.
clause-R3 = Si la retourne vaut des points, le camp du donneur les marque tout de suite : 5 pour le 10, 4 pour l’as, 3 pour le roi, 2 pour la dame, 1 pour le valet.
clause-R4 = Vous devez fournir si vous pouvez, et battre l’adversaire qui est maître si vous pouvez. Si vous ne pouvez pas fournir et qu’un adversaire est maître, vous devez couper, et mettre un atout plus fort que celui qui tient le pli si vous pouvez ; il est interdit de sous-couper, sauf si vous n’avez que des atouts plus faibles. Tant que votre partenaire est maître, vous n’êtes obligé ni de monter ni de couper, mais vous devez toujours fournir. Personne ne nomme l’atout, toutes les donnes ont un atout, et on ne contre pas.
clause-R5 = Chaque pli compte 1 point : une donne vaut donc 60 et 8, soit 68. Le camp qui a plus de 34 marque ce qu’il a au-dessus de 34 : 46 à 22 rapporte 12. À 34 partout, personne ne marque, mais les points de la retourne restent acquis.
clause-R6 = Une manche (manga) va au camp qui atteint 34, et deux manches gagnent la partie. À une manche partout, on joue la belle, en 44. Chaque manche commence à 0 partout.
clause-R7 = Une manche ne se termine qu’à la fin d’une donne : les points de la retourne ne la terminent jamais à eux seuls. Si les deux camps ont atteint le total fixé, le total le plus élevé gagne ; s’ils sont égaux, on joue une donne de plus.


## K: Manilla for four

clause-K1 = Quatre joueurs, le jeu espagnol de 48 cartes ; on joue dans le sens inverse des aiguilles d’une montre.
clause-K2 = Pour tirer les places, chaque joueur tire une carte, et les joueurs des deux plus fortes jouent ensemble. Celui qui a la plus forte de toutes choisit sa place et distribue en premier ; celui qui a la meilleure carte de l’autre paire s’assoit à la droite du donneur, et les partenaires se font face. Les cartes de même rang se classent dans l’ordre oros, copas, espadas, bastos. Par exemple, si Nord tire Rc, Est 9o, Sud 9b et Ouest 4e, Est distribue et joue avec Sud ; Nord s’assoit à la droite du donneur, Ouest à sa gauche.
clause-K3 = Le donneur bat les cartes et le joueur à gauche du donneur coupe le paquet. Chaque joueur reçoit 12 cartes, quatre par quatre, en commençant par le premier joueur (à droite du donneur). La dernière carte, qui est celle du donneur, est retournée : on l’appelle la pinta, et sa couleur est l’atout.
clause-K4 = Si la retourne (pinta) vaut des points, le camp du donneur les marque tout de suite, sauf s’ils devaient l’amener à 40 ou plus.
clause-K5 = Vous devez fournir si vous pouvez, et battre l’adversaire qui est maître si vous pouvez. Si vous ne pouvez pas fournir et qu’un adversaire est maître, vous devez couper si un de vos atouts peut prendre le pli ; si tous vos atouts sont trop faibles, vous pouvez jouer n’importe quelle carte. Tant que votre partenaire est maître, vous n’êtes obligé ni de monter ni de couper, mais vous devez toujours fournir.
clause-K6 = Chaque pli compte 1 point : une donne vaut donc 60 et 12, soit 72. Le camp qui a plus de 36 marque ce qu’il a au-dessus de 36 : 45 à 27 rapporte 9. À 36 partout, personne ne marque, mais les points de la retourne restent acquis.
clause-K7 = Une manche (juego) va au camp qui atteint 40, et deux manches gagnent la partie (partida). Les points au-delà de 40 ne sont pas reportés : chaque manche commence à 0 partout. La distribution continue à tourner comme avant.
clause-K8 = Si la retourne devait amener le camp du donneur à 40 ou plus, ses points attendent la fin de la donne. Si le camp du donneur a alors 36 ou plus, il marque la retourne et ce qu’il a au-dessus de 36, et gagne la manche. S’il a moins de 36, les points de la retourne sont perdus et l’autre camp marque ce qu’il a au-dessus de 36.
clause-K9 = Faire les douze plis (le capot, capote) ne rapporte pas d’autres points que les 36 que donnent 72 moins 36, mais fait gagner la manche. Dans la forme où le capot ne gagne pas la manche, il n’a pas cet effet ; avec une retourne qui vaut 4 ou 5, un capot du camp du donneur y atteint tout de même 40 en une seule donne.


## H: Manilla for two, with open piles

clause-H1 = Deux joueurs, 48 cartes, 24 chacun, distribuées quatre par quatre en commençant par l’adversaire du donneur. Chaque paquet de quatre est une pile : vous avez donc six piles. Seule la dernière carte distribuée à chaque pile est visible, sur le dessus ; les trois qui sont dessous sont inconnues de tous, de vous aussi.
clause-H2 = La 48e carte, sur le dessus de la sixième pile du donneur, est la retourne (pinta) : sa couleur est l’atout pour les deux joueurs, et elle se joue comme n’importe quelle carte du dessus. Si elle vaut des points, le donneur les marque tout de suite, sauf s’ils devaient l’amener à 40 ou plus. Dans ce cas, ils attendent la fin de la donne : avec 36 ou plus, le donneur les marque et gagne la manche ; avec moins, ils sont perdus.
clause-H3 = Vous ne pouvez jouer que les cartes du dessus de vos piles. Quand vous en jouez une, celle qui est dessous est retournée aussitôt. Selon une règle maison, elle n’est retournée qu’après le pli.
clause-H4 = L’adversaire du donneur entame le premier. Pour répondre à une entame, vous devez la battre dans sa couleur si une de vos cartes du dessus le peut ; si aucune ne le peut, jouez n’importe quelle carte du dessus de cette couleur. Si aucune carte du dessus n’est de cette couleur, vous devez couper s’il y a un atout sur le dessus ; sinon, jouez n’importe quelle carte du dessus. Les cartes cachées ne comptent jamais.
clause-H5 = Une donne vaut 60 points pour les cartes, et vous avez 1 point de plus pour chaque groupe de quatre cartes prises, c’est-à-dire pour deux plis. Il y a 24 plis : si les deux joueurs en ont fait un nombre pair, cela fait 12 de plus, soit 72 en tout. Si les deux en ont fait un nombre impair, il reste à chacun deux cartes, qui ne comptent pas, et cela fait 71 en tout. Selon une règle maison, le point de ces cartes va à celui qui fait le dernier pli, ou au joueur qui a le plus de plis.
clause-H6 = Seul un joueur qui a plus de 36 points marque ce qui dépasse 36. Une manche (juego) se gagne à 40, et deux manches gagnent la partie. Un capot (capote), qui gagne la manche, c’est faire les 24 plis.


## O: Botifarra

clause-O1 = Quatre joueurs, le jeu espagnol de 48 cartes ; on joue dans le sens inverse des aiguilles d’une montre. Le donneur bat les cartes et le joueur à gauche du donneur coupe le paquet. Chaque joueur reçoit 12 cartes, quatre par quatre, en commençant par le premier joueur (à droite du donneur). On ne retourne pas de carte.
clause-O2 = Le donneur nomme une couleur d’atout, nomme la botifarra (sans atout), ou laisse le choix à son partenaire, qui doit alors nommer l’une ou l’autre.
# contro, recontro, Sant Vicenç: the Catalan words.
clause-O3 = Avec une couleur d’atout, une donne compte une fois ; à la botifarra (sans atout), deux fois. L’autre camp peut contrer (contro, 2 fois), le camp qui a nommé peut ensuite surcontrer (recontro, 4 fois), et l’autre camp peut contrer encore une fois (Sant Vicenç, 8 fois) ; à la botifarra, cela fait 4, 8 et 16 fois. Chacun des deux joueurs du camp interrogé peut le dire : dans l’autre camp, on demande au premier joueur avant son partenaire ; dans le camp qui a nommé, au donneur avant son partenaire. Vous pouvez aussi convenir de jouer sans Sant Vicenç, ou de ne le permettre qu’avec une couleur d’atout.
clause-O4 = Le premier joueur entame, quel que soit celui qui a nommé l’atout. Vous devez fournir si vous pouvez, et battre l’adversaire qui est maître si vous pouvez ; si vous ne pouvez pas fournir, vous devez couper si cela vous fait prendre le pli à un adversaire. En jeu libre (lliure), c’est tout : si vous ne pouvez pas prendre le pli à un adversaire, ou si votre partenaire est maître, vous devez seulement fournir, et sinon vous jouez n’importe quelle carte. En jeu strict (obligada), vous devez alors jouer bas : la plus basse carte d’une couleur ou, tant que votre partenaire est maître, une carte qui vaut des points ou la plus basse d’une couleur.
clause-O5 = Une donne vaut 60 points pour les cartes et 1 pour chaque pli, soit 72. Le camp qui a plus de 36 marque ce qu’il a au-dessus de 36, multiplié par ce que compte la donne : 45 à 27 rapporte 9, avec contro 18, avec recontro 36, à la botifarra avec contro 36. À 36 partout, personne ne marque, et faire tous les plis ne rapporte rien de plus. La partie se joue en 101 ou, si l’on préfère, en 100.


## T: table talk

clause-T1 = Quand les signaux sont activés, le joueur qui entame un pli peut dire une de ces trois choses sur la couleur de la carte entamée. « Forte » : j’ai encore au moins une des trois meilleures cartes de la couleur parmi celles qui n’ont pas été jouées. « Longue » : j’en ai encore au moins deux autres. « Dernière » : je n’en ai plus. Ces signaux sont empruntés au Tressette et adaptés, car personne n’a transmis les trois signaux de la manille.
clause-T2 = Ce que vous dites doit être vrai : un faux signal est refusé. Tous les joueurs l’entendent. Les joueurs de l’ordinateur parlent et écoutent eux aussi.
clause-T3 = Quand les questions sont activées à la place des signaux, le joueur qui entame peut poser à son partenaire une seule question, prise dans une liste fixe : avez-vous la manille d’une certaine couleur, en avez-vous le manillon, ou combien d’atouts avez-vous ? Le partenaire répond la vérité, à voix haute. C’est l’ancienne façon, par question et réponse (manille parlée).


## Variants: the name, then three lines of at most 75 characters
## Line 1: cards, players, direction, trump. Line 2: what must be played. Line 3: score and end.

variant-flemish = Manille flamande (Manillen)
variant-flemish-1 = 4 joueurs, 32 cartes, vers la droite ; chacun peut nommer, le donneur doit
variant-flemish-2 = Fournir, ne monter qu’à l’atout ; sinon couper, même son partenaire
variant-flemish-3 = Dernier pli +1 ; marque au-dessus de 30, double à sans atout ; partie en 21

variant-flemish-troef = Manillen Troef
variant-flemish-troef-1 = 4 joueurs, 32 cartes, vers la droite ; la retourne du donneur fait l’atout
variant-flemish-troef-2 = Fournir, ne monter qu’à l’atout ; sinon couper, même son partenaire
variant-flemish-troef-3 = Dernier pli +1 ; marque au-dessus de 30, retourne pour rien ; partie en 21

variant-flemish-zonder = Zonder Troef
variant-flemish-zonder-1 = 4 joueurs, 32 cartes, vers la droite ; il n’y a jamais d’atout
variant-flemish-zonder-2 = Fournir avec la carte qu’on veut ; sinon, jouer ce qu’on veut
variant-flemish-zonder-3 = Dernier pli +1 ; au-dessus de 30, tout est toujours doublé ; partie en 21

variant-flemish-verplicht = Verplicht
variant-flemish-verplicht-1 = 4 joueurs, 32 cartes, vers la droite ; quatre passes font sans atout
variant-flemish-verplicht-2 = Fournir, ne monter qu’à l’atout ; sinon couper, même son partenaire
variant-flemish-verplicht-3 = Dernier pli +1 ; marque au-dessus de 30, double à sans atout ; partie en 21

variant-belgian = Manille belge
variant-belgian-1 = 4 joueurs, 32 cartes, vers la gauche ; le donneur nomme, sans atout permis
variant-belgian-2 = Monter ou couper sur l’adversaire si l’on peut, sans jamais sous-couper
variant-belgian-3 = Marque au-dessus de 30 ; contre et surcontre jusqu’à 4 fois ; partie en 101

variant-french = Manille française
variant-french-1 = 4 joueurs, 32 cartes, vers la droite ; la retourne du donneur fait l’atout
variant-french-2 = Monter ou couper sur l’adversaire si l’on peut, sans jamais sous-couper
variant-french-3 = 1 par pli, marque au-dessus de 34, retourne aussi ; manches en 34, 34 et 44

variant-manilla = Manilla à quatre
variant-manilla-1 = 4 joueurs, 48 cartes, vers la droite ; la retourne du donneur fait l’atout
variant-manilla-2 = Monter ou couper sur l’adversaire si l’on peut ; sinon, on est libre
variant-manilla-3 = 1 par pli, marque au-dessus de 36 ; 2 manches en 40, capot gagne la manche

variant-manilla-nueve = Manilla à quatre, sans manche au capot
variant-manilla-nueve-1 = 4 joueurs, 48 cartes, vers la droite ; la retourne du donneur fait l’atout
variant-manilla-nueve-2 = Monter ou couper sur l’adversaire si l’on peut ; sinon, on est libre
variant-manilla-nueve-3 = 1 par pli, marque au-dessus de 36 ; 2 manches en 40, capot sans prime

variant-manilla-two = Manilla à deux, à piles découvertes
variant-manilla-two-1 = 2 joueurs, 48 cartes, six piles de quatre chacun ; la dernière fait l’atout
variant-manilla-two-2 = Cartes du dessus seulement ; monter ou couper sur l’adversaire si possible
variant-manilla-two-3 = 1 point pour deux plis, marque au-dessus de 36 ; deux manches en 40

variant-botifarra = Botifarra, jeu libre (lliure)
variant-botifarra-1 = 4 joueurs, 48 cartes, vers la droite ; donneur ou partenaire nomme l’atout
variant-botifarra-2 = Monter ou couper sur l’adversaire si l’on peut ; sinon, on est libre
variant-botifarra-3 = 1 par pli, marque au-dessus de 36 ; trois degrés de contre ; partie en 101

variant-botifarra-obligada = Botifarra, jeu strict (obligada)
variant-botifarra-obligada-1 = 4 joueurs, 48 cartes, vers la droite ; donneur ou partenaire nomme l’atout
variant-botifarra-obligada-2 = Monter ou couper sur l’adversaire si l’on peut ; sinon, jouer bas
variant-botifarra-obligada-3 = 1 par pli, marque au-dessus de 36 ; trois degrés de contre ; partie en 101


## Switches: a label of at most 40 characters, and one sentence of help.

switch-head = Monter dans la couleur demandée
switch-head-help = Dit si vous devez battre la carte qui tient le pli quand vous pouvez fournir (dans une couleur autre que l’atout, ou sans atout) et que vous en avez les moyens.
switch-ruff = Couper quand on ne peut pas fournir
switch-ruff-help = Dit si vous devez jouer un atout quand vous ne pouvez pas fournir.
switch-overruff = Monter sur l’atout qui tient le pli
switch-overruff-help = Dit si vous devez mettre un atout plus fort quand vous en avez un, si l’on demande l’atout ou si vous devez couper un pli déjà coupé.
switch-under = Mettre un atout plus faible
switch-under-help = Dit, quand vous devez couper et que vous ne pouvez pas monter sur l’atout qui tient le pli, ou n’y êtes pas obligé, si vous devez quand même jouer un atout, si vous pouvez en mettre un plus faible, ou si c’est interdit.
switch-sink = Jouer bas quand on ne prend pas le pli
switch-sink-help = Si vous ne pouvez pas prendre le pli, ou n’y êtes pas obligé, vous ne pouvez jouer que bas : la plus basse d’une couleur, ou une carte qui vaut des points tant que votre partenaire est maître.
switch-talk = Parler à table
switch-talk-help = Permet au joueur qui entame de dire une chose vraie sur la couleur demandée, ou de poser une question à son partenaire, et tous l’entendent.
switch-namers = Qui nomme l’atout
switch-namers-help = Dit si le donneur nomme l’atout à lui seul, ou s’il peut laisser le choix à son partenaire.
switch-no-trump = Sans atout permis
switch-no-trump-help = Dit si celui qui nomme l’atout peut choisir de jouer sans atout.
switch-no-trump-count = Ce que compte le sans-atout
switch-no-trump-count-help = Dit combien de fois compte la marque d’une donne sans atout.
switch-doubles = Degrés de contre
switch-doubles-help = Dit combien de fois une donne peut être doublée, un camp après l’autre : contre, surcontre, et encore une fois.
switch-no-trump-doubles = Degrés de contre à sans atout
switch-no-trump-doubles-help = Dit combien de ces degrés sont permis au plus dans une donne sans atout.
switch-cap = Le plus que puisse compter une donne
switch-cap-help = Dit combien de fois une donne peut compter au plus, tous les contres compris ; 0 veut dire sans limite.
switch-counts = Comment les comptes se combinent
switch-counts-help = Dit si le sans-atout, une égalité à la donne précédente et les contres se multiplient entre eux ou s’ajoutent : sans atout et contre font 4 ou 3.
switch-last-trick = Un point pour le dernier pli
switch-last-trick-help = Dit si le camp qui fait le dernier pli a 1 point de plus.
switch-narrow-win = La victoire d’un point rapporte 1
switch-narrow-win-help = Une donne gagnée 31 à 30 rapporte exactement 1, à sans atout aussi.
switch-slam = Ce que rapportent tous les plis
switch-slam-help = Dit ce que marque le camp qui fait tous les plis (le capot) : 60 au lieu de ses points au-dessus de la moitié, ou rien de spécial.
switch-slam-wins = Le capot gagne la manche
switch-slam-wins-help = Un camp qui fait tous les plis gagne la manche avec cette donne, quelle que soit la marque.
switch-tie = Après une donne à égalité
switch-tie-help = Dit ce qui suit une donne où les deux camps ont autant de points : rien, la donne suivante compte double, ou le même donneur redonne.
switch-turned = Quand on retourne la carte suivante
switch-turned-help = Dit quand on retourne la carte qui se trouve sous la carte du dessus que vous venez de jouer.
switch-odd-pair = Le point des cartes qui restent
switch-odd-pair-help = Dit qui a le point des deux cartes qui restent à chaque joueur quand les deux ont fait un nombre impair de plis.
switch-shown-scores = La retourne rapporte
switch-shown-scores-help = Le camp du donneur marque les points de la retourne.
switch-shown-waits = La retourne qui finit la manche attend
switch-shown-waits-help = Si la retourne devait amener le camp du donneur au total à atteindre, elle attend la fin de la donne, et elle est perdue si ce camp a moins de la moitié des points.
switch-target = Points à atteindre
switch-target-help = Dit combien de points gagnent la partie, ou chacune de ses manches.
switch-sets = Manches à gagner
switch-sets-help = Dit combien de manches un camp doit gagner pour gagner la partie.
switch-decider = Points à atteindre dans la belle
switch-decider-help = Dit combien de points gagnent la dernière manche quand les camps sont à égalité de manches ; 0 veut dire comme les autres.
switch-card-points = Cumuler les points des cartes jusqu’à
switch-card-points-help = Les deux camps additionnent tous les points qu’ils ont pris, sans rien doubler, jusqu’à ce que l’un atteigne ce total ; 0 veut dire que seuls les points au-dessus de la moitié sont marqués.

# Switches that are on or off.
value-yes = Oui
value-no = Non

# Beat in the suit led
value-head-never = Jamais
value-head-foe = Quand un adversaire est maître
value-head-always = Toujours, même sur son partenaire

# Trump when you cannot follow
value-ruff-never = Jamais
value-ruff-foe = Quand un adversaire est maître
value-ruff-always = Toujours, même sur son partenaire

# Go over a winning trump
value-overruff-never = Jamais
value-overruff-foe = Quand c’est celui d’un adversaire
value-overruff-always = Toujours, même celui du partenaire

# A trump lower than the winning one
value-under-required = Obligatoire
value-under-free = Permis
value-under-barred = Interdit

# Table talk
value-talk-off = Rien
value-talk-signals = Signaux du joueur qui entame
value-talk-questions = Questions au partenaire

# Who names trump
value-namers-0 = Le donneur seul
value-namers-02 = Le donneur, qui peut passer à son partenaire

# How counts go together
value-counts-multiply = Multipliés
value-counts-add = Additionnés

# After a drawn round
value-tie-nothing = Rien, c’est au joueur suivant de distribuer
value-tie-double = La donne suivante compte double
value-tie-again = Le même donneur redonne

# When the next card of a pile is turned
value-turned-at-once = Aussitôt
value-turned-after-trick = Après le pli

# Point for cards left over
value-odd-pair-lost = À personne
value-odd-pair-last-trick = À celui qui fait le dernier pli
value-odd-pair-most-tricks = À celui qui a le plus de plis

# Numbers that need a word
value-last-trick-0 = Aucun
value-last-trick-1 = 1 point
value-slam-0 = Rien de spécial
value-slam-60 = 60 au lieu des points au-dessus de la moitié
value-cap-0 = Sans limite
value-decider-0 = Comme les autres
value-card-points-0 = Non


## What is wrong with house rules
## $field: label of the switch; $value: what was given.

bad-rules-variant = Il n’y a pas de jeu appelé « { $value } ».
# Here $field is the unknown name itself.
bad-rules-written = « { $value } » n’est pas une règle maison : écrivez nom=valeur.
bad-rules-unknown = Il n’y a pas de règle maison appelée « { $field } ».
bad-rules-closed = Ce jeu ne laisse pas changer « { $field } ».
bad-rules-value = « { $field } » ne peut pas prendre la valeur « { $value } ».
bad-rules-deal = En donnant par ces paquets, on ne distribue pas tout le jeu à parts égales.
bad-rules-namers = « { $field } » demande que quelqu’un nomme l’atout là où l’atout est nommé, et que personne ne le nomme là où il ne l’est pas.
bad-rules-doubles = « { $field } » demande un jeu où l’atout est nommé ; aucune autre donne ne peut être contrée.
bad-rules-card-points = « { $field } » ne va pas avec les contres, la victoire d’un point, ni une marque pour tous les plis ou pour la retourne, car on additionne seulement les points pris.
bad-rules-narrow = « { $field } » demande le point du dernier pli, car sans lui aucune donne ne finit 31 à 30.
bad-rules-decider = « { $field } » n’a de sens que s’il faut gagner plus d’une manche.
bad-rules-talk = « { $field } » demande un partenaire : c’est donc seulement pour quatre joueurs.
bad-rules-piles = Les piles découvertes, et le moment où l’on retourne leurs cartes, ne vont qu’avec le jeu à deux.
bad-rules-odd-pair = « { $field } » n’a de sens qu’à deux joueurs et avec des points pour les plis, car c’est seulement là que des cartes peuvent rester.
