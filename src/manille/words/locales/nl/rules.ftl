### Het reglement voor spelers: bepalingen, spelvormen, huisregels, en wat er aan huisregels mis kan zijn.
###
### De woorden die hier gebruikt worden:
###   manille         de hoogste kaart van een kleur (de tien; in het Spaanse pak de negen)
###   manillon        het aas, de tweede kaart van een kleur
###   gewone kleur    een kleur die geen troef is
###   volgen          een kaart van de gevraagde kleur bijspelen
###   kopen           een troef leggen als je niet kan volgen
###   de slag is aan  wie voorlopig wint, op het ogenblik dat jij speelt
###   slag, troef, zonder troef, gever, maat, ploeg, tegenpartij, dubbelen, herdubbelen
###   gekeerde kaart  de laatste kaart van de gever, open gelegd om troef te bepalen (bij Manilla: de pinta)
###   ronde, manche, partij


## Titels

section-G = Wat in elk spel geldt
section-P = Wat je moet spelen
section-F = Vlaams manillen
section-B = Belgisch manillen
section-R = Franse manille
section-K = Manilla met vier
section-H = Manilla met twee, met open stapels
section-O = Botifarra
section-T = Praten aan tafel


## G: wat in elk spel geldt

clause-G1 = Met Franse kaarten speel je met 32: harten, ruiten, klaveren en schoppen, elk van hoog naar laag 10, aas, heer, vrouw, boer, 9, 8, 7. Met Spaanse kaarten speel je met 48: oros, copas, espadas en bastos, elk van hoog naar laag 9, aas, rey (koning), caballo (ruiter), sota (boer), 8, 7, 6, 5, 4, 3, 2. De volgorde is dezelfde in troef en in de gewone kleuren, dat zijn de kleuren die geen troef zijn.
clause-G2 = De vijf hoogste kaarten van elke kleur zijn van boven af 5, 4, 3, 2 en 1 punten waard; de andere zijn niets waard. Elke kleur telt 15 punten, het hele pak 60. De hoogste kaart van een kleur is de manille (manilla), het aas de manillon.
clause-G3 = Van een kaart schrijf je eerst de waarde en dan de kleur: 10h is harten tien, Qs schoppen vrouw, 9o oros negen, Rc copas koning. Je mag ook Th schrijven voor 10h.
clause-G4 = Vier spelers vormen twee vaste ploegen, en je maat zit tegenover jou; met twee spelers vormt elk alleen een ploeg. De plaatsen zijn genummerd vanaf 0 in de speelrichting: plaats 0 en 2 zijn ploeg 0, de andere twee ploeg 1. Wie in de speelrichting na de gever komt, noemen we de eerste speler.
# "De eerste speler" zoals in clause-G4.
clause-G5 = De eerste speler komt uit in de eerste slag, met om het even welke kaart. Daarna komt telkens uit wie de vorige slag gewonnen heeft.
clause-G6 = De hoogste troef in een slag wint de slag. Ligt er geen troef in, dan wint de hoogste kaart van de gevraagde kleur.
clause-G7 = Na elke ronde geeft de volgende speler in de speelrichting, tenzij een andere regel iets anders zegt.
clause-G8 = Heeft een spel geen eigen loting, dan wijst het toeval de eerste gever aan. Voor elke ronde worden de kaarten opnieuw geschud, met echt toeval uit de computer. Geeft iemand een startgetal op (een seed), dan kan de hele partij precies zo overgespeeld worden.
clause-G9 = Aan het spelen van een ronde verdient alleen de ploeg iets die meer dan de helft van de punten haalde; de andere ploeg schrijft 0 op. De enige uitzondering is Vlaams manillen waarbij je kaartpunten optelt tot 101.


## P: wat je moet spelen
##
## Deze zinnen zeggen ook waarom een kaart geweigerd wordt. De eerste zin beschrijft de toestand, de rest wat je mag
## spelen. "De slag is aan": voorlopig, op het ogenblik dat je speelt. "Punten waard": een van de vijf hoogste.

clause-P0 = Jij komt uit: speel om het even welke kaart.

# Volgen in een gewone kleur; een tegenstander heeft de slag in die kleur; je kan erover.
clause-P1 = Er is een gewone kleur gevraagd, je kan volgen, de slag is aan een tegenstander met een kaart van de gevraagde kleur, en jij hebt van die kleur een hogere. { $head ->
    [never] { $sink ->
        [yes] Je moet volgen, met een kaart die erover gaat of met je laagste van die kleur.
       *[no] Je moet volgen, maar elke kaart van die kleur is goed.
    }
   *[other] Je moet erover gaan met een kaart van de gevraagde kleur.
}
# Hetzelfde, maar je kan er niet over.
clause-P2 = Er is een gewone kleur gevraagd, je kan volgen, de slag is aan een tegenstander met een kaart van de gevraagde kleur, en van die kleur heb jij geen hogere. { $sink ->
    [yes] Je moet volgen met je laagste kaart van die kleur.
   *[no] Je moet volgen, met om het even welke kaart van die kleur.
}
# Volgen in een gewone kleur, maar een tegenstander heeft gekocht.
clause-P3 = Er is een gewone kleur gevraagd, je kan volgen, en de slag is aan een tegenstander met een troef. { $sink ->
    [yes] Je moet volgen met je laagste kaart van die kleur.
   *[no] Je moet volgen, met om het even welke kaart van die kleur.
}
# Volgen in een gewone kleur; je maat heeft de slag, in die kleur of met troef.
clause-P4 = Er is een gewone kleur gevraagd, je kan volgen, en de slag is aan je maat. { $head ->
    [always] { $sink ->
        [yes] Is de slag aan je maat met een kaart van de gevraagde kleur en heb je van die kleur een hogere, dan moet je er in die kleur over; anders moet je alleen volgen. Van de kaarten die je dan nog mag spelen, speel je er een die punten waard is, of de laagste.
       *[no] Is de slag aan je maat met een kaart van de gevraagde kleur en heb je van die kleur een hogere, dan moet je er in die kleur over; anders moet je volgen, met om het even welke kaart van die kleur.
    }
   *[other] { $sink ->
        [yes] Je moet volgen, met een kaart die punten waard is of met je laagste van die kleur.
       *[no] Je moet volgen, maar elke kaart van die kleur is goed.
    }
}
# Troef gevraagd, een tegenstander heeft de slag, je kan erover.
clause-P5 = Er is troef gevraagd, je hebt troef, de slag is aan een tegenstander, en jij hebt een hogere troef. { $overruff ->
    [never] { $sink ->
        [yes] Je moet troef leggen: een hogere, of je laagste.
       *[no] Je moet troef leggen, maar elke troef is goed.
    }
   *[other] Je moet erover gaan met een hogere troef.
}
# Hetzelfde, maar je kan er niet over.
clause-P6 = Er is troef gevraagd, je hebt troef, de slag is aan een tegenstander, en jij hebt geen hogere troef. { $sink ->
    [yes] Je moet je laagste troef leggen.
   *[no] Je moet troef leggen, en elke troef is goed.
}
# Troef gevraagd, je maat heeft de slag.
clause-P7 = Er is troef gevraagd, je hebt troef, en de slag is aan je maat. { $overruff ->
    [always] { $sink ->
        [yes] Je moet een hogere troef leggen dan je maat als je er een hebt, en anders een lagere. Van de troeven die je dan nog mag leggen, leg je er een die punten waard is, of de laagste.
       *[no] Je moet een hogere troef leggen dan je maat als je er een hebt, en anders om het even welke troef.
    }
   *[other] { $sink ->
        [yes] Je moet troef leggen: een die punten waard is, of je laagste.
       *[no] Je moet troef leggen, maar elke troef is goed.
    }
}
# Niet kunnen volgen, wel troef; een tegenstander heeft de slag en niemand heeft gekocht.
clause-P8 = Je kan niet volgen, je hebt troef, en de slag is aan een tegenstander met een kaart van de gevraagde kleur. { $ruff ->
    [never] { $sink ->
        [yes] Je mag om het even welke troef leggen, of je laagste kaart van een andere kleur.
       *[no] Je mag elke kaart spelen.
    }
   *[other] Je moet kopen, en elke troef is goed.
}
# Niet kunnen volgen, een tegenstander heeft gekocht, je hebt een hogere troef.
clause-P9 = Je kan niet volgen, de slag is aan een tegenstander met een troef, en jij hebt een hogere troef. { $ruff ->
    [never] { $sink ->
        [yes] Je mag om het even welke hogere troef leggen, of je laagste kaart van om het even welke kleur.
       *[no] Je mag elke kaart spelen.
    }
   *[other] { $overruff ->
        [never] { $under ->
            [required] { $sink ->
                [yes] Je moet troef leggen: een hogere, of je laagste.
               *[no] Je moet troef leggen, maar het hoeft geen hogere te zijn.
            }
            [barred] { $sink ->
                [yes] Je mag niet ondertroeven: leg om het even welke hogere troef, of je laagste kaart van een andere kleur.
               *[no] Je mag niet ondertroeven: leg om het even welke hogere troef, of om het even welke kaart van een andere kleur.
            }
           *[free] { $sink ->
                [yes] Je mag om het even welke hogere troef leggen, of je laagste kaart van om het even welke kleur.
               *[no] Je mag elke kaart spelen.
            }
        }
       *[other] Je moet overtroeven: leg een hogere troef.
    }
}
# Niet kunnen volgen, een tegenstander heeft gekocht, je hebt alleen lagere troeven, en nog andere kaarten.
clause-P10 = Je kan niet volgen, de slag is aan een tegenstander met een troef, jouw troeven zijn allemaal lager, en je hebt ook nog andere kaarten. { $ruff ->
    [never] { $sink ->
        [yes] Je mag alleen je laagste kaart van een kleur spelen; welke kleur, kies je zelf.
       *[no] Je mag elke kaart spelen.
    }
   *[other] { $under ->
        [required] { $sink ->
            [yes] Je moet toch troef leggen: je laagste.
           *[no] Je moet toch troef leggen.
        }
        [barred] { $sink ->
            [yes] Je mag niet ondertroeven: speel je laagste kaart van een andere kleur.
           *[no] Je mag niet ondertroeven: speel een kaart van een andere kleur.
        }
       *[free] { $sink ->
            [yes] Je mag alleen je laagste kaart van een kleur spelen; welke kleur, kies je zelf.
           *[no] Je mag elke kaart spelen.
        }
    }
}
# Hetzelfde, maar je hebt niets dan die lagere troeven.
clause-P11 = Je kan niet volgen, de slag is aan een tegenstander met een troef, en je hebt niets dan lagere troeven. { $sink ->
    [yes] Je moet de laagste ervan leggen.
   *[no] Je mag er om het even welke van leggen.
}
# Niet kunnen volgen en geen troef; een tegenstander heeft de slag.
clause-P12 = Je kan niet volgen, je hebt geen troef, en de slag is aan een tegenstander. { $sink ->
    [yes] Je mag alleen je laagste kaart van een kleur spelen; welke kleur, kies je zelf.
   *[no] Je mag elke kaart spelen.
}
# Niet kunnen volgen, wel troef; je maat heeft de slag en niemand heeft gekocht.
clause-P13 = Je kan niet volgen, je hebt troef, en de slag is aan je maat met een kaart van de gevraagde kleur. { $ruff ->
    [always] { $sink ->
        [yes] Je moet toch kopen: met een troef die punten waard is, of met je laagste.
       *[no] Je moet toch kopen, en elke troef is goed.
    }
   *[other] { $sink ->
        [yes] Je mag elke kaart spelen die punten waard is, of je laagste kaart van een kleur.
       *[no] Je mag elke kaart spelen.
    }
}
# Niet kunnen volgen, wel troef; je maat heeft de slag met een troef.
clause-P14 = Je kan niet volgen, je hebt troef, en de slag is aan je maat met een troef. { $ruff ->
    [always] { $overruff ->
        [always] { $under ->
            [required] { $sink ->
                [yes] Je moet een hogere troef leggen dan je maat als je er een hebt, en anders een lagere. Van de troeven die je dan nog mag leggen, leg je er een die punten waard is, of de laagste.
               *[no] Je moet een hogere troef leggen dan je maat als je er een hebt, en anders om het even welke troef.
            }
            [barred] { $sink ->
                [yes] Je moet een hogere troef leggen dan je maat als je er een hebt. Heb je er geen, dan moet je een kaart van een andere kleur spelen; alleen als je niets dan troef hebt, leg je er daar een van. Van de kaarten die je dan nog mag spelen, mag alleen wat punten waard is, en de laagste van elke kleur.
               *[no] Je moet een hogere troef leggen dan je maat als je er een hebt. Heb je er geen, dan moet je een kaart van een andere kleur spelen; alleen als je niets dan troef hebt, leg je daar om het even welke van.
            }
           *[free] { $sink ->
                [yes] Je moet een hogere troef leggen dan je maat als je er een hebt; heb je er geen, dan is daardoor geen enkele kaart verboden. Van de kaarten die je dan nog mag spelen, mag alleen wat punten waard is, en de laagste van elke kleur.
               *[no] Je moet een hogere troef leggen dan je maat als je er een hebt; heb je er geen, dan mag je elke kaart spelen.
            }
        }
       *[other] { $under ->
            [required] { $sink ->
                [yes] Je moet troef leggen: een die punten waard is, of je laagste. Hij hoeft niet hoger te zijn dan die van je maat.
               *[no] Je moet troef leggen, maar hij hoeft niet hoger te zijn dan die van je maat.
            }
            [barred] { $sink ->
                [yes] Je mag geen lagere troef leggen dan die van je maat, tenzij je niets dan zulke troeven hebt. Van de kaarten die je dan nog mag spelen, mag alleen wat punten waard is, en de laagste van elke kleur.
               *[no] Je mag geen lagere troef leggen dan die van je maat, tenzij je niets dan zulke troeven hebt. Elke andere kaart mag.
            }
           *[free] { $sink ->
                [yes] Je mag elke kaart spelen die punten waard is, of je laagste kaart van een kleur.
               *[no] Je mag elke kaart spelen.
            }
        }
    }
   *[other] { $sink ->
        [yes] Je mag elke kaart spelen die punten waard is, of je laagste kaart van een kleur.
       *[no] Je mag elke kaart spelen.
    }
}
# Niet kunnen volgen en geen troef; je maat heeft de slag.
clause-P15 = Je kan niet volgen, je hebt geen troef, en de slag is aan je maat. { $sink ->
    [yes] Je mag elke kaart spelen die punten waard is, of je laagste kaart van een kleur.
   *[no] Je mag elke kaart spelen.
}
# Een ronde zonder troef; je kan volgen, aan wie de slag ook is.
clause-P16 = Deze ronde is zonder troef, en je kan volgen. { $head ->
    [never] { $sink ->
        [yes] Je moet volgen. Is de slag aan een tegenstander, speel dan een kaart die erover gaat, of je laagste van die kleur. Is de slag aan je maat, speel dan een kaart die punten waard is, of je laagste van die kleur.
       *[no] Je moet volgen, en elke kaart van die kleur is goed.
    }
    [always] { $sink ->
        [yes] Kan je over de winnende kaart, dan moet je erover, ook als ze van je maat is. Is ze van een tegenstander en kan je er niet over, speel dan je laagste kaart van de gevraagde kleur. Is de slag aan je maat, speel dan van de kaarten van die kleur die je nog mag spelen er een die punten waard is, of de laagste.
       *[no] Kan je over de winnende kaart, dan moet je erover, ook als ze van je maat is. Kan je er niet over, speel dan om het even welke kaart van de gevraagde kleur.
    }
   *[foe] { $sink ->
        [yes] Is de slag aan een tegenstander en kan je over de winnende kaart, dan moet je erover; kan je er niet over, speel dan je laagste kaart van de gevraagde kleur. Is de slag aan je maat, speel dan een kaart van die kleur die punten waard is, of je laagste van die kleur.
       *[no] Is de slag aan een tegenstander en kan je over de winnende kaart, dan moet je erover. Kan je er niet over, of is de slag aan je maat, speel dan om het even welke kaart van de gevraagde kleur.
    }
}
# Een ronde zonder troef; je kan niet volgen, aan wie de slag ook is.
clause-P17 = Deze ronde is zonder troef, en je kan niet volgen. { $sink ->
    [yes] Is de slag aan een tegenstander, dan mag je alleen je laagste kaart van een kleur spelen. Is de slag aan je maat, dan mag je elke kaart spelen die punten waard is, of je laagste kaart van een kleur.
   *[no] Je mag elke kaart spelen.
}


## F: Vlaams manillen

clause-F1 = Vier spelers, 32 kaarten, je speelt tegen de klok in. Om de eerste gever te vinden neemt elke speler een pakje kaarten af, en wie de hoogste kaart toont, geeft. Wie samen de hoogste hebben, nemen opnieuw af.
clause-F2 = De speler links van de gever neemt af. Elke speler krijgt 8 kaarten in twee pakjes van vier, te beginnen met de eerste speler (rechts van de gever).
clause-F3 = De speler rechts van de gever spreekt eerst, dan de maat van de gever, dan de speler links van de gever: elk maakt een kleur troef, zegt zonder troef, of past. De eerste die niet past, beslist. Passen ze alle drie, dan moet de gever een kleur troef maken of zonder troef zeggen.
clause-F4 = Er wordt niet gedubbeld. De ploeg die troef maakt, neemt zich voor 31 punten of meer te halen. Lukt dat niet, dan verliest ze niets, behalve wat de tegenpartij opschrijft.
clause-F5 = Je moet volgen als je kan, maar in een gewone kleur hoef je er niet over te gaan. Kan je niet volgen, dan moet je kopen (een troef leggen), ook als de slag aan je maat is; en wint er al een troef, dan moet je overtroeven als je kan, ook over die van je maat. Kan je er niet over, dan moet je toch een lagere troef leggen. Is er troef gevraagd, dan moet je over de winnende troef gaan als je kan, ook over die van je maat.
clause-F6 = De ploeg die de laatste slag wint, krijgt 1 punt extra; een ronde telt dus 61 punten.
clause-F7 = De ploeg met 31 punten of meer schrijft haar punten min 30 op: bij 38 tegen 23 schrijft ze 8. Welke ploeg troef maakte, speelt geen rol.
clause-F8 = Bij zonder troef wordt dubbel opgeschreven: bij 38 tegen 23 schrijf je 16.
clause-F9 = Er is een huisregel, nipte winst genoemd: een ronde die met 31 tegen 30 gewonnen wordt, telt dan altijd precies 1, ook bij zonder troef. Gewoonlijk staat die regel uit; 31 tegen 30 telt dan 1 met troef en 2 bij zonder troef.
clause-F10 = Speel je zonder het punt voor de laatste slag, dan kan een ronde op 30 tegen 30 eindigen. Dan schrijft niemand iets op, en dezelfde gever geeft opnieuw.
clause-F11a = De eerste ploeg met 21 partijpunten wint de partij; er wordt geteld op het einde van een ronde. Je mag ook kiezen om tot 101 te spelen.
clause-F11b = Als huisregel kan je kaartpunten optellen tot 101: beide ploegen tellen de punten op die ze in elke ronde halen, en niets telt dubbel. De eerste ploeg die aan 101 komt, wint. Komen ze er allebei in dezelfde ronde, dan wint wie de hoogste stand heeft; staan ze gelijk, dan speel je nog een ronde.
clause-F12 = Drie vormen hebben een naam. Manillen Troef: niemand kiest troef; de laatste kaart van de gever wordt gekeerd en haar kleur is troef. De gekeerde kaart levert niets op, en zonder troef kan niet. Zonder Troef: elke ronde is zonder troef, en er wordt altijd dubbel opgeschreven. Verplicht: ook de gever mag passen, en vier keer passen is zonder troef.
clause-F13 = Pratend manillen (Manille parlante) kan je aanzetten in elk spel voor vier; bij “Praten aan tafel” staat hoe het gaat.
clause-F14 = Van nog twee streekvormen kennen we de naam, Manille Ascolana en Aussprache, met kleine verschillen in het troef maken en in de plicht om te kopen, maar welke verschillen heeft niemand ons verteld. Je kan ze spelen met huisregels: alles wat je in een spel mag veranderen, kan je instellen, een naam geven en bewaren.


## B: Belgisch manillen

clause-B1 = Vier spelers, 32 kaarten, je speelt met de klok mee. De speler rechts van de gever neemt af. Elke speler krijgt 8 kaarten in pakjes van 3, 3 en 2, te beginnen met de eerste speler (links van de gever).
clause-B2 = De gever maakt een kleur troef of kiest zonder troef.
# Meegaan, kloppen: zo heet dubbelen aan veel West-Vlaamse tafels.
clause-B3 = Daarna mag iemand van de tegenpartij dubbelen (meegaan, kloppen): eerst wordt het gevraagd aan de speler links van de gever, dan aan die rechts van de gever. Dubbelt een van hen, dan mag iemand van de ploeg van de gever herdubbelen: eerst wordt het gevraagd aan de gever, dan aan de maat van de gever. Telkens beslist de eerste die ja zegt.
clause-B4 = Een ronde telt één keer. Ze telt twee keer zoveel bij zonder troef, twee keer zoveel als de vorige ronde gelijk was (plat), twee keer zoveel als ze gedubbeld is, en nog eens twee keer zoveel als ze herdubbeld is, maar nooit meer dan vier keer in totaal. Telt ze eenmaal vier keer, dan wordt niemand nog gevraagd om te dubbelen.
clause-B5 = Je moet volgen als je kan, en over een tegenstander gaan die de slag heeft als je kan. Kan je niet volgen en is de slag aan een tegenstander, dan moet je kopen (een troef leggen), en overtroeven als er al een troef wint en je erover kan; ondertroeven (onderkopen) mag niet, tenzij je niets dan lagere troeven hebt. Zolang de slag aan je maat is, hoef je er niet over te gaan en niet te kopen, maar volgen moet je wel.
clause-B6 = Een ronde telt 60 punten, en slagen tellen niet. De ploeg met meer dan 30 schrijft haar punten min 30 op, maal wat de ronde telt. 38 tegen 22 in een ronde die één keer telt, levert 8 op; bij zonder troef, gedubbeld en herdubbeld, wat vier keer telt, levert het 32 op.
clause-B7 = Een ronde die op 30 tegen 30 eindigt, is plat: niemand schrijft iets op, de volgende ronde telt dubbel, en het geven gaat gewoon verder. Plat na plat telt nog altijd maar één keer dubbel.
clause-B8 = Als huisregel, die gewoonlijk uit staat, schrijft een ploeg die alle acht slagen haalt 60 op in plaats van 30, maal wat de ronde telt. Een ploeg met alle 60 punten maar niet alle slagen krijgt dat niet.
clause-B9 = De eerste ploeg met 101 wint de partij (de boom).
clause-B10 = In clubs kom je ook deze huisregels tegen: een partij tot 61, 101, 121 of 151; winst voor wie de meeste van drie of vijf partijen (bomen) haalt; tellingen die worden opgeteld in plaats van vermenigvuldigd, zodat zonder troef en dubbelen samen drie keer tellen; en een gever die het troef maken aan de maat mag overlaten.


## R: Franse manille

clause-R1 = Vier spelers, 32 kaarten, je speelt tegen de klok in. De speler links van de gever neemt af. Elke speler krijgt 8 kaarten in twee pakjes van vier, te beginnen met de eerste speler (rechts van de gever).
clause-R2 = De laatste kaart van de gever wordt gekeerd, en haar kleur is troef. De kaart blijft in de hand van de gever; iedereen kent ze, en ze mag op elk ogenblik gespeeld worden.
clause-R3 = Is de gekeerde kaart punten waard, dan schrijft de ploeg van de gever die meteen op: 5 voor de 10, 4 voor het aas, 3 voor de heer, 2 voor de vrouw, 1 voor de boer.
clause-R4 = Je moet volgen als je kan, en over een tegenstander gaan die de slag heeft als je kan. Kan je niet volgen en is de slag aan een tegenstander, dan moet je kopen (een troef leggen), en overtroeven als er al een troef wint en je erover kan; ondertroeven (onderkopen) mag niet, tenzij je niets dan lagere troeven hebt. Zolang de slag aan je maat is, hoef je er niet over te gaan en niet te kopen, maar volgen moet je wel. Niemand maakt troef, elke ronde heeft een troef, en er wordt niet gedubbeld.
clause-R5 = Elke slag telt 1 punt, dus een ronde heeft 60 en 8, samen 68. De ploeg met meer dan 34 schrijft op wat ze boven 34 heeft: bij 46 tegen 22 schrijft ze 12. Bij 34 tegen 34 schrijft niemand iets op, maar de punten voor de gekeerde kaart blijven staan.
clause-R6 = Een manche (manga) is voor de ploeg die aan 34 komt, en met twee manches win je de partij. Heeft elke ploeg één manche, dan wordt een derde gespeeld, tot 44. Elke manche begint op 0 tegen 0.
clause-R7 = Een manche eindigt alleen op het einde van een ronde: met de punten voor de gekeerde kaart alleen is ze nooit gedaan. Zijn beide ploegen er geraakt, dan wint wie de hoogste stand heeft; staan ze gelijk, dan speel je nog een ronde.


## K: Manilla met vier

clause-K1 = Vier spelers, het Spaanse pak van 48 kaarten, je speelt tegen de klok in.
clause-K2 = Om de plaatsen te loten trekt elke speler een kaart; de twee hoogste spelen samen. Wie de allerhoogste trok, kiest een plaats en geeft eerst; wie van het andere paar de beste kaart trok, zit rechts van de gever, en maats zitten tegenover elkaar. Bij kaarten van gelijke waarde is de volgorde oros, copas, espadas, bastos. Een voorbeeld: trekt Noord Rc, Oost 9o, Zuid 9b en West 4e, dan geeft Oost en speelt samen met Zuid; Noord zit rechts van de gever, West links.
clause-K3 = De gever schudt en de speler links van de gever neemt af. Elke speler krijgt 12 kaarten in pakjes van vier, te beginnen met de eerste speler (rechts van de gever). De laatste kaart, die van de gever is, wordt gekeerd: ze heet de pinta, en haar kleur is troef.
clause-K4 = Is de gekeerde kaart (de pinta) punten waard, dan schrijft de ploeg van de gever die meteen op, tenzij ze daarmee aan 40 of meer zou komen.
clause-K5 = Je moet volgen als je kan, en over een tegenstander gaan die de slag heeft als je kan. Kan je niet volgen en is de slag aan een tegenstander, dan moet je kopen (een troef leggen) als je met een troef de slag kan nemen; zijn al je troeven te laag, dan mag je elke kaart spelen. Zolang de slag aan je maat is, hoef je er niet over te gaan en niet te kopen, maar volgen moet je wel.
clause-K6 = Elke slag telt 1 punt, dus een ronde heeft 60 en 12, samen 72. De ploeg met meer dan 36 schrijft op wat ze boven 36 heeft: bij 45 tegen 27 schrijft ze 9. Bij 36 tegen 36 schrijft niemand iets op, maar de punten voor de pinta blijven staan.
clause-K7 = Een manche (juego) is voor de ploeg die aan 40 komt, en met twee manches win je de partij (partida). Wat je boven 40 hebt, neem je niet mee: elke manche begint op 0 tegen 0. Het geven gaat gewoon verder rond.
clause-K8 = Zou de pinta de ploeg van de gever aan 40 of meer brengen, dan wachten de punten van de pinta tot het einde van de ronde. Heeft de ploeg van de gever er dan 36 of meer, dan schrijft ze de pinta op en alles boven 36, en wint ze de manche. Heeft ze er minder dan 36, dan zijn de punten van de pinta verloren en schrijft de tegenpartij op wat zij boven 36 heeft.
clause-K9 = Alle twaalf de slagen halen (capote) levert geen punten op buiten de 36 die overblijven als je 36 van 72 aftrekt, maar je wint er de manche mee. In de vorm waarin capote de manche niet wint, heeft het dat gevolg niet; daar maken een pinta van 4 of 5 en een capote van de ploeg van de gever toch samen 40 in één ronde.


## H: Manilla met twee, met open stapels

clause-H1 = Twee spelers, 48 kaarten, elk 24, gegeven in pakjes van vier, te beginnen met de tegenstander van de gever. Elk pakje is een stapel, dus je hebt zes stapels. Alleen de laatste kaart die op elke stapel gegeven is, ligt open bovenop; de drie eronder kent niemand, jij ook niet.
clause-H2 = De 48e kaart, bovenop de zesde stapel van de gever, is de gekeerde kaart (pinta): haar kleur is troef voor beide spelers, en ze wordt gespeeld zoals elke andere bovenste kaart. Is ze punten waard, dan schrijft de gever die meteen op, tenzij de gever daarmee aan 40 of meer zou komen. In dat geval wachten ze tot het einde van de ronde: met 36 of meer schrijft de gever ze op en wint de manche, met minder zijn ze verloren.
clause-H3 = Je kan alleen de bovenste kaarten van je stapels spelen. Speel je er een, dan wordt de kaart eronder meteen opengedraaid. Als huisregel gebeurt dat pas na de slag.
clause-H4 = De tegenstander van de gever komt eerst uit. Speel je bij, dan moet je er in de gevraagde kleur over als een van je bovenste kaarten dat kan; kan er geen, speel dan om het even welke bovenste kaart van die kleur. Is geen enkele bovenste kaart van die kleur, dan moet je kopen (een troef leggen) als er een troef bovenop ligt; speel anders om het even welke bovenste kaart. Kaarten die dicht liggen, tellen nooit mee.
clause-H5 = Een ronde heeft 60 punten voor de kaarten, en je krijgt er 1 bij voor elke vier kaarten die je haalde, dus voor twee slagen. Er zijn 24 slagen: haalden beide spelers een even aantal, dan komen er 12 bij, samen 72. Haalden ze allebei een oneven aantal, dan heeft elk twee kaarten over, die niets tellen, en zijn het er samen 71. Als huisregel gaat het punt daarvoor naar wie de laatste slag wint, of naar wie de meeste slagen heeft.
clause-H6 = Alleen een speler met meer dan 36 punten schrijft op wat boven 36 ligt. Een manche (juego) win je met 40, en met twee manches win je de partij. Een capote, waarmee je de manche wint, is hier alle 24 slagen halen.


## O: Botifarra

clause-O1 = Vier spelers, het Spaanse pak van 48 kaarten, je speelt tegen de klok in. De gever schudt en de speler links van de gever neemt af. Elke speler krijgt 12 kaarten in pakjes van vier, te beginnen met de eerste speler (rechts van de gever). Er wordt geen kaart gekeerd.
clause-O2 = De gever maakt een kleur troef, kiest botifarra (zonder troef), of laat de keuze over aan de maat, die dan het een of het ander moet kiezen.
# contro, recontro en Sant Vicenç zijn de Catalaanse woorden.
clause-O3 = Met een troefkleur telt een ronde één keer, in botifarra (zonder troef) twee keer. De tegenpartij mag dubbelen (contro, 2 keer), de ploeg die troef maakte mag dan herdubbelen (recontro, 4 keer), en de tegenpartij mag nog één keer dubbelen (Sant Vicenç, 8 keer); in botifarra wordt dat 4, 8 en 16 keer. Beide spelers van de ploeg aan wie het gevraagd wordt, mogen het zeggen: bij de tegenpartij wordt het eerst aan de eerste speler gevraagd en dan aan diens maat, bij de ploeg die troef maakte eerst aan de gever en dan aan de maat van de gever. Je mag ook afspreken zonder Sant Vicenç te spelen, of het alleen met een troefkleur toe te laten.
clause-O4 = De eerste speler komt uit, wie er ook troef maakte. Je moet volgen als je kan, en over een tegenstander gaan die de slag heeft als je kan; kan je niet volgen, dan moet je kopen (een troef leggen) als je daarmee de slag van een tegenstander afneemt. In het vrije spel (lliure) is dat alles: kan je de slag niet van een tegenstander afnemen, of is de slag aan je maat, dan moet je alleen volgen, en anders mag elke kaart. In het strikte spel (obligada) moet je dan laag spelen: je laagste kaart van een kleur, of, zolang de slag aan je maat is, een kaart die punten waard is of je laagste van een kleur.
clause-O5 = Een ronde heeft 60 punten voor de kaarten en 1 voor elke slag, samen 72. De ploeg met meer dan 36 schrijft op wat ze boven 36 heeft, maal wat de ronde telt: 45 tegen 27 levert 9 op, met contro 18, met recontro 36, in botifarra met contro 36. Bij 36 tegen 36 schrijft niemand iets op, en alle slagen halen levert niets extra op. De partij gaat tot 101, of naar keuze tot 100.


## T: praten aan tafel

clause-T1 = Staan de seinen aan en kom jij uit in een slag, dan mag je een van drie dingen zeggen over de kleur van de kaart waarmee je uitkomt. “Sterk”: ik heb nog minstens een van de drie beste kaarten die er van die kleur nog niet gespeeld zijn. “Lang”: ik heb er nog minstens twee van. “Laatste”: ik heb er geen meer van. We hebben ze geleend van Tressette en aangepast, want hoe de drie seinen van manille luidden, heeft niemand overgeleverd.
clause-T2 = Wat je zegt, moet waar zijn: een vals sein wordt geweigerd. Alle spelers horen het. De spelers van de computer praten en luisteren ook mee.
clause-T3 = Staan in plaats van de seinen de vragen aan en kom jij uit, dan mag je je maat één vraag stellen uit een vaste lijst: heb je de manille van een bepaalde kleur, heb je er de manillon van, of hoeveel troeven heb je? Je maat antwoordt luidop en naar waarheid. Dit is het oudere spel van vraag en antwoord (manille parlée).


## Spelvormen: de naam, dan drie regels van hoogstens 75 tekens
## Regel 1: spelers, kaarten, richting, hoe troef gevonden wordt. Regel 2: wat je moet spelen. Regel 3: punten en einde.

variant-flemish = Vlaams manillen
variant-flemish-1 = 4 spelers, 32 kaarten, tegen de klok; elk mag troef maken, de gever moet
variant-flemish-2 = Volgen, erover enkel in troef; kan je niet, dan kopen, ook bij je maat
variant-flemish-3 = Laatste slag 1; boven 30 telt, zonder troef dubbel; wie eerst 21 heeft

variant-flemish-troef = Manillen Troef
variant-flemish-troef-1 = 4 spelers, 32 kaarten, tegen de klok; laatste kaart van de gever is troef
variant-flemish-troef-2 = Volgen, erover enkel in troef; kan je niet, dan kopen, ook bij je maat
variant-flemish-troef-3 = Laatste slag 1; boven 30 telt, gekeerde kaart niet; wie eerst 21 heeft

variant-flemish-zonder = Zonder Troef
variant-flemish-zonder-1 = 4 spelers, 32 kaarten, tegen de klok in; er is nooit troef
variant-flemish-zonder-2 = Volgen met elke kaart die je wil; kan je niet volgen, dan mag alles
variant-flemish-zonder-3 = Laatste slag 1; boven 30 telt, in elke ronde dubbel; wie eerst 21 heeft

variant-flemish-verplicht = Verplicht
variant-flemish-verplicht-1 = 4 spelers, 32 kaarten, tegen de klok; vier keer passen is zonder troef
variant-flemish-verplicht-2 = Volgen, erover enkel in troef; kan je niet, dan kopen, ook bij je maat
variant-flemish-verplicht-3 = Laatste slag 1; boven 30 telt, zonder troef dubbel; wie eerst 21 heeft

variant-belgian = Belgisch manillen
variant-belgian-1 = 4 spelers, 32 kaarten, met de klok mee; gever maakt troef of zonder troef
variant-belgian-2 = Ga over de tegenpartij of koop als je kan, maar ondertroef niet
variant-belgian-3 = Boven 30 telt; dubbelen tot 4 keer; wie eerst 101 heeft

variant-french = Franse manille
variant-french-1 = 4 spelers, 32 kaarten, tegen de klok; laatste kaart van de gever is troef
variant-french-2 = Ga over de tegenpartij of koop als je kan, maar ondertroef niet
variant-french-3 = Elke slag 1, boven 34 telt, gekeerde kaart ook; manches tot 34, 34 en 44

variant-manilla = Manilla met vier
variant-manilla-1 = 4 spelers, 48 kaarten, tegen de klok; laatste kaart van de gever is troef
variant-manilla-2 = Ga over de tegenpartij of koop als je kan; lukt het niet, dan ben je vrij
variant-manilla-3 = Elke slag 1, boven 36 telt; twee manches tot 40, capote wint een manche

variant-manilla-nueve = Manilla met vier, capote wint niet
variant-manilla-nueve-1 = 4 spelers, 48 kaarten, tegen de klok; laatste kaart van de gever is troef
variant-manilla-nueve-2 = Ga over de tegenpartij of koop als je kan; lukt het niet, dan ben je vrij
variant-manilla-nueve-3 = Elke slag 1, boven 36 telt; twee manches tot 40, niets extra voor capote

variant-manilla-two = Manilla met twee, open stapels
variant-manilla-two-1 = 2 spelers, 48 kaarten in zes stapels van vier elk; laatste kaart is troef
variant-manilla-two-2 = Alleen bovenste kaarten; ga over je tegenstander of koop als je kan
variant-manilla-two-3 = 1 punt per twee slagen, boven 36 telt; twee manches tot 40

variant-botifarra = Botifarra, vrij spel
variant-botifarra-1 = 4 spelers, 48 kaarten, tegen de klok in; gever of maat maakt troef
variant-botifarra-2 = Ga over de tegenpartij of koop als je kan; lukt het niet, dan ben je vrij
variant-botifarra-3 = Elke slag 1, boven 36 telt; drie keer dubbelen; wie eerst 101 heeft

variant-botifarra-obligada = Botifarra, strikt spel (obligada)
variant-botifarra-obligada-1 = 4 spelers, 48 kaarten, tegen de klok in; gever of maat maakt troef
variant-botifarra-obligada-2 = Ga over de tegenpartij of koop als je kan; lukt het niet, speel dan laag
variant-botifarra-obligada-3 = Elke slag 1, boven 36 telt; drie keer dubbelen; wie eerst 101 heeft


## Huisregels: een naam van hoogstens 40 tekens, en één zin uitleg.

switch-head = Erover gaan in de gevraagde kleur
switch-head-help = Bepaalt of je over de winnende kaart moet gaan als je kan volgen (in een gewone kleur, of zonder troef) en een hogere hebt.
switch-ruff = Kopen als je niet kan volgen
switch-ruff-help = Bepaalt of je moet kopen, dus een troef leggen, als je niet kan volgen.
switch-overruff = Over een winnende troef gaan
switch-overruff-help = Bepaalt of je een hogere troef moet leggen als je er een hebt, wanneer er troef gevraagd is of wanneer je moet kopen en er al gekocht is.
switch-under = Ondertroeven (onderkopen)
switch-under-help = Bepaalt of je, wanneer je moet kopen en niet over de winnende troef hoeft of kan, toch een troef moet leggen, een lagere mag leggen, of dat niet mag.
switch-sink = Laag spelen als je de slag niet neemt
switch-sink-help = Kan of hoef je de slag niet te nemen, dan mag je alleen laag spelen: je laagste van een kleur, of een kaart die punten waard is zolang de slag aan je maat is.
switch-talk = Praten aan tafel
switch-talk-help = Laat wie uitkomt iets zeggen over de gevraagde kleur dat waar is, of iets vragen aan de maat, zodat iedereen het hoort.
switch-namers = Wie troef maakt
switch-namers-help = Bepaalt of de gever alleen troef maakt of de keuze aan de maat mag overlaten.
switch-no-trump = Zonder troef toegelaten
switch-no-trump-help = Bepaalt of wie troef maakt ook zonder troef mag kiezen.
switch-no-trump-count = Wat zonder troef telt
switch-no-trump-count-help = Bepaalt hoeveel keer de punten van een ronde zonder troef tellen.
switch-doubles = Hoe vaak dubbelen
switch-doubles-help = Bepaalt hoeveel keer een ronde gedubbeld kan worden, de twee ploegen om beurt: dubbelen, herdubbelen, en nog één keer.
switch-no-trump-doubles = Hoe vaak dubbelen bij zonder troef
switch-no-trump-doubles-help = Bepaalt hoeveel van die stappen hoogstens toegelaten zijn in een ronde zonder troef.
switch-cap = Hoeveel een ronde hoogstens telt
switch-cap-help = Bepaalt hoeveel keer een ronde hoogstens kan tellen, alles wat verdubbelt meegerekend; 0 betekent zonder grens.
switch-counts = Hoe tellingen samengaan
switch-counts-help = Bepaalt of zonder troef, een gelijke ronde ervoor en dubbelen met elkaar vermenigvuldigd of opgeteld worden: zonder troef en één keer dubbelen maken samen 4 of 3.
switch-last-trick = Een punt voor de laatste slag
switch-last-trick-help = Bepaalt of de ploeg die de laatste slag wint, 1 punt extra krijgt.
switch-narrow-win = Nipte winst telt 1
switch-narrow-win-help = Een ronde die met 31 tegen 30 gewonnen wordt, telt precies 1, ook bij zonder troef.
switch-slam = Punten voor alle slagen
switch-slam-help = Bepaalt wat een ploeg opschrijft die alle slagen haalt: 60 in plaats van haar punten boven de helft, of niets bijzonders.
switch-slam-wins = Alle slagen winnen de manche
switch-slam-wins-help = Een ploeg die alle slagen haalt, wint met die ronde de manche, wat de stand ook is.
switch-tie = Na een gelijke ronde
switch-tie-help = Bepaalt wat er volgt op een ronde waarin beide ploegen evenveel punten hebben: niets, de volgende ronde telt dubbel, of dezelfde gever geeft opnieuw.
switch-turned = Wanneer de volgende kaart opengaat
switch-turned-help = Bepaalt wanneer de kaart onder de bovenste kaart die je speelde, opengedraaid wordt.
switch-odd-pair = Punt voor de overblijvende kaarten
switch-odd-pair-help = Bepaalt wie het punt krijgt voor de twee kaarten die elke speler over heeft als beiden een oneven aantal slagen haalden.
switch-shown-scores = De gekeerde kaart telt
switch-shown-scores-help = De ploeg van de gever schrijft de punten van de gekeerde kaart op.
switch-shown-waits = Gekeerde kaart die manche wint, wacht
switch-shown-waits-help = Een gekeerde kaart die de ploeg van de gever aan het doel zou brengen, wacht tot het einde van de ronde, en is verloren als die ploeg minder dan de helft van de punten heeft.
switch-target = Punten om te winnen
switch-target-help = Bepaalt met hoeveel punten je de partij wint, of elke manche ervan.
switch-sets = Manches om te winnen
switch-sets-help = Bepaalt hoeveel manches een ploeg moet winnen om de partij te winnen.
switch-decider = Punten in de beslissende manche
switch-decider-help = Bepaalt met hoeveel punten je de laatste manche wint als de ploegen gelijk staan in manches; 0 betekent evenveel als in de andere.
switch-card-points = Kaartpunten optellen tot
switch-card-points-help = Beide ploegen tellen alle punten op die ze haalden, zonder dubbelen, tot een van de twee aan dit totaal komt; 0 betekent dat alleen de punten boven de helft tellen.

# Aan of uit.
value-yes = Ja
value-no = Nee

# Erover gaan in de gevraagde kleur
value-head-never = Nooit
value-head-foe = Als de slag aan een tegenstander is
value-head-always = Altijd, ook over je maat

# Kopen als je niet kan volgen
value-ruff-never = Nooit
value-ruff-foe = Als de slag aan een tegenstander is
value-ruff-always = Altijd, ook de slag van je maat

# Over een winnende troef gaan
value-overruff-never = Nooit
value-overruff-foe = Als die van een tegenstander is
value-overruff-always = Altijd, ook over je maat

# Ondertroeven
value-under-required = Moet
value-under-free = Mag
value-under-barred = Mag niet

# Praten aan tafel
value-talk-off = Niets
value-talk-signals = Seinen door wie uitkomt
value-talk-questions = Vragen aan de maat

# Wie troef maakt
value-namers-0 = De gever alleen
value-namers-02 = De gever, die het aan de maat mag laten

# Hoe tellingen samengaan
value-counts-multiply = Vermenigvuldigd
value-counts-add = Opgeteld

# Na een gelijke ronde
value-tie-nothing = Niets, de volgende geeft
value-tie-double = De volgende ronde telt dubbel
value-tie-again = Dezelfde gever geeft opnieuw

# Wanneer de volgende kaart opengaat
value-turned-at-once = Meteen
value-turned-after-trick = Na de slag

# Punt voor de overblijvende kaarten
value-odd-pair-lost = Niemand
value-odd-pair-last-trick = Wie de laatste slag wint
value-odd-pair-most-tricks = Wie de meeste slagen heeft

# Getallen die een woord nodig hebben
value-last-trick-0 = Geen
value-last-trick-1 = 1 punt
value-slam-0 = Niets bijzonders
value-slam-60 = 60 in plaats van de punten boven de helft
value-cap-0 = Zonder grens
value-decider-0 = Evenveel als in de andere
value-card-points-0 = Uit


## Wat er mis is met huisregels
## $field is de naam van de huisregel (een bericht switch-…), $value wat er opgegeven is.

bad-rules-variant = Er bestaat geen spel “{ $value }”.
# Hier is $field de onbekende naam zelf.
bad-rules-written = “{ $value }” is geen huisregel: schrijf naam=waarde.
bad-rules-unknown = Er bestaat geen huisregel “{ $field }”.
bad-rules-closed = In dit spel kan je “{ $field }” niet veranderen.
bad-rules-value = “{ $field }” kan niet op “{ $value }” gezet worden.
bad-rules-deal = Met deze pakjes geraakt het hele pak niet gelijk verdeeld.
bad-rules-namers = “{ $field }”: waar troef gemaakt wordt, moet er iemand zijn die dat doet, en waar dat niet gebeurt, niemand.
bad-rules-doubles = “{ $field }” kan alleen in een spel waarin troef gemaakt wordt; andere rondes kunnen niet gedubbeld worden.
bad-rules-card-points = “{ $field }” gaat niet samen met dubbelen, met nipte winst, of met punten voor alle slagen of voor de gekeerde kaart, want alleen de gehaalde punten worden opgeteld.
bad-rules-narrow = “{ $field }” heeft het punt voor de laatste slag nodig, want zonder dat punt eindigt geen enkele ronde op 31 tegen 30.
bad-rules-decider = “{ $field }” heeft alleen zin als er meer dan één manche gewonnen moet worden.
bad-rules-talk = Voor “{ $field }” heb je een maat nodig, dus het kan alleen met vier spelers.
bad-rules-piles = Open stapels, en het ogenblik waarop hun kaarten opengaan, horen alleen bij het spel voor twee.
bad-rules-odd-pair = “{ $field }” heeft alleen zin met twee spelers en punten voor slagen, want alleen daar kunnen er kaarten over zijn.
