### El que només diu l’aplicació web. El que també diu el terminal és als altres fitxers.

## La taula

web-connecting = Connectant amb la taula…
web-offline = S’ha tallat la connexió amb el servidor. Es torna a provar.
web-menu = Menú
web-close = Tanca
web-round = Mà { $number }
web-your-hand = Les teves cartes
web-tools = Ajuda a la taula
web-hint = Pista
web-hinted = la pista
web-talk = Pregunta
web-last-trick = L’última basa
web-account = El compte
# $seat és un missatge seat-… o «Tu»; hi han d’anar bé tots dos.
web-named-by = Ha cantat: { $seat }
web-ask-trump = Quin trumfo cantes?
web-ask-double = Ho deixes com està o dobles?
# $card és una carta.
web-card-hinted = { $card }, la pista
web-card-barred = { $card }, ara no
web-card-played = { $card }, ja jugada
web-pile-empty = Pila { $number }: acabada.
web-why = Per què?
web-why-more = El paper de les seves cartes es diu quan s’acaba la mà.
# $seat és un lloc, $card la carta que ha jugat.
web-why-card = Per què? { $seat }: { $card }
# $what és un missatge says-call.
web-why-call = Per què? { $what }
web-no-reason = No se’n sap la raó.
web-leave = Aixeca’t de la taula
web-again-sure = Aquesta partida no s’ha acabat. La deixes i en comences una altra?

## Inici i preferències

web-game = Joc
web-other-games = Altres jocs
web-settings-match = La partida
web-settings-table = A la taula
web-settings-look = Cartes i tapet
web-from-next = El que canviïs aquí val a partir de la pròxima partida.
web-coming = Has canviat les regles. Valen a partir de la pròxima partida.
web-play-forced = Juga sola la carta quan és l’única permesa
web-raise-first = El primer toc alça la carta, el segon la juga
web-trump-side = Els trumfos a la mà
web-trump-side-left = a l’esquerra
web-trump-side-right = a la dreta
web-sound = Sons
web-letters = Lletres de les cartes franceses
web-letters-en = A K Q J (anglès)
web-letters-fr = A R D V (francès)
web-letters-nl = A H V B (neerlandès)
web-four-colours = Quatre colors per als quatre colls
web-felt = Tapet
web-felt-dark = fosc
web-felt-light = clar

## Partides jugades

web-history = Partides jugades
web-history-none = Encara no has acabat cap mà.
web-results = Resultats
web-matches = Partides
web-matches-won = Guanyades
web-rounds = Mans
web-points-us = Nosaltres
web-points-them = Ells
web-rounds-played =
    { $count ->
        [one] 1 mà
       *[other] { $count } mans
    }
web-won = Guanyada
web-lost = Perduda
web-unfinished = Sense acabar
web-more = Mostra’n més
web-replay = Amb totes les cartes a la vista
web-trick-back = Basa anterior
web-card-back = Carta anterior
web-card-on = Carta següent
web-trick-on = Basa següent
web-copy-round = Copia aquesta mà
web-copy-match = Copia la partida
web-copied = Copiat.
web-paste = Mira una partida anotada
web-paste-label = Una línia d’anotació, copiada aquí o escrita pel programa
web-look = Mira

## La primera mà, explicada mentre es juga

web-guide = Explica la pròxima mà mentre es juga
web-guide-ok = Entesos
web-guide-lesson = Et donem la benvinguda! Les cartes d’aquesta mà s’han preparat perquè hi trobis tot el que importa. Pren-t’ho amb calma: els altres t’esperen, i pots desfer una jugada.
# $ranks és una llista com «nou 5, as 4 i rei 3».
web-guide-cards = Aquestes són les teves cartes. Cinc cartes de cada coll valen punts, de la més alta a la més baixa: { $ranks }. Les altres no valen res.
web-guide-rank = { $rank } { $points }
web-guide-shown = Aquesta carta s’ha ensenyat en repartir: { $card }. El seu coll és trumfo, i qualsevol trumfo guanya les cartes dels altres colls.
web-guide-piles = Només es pot jugar la carta de dalt de cada pila. Després es destapa la de sota; fins aleshores ningú no la coneix.
web-guide-name = Cantes tu. Tria un coll on tinguis moltes cartes, millor amb la més alta. Qualsevol trumfo guanya les cartes dels altres colls.
web-guide-double = Si creus que el teu bàndol farà més de la meitat dels punts, dobla: la mà comptarà més per a qui la guanyi. Si no, passa.
web-guide-manille = Tens { $card }, la carta més alta del seu coll, que val 5. Cap altra d’aquell coll no la guanya, ni tan sols l’as o el rei.
web-guide-lead = Surts tu, amb la carta que vulguis. { $trump ->
    [no] La més alta d’aquell coll guanya la basa.
   *[yes] La més alta d’aquell coll guanya la basa, si ningú no tira trumfo.
}
# $why és la frase d’una regla.
web-guide-must = Ara no pots jugar totes les cartes. { $why }
web-guide-mate = El company va guanyant aquesta basa. Si és probable que continuï així, tira-hi una carta amb punts: compten per a tots dos.
web-guide-foe = Un contrari va guanyant aquesta basa. Endú-te-la si pots i si val la pena; si no, tira una carta sense punts.
web-guide-trick = Qui guanya una basa surt a la següent. Al costat de la taula veus les bases i els punts de cada bàndol; toca’ls per veure l’última basa.
web-guide-half = Una mà té { $total } punts. Només apunta el bàndol que passa de { $half }, i només el que té de més: no perdis el compte.
web-guide-last = És la teva última carta. Després ve el compte, pas a pas; toca un pas per llegir-ne la regla.

## Com es juga

web-howto = Com es juga
web-advice = Jugar bé
web-glossary = Paraules del joc

## Com es juga: el glossari. Una paraula i què és.

glossary-manille = Manilla
glossary-manille-is = La carta més alta d’un coll, que val 5: el nou de la baralla espanyola, el deu de la francesa (allà se’n diu manille).
glossary-manillon = Manilló
glossary-manillon-is = L’as, la segona carta del seu coll, que val 4.
glossary-side = Coll que no és trumfo
glossary-side-is = Qualsevol dels altres tres colls.
glossary-void = Fallar
glossary-void-is = No tenir cap carta del coll de sortida. Només aleshores pots, o has de, matar amb trumfo.
glossary-feed = Carregar
glossary-feed-is = Posar una carta amb punts en una basa que guanyarà el company.
glossary-excess = Per sobre de la meitat
glossary-excess-is = El que un bàndol fa de més de la meitat dels punts. En gairebé totes les formes del joc només s’apunta això.
glossary-shown = Pinta
glossary-shown-is = L’última carta de qui reparteix, de cara amunt: el seu coll és trumfo. A França se’n diu retourne.
glossary-plat = Plat
glossary-plat-is = A Bèlgica, una mà empatada a 30. La mà següent compta doble.
glossary-none = Botifarra, sans atout, zonder troef
glossary-none-is = Una mà sense trumfo. On es pot cantar, gairebé sempre compta doble.
glossary-contro = Contro, recontro, Sant Vicenç
glossary-contro-is = Els tres passos amb què es dobla a la Botifarra.
glossary-capote = Capot
glossary-capote-is = Totes les bases d’una mà, fetes per un sol bàndol.
glossary-set = Joc, manga
glossary-set-is = Una part de la partida, que es juga fins al seu propi tanteig.
glossary-talking = Manilla parlada
glossary-talking-is = Jugar amb senyals o preguntes entre companys, en veu alta perquè tothom les senti. També manille parlée.

## Com es juga: consells. Un títol i dues o tres frases; sota d’alguns hi ha cartes dibuixades.

advice-half = Tingues present on és la meitat
advice-half-text = Només s’apunten els punts que passen de la meitat. Ves sumant els del teu bàndol a mesura que cauen les bases. Just per sota de la meitat cada punt compta, i cal lluitar fins i tot per una sota; molt per sobre en pots deixar anar algun.
advice-manille = Cobra les manilles a temps
advice-manille-text = En el seu coll res no guanya una manilla, però qualsevol trumfo sí, i se’n van cinc punts. Un coll és més segur el primer cop que surt, quan tothom en té encara.
advice-manillon = Guarda l’as darrere la manilla
advice-manillon-text = Mentre no hagi sortit la manilla del coll, sortir de l’as és regalar quatre punts. Espera que es jugui, o que la basa sigui segur del company.
advice-feed = Carrega el company
advice-feed-text = Quan ja ningú no pot amb la carta del company, posa-hi la més cara de les que no farien basa soles: un rei, o un as que encara té la manilla fora. D’aquí surten la majoria dels punts.
advice-starve = No donis res als contraris
advice-starve-text = Si la basa està perduda, posa-hi la carta que costa menys. Les cartes baixes no guanyen res, però t’estalvien els reis i els cavalls.
advice-force = Fes sortir les cartes altes
advice-force-text = En gairebé totes les formes del joc, el contrari que pot guanyar la teva carta ho ha de fer. Si surts de rei, ha de caure l’as o la manilla, i les teves cartes següents potser manaran després.
advice-trumps = Treu els trumfos si en tens molts
advice-trumps-text = Si el teu bàndol ha cantat, o en tens molts, surt de trumfo fins que els contraris no en tinguin cap. N’hi ha dotze a la baralla espanyola i vuit a la francesa: compta’ls. Després les manilles dels altres colls són segures.
advice-short = Un coll curt és una ocasió
advice-short-text = Juga aviat la carta que tinguis sola en un coll. El pròxim cop que surti podràs matar, i fins un trumfo petit s’emporta els punts.
advice-read = Cada carta diu alguna cosa
advice-read-text = Qui no ha servit ja no té d’aquell coll. Qui havia de matar i no ho ha fet no té res més alt. Quan s’acabi la mà, obre les bases i pregunta per què a qualsevol carta dels altres: sabràs en què s’han fixat.
advice-name = Primer la llargada, després la força
advice-name-text = Quatre o cinc cartes amb la manilla són un bon trumfo encara que la resta sigui pobra. Canta botifarra amb manilles i asos en tres o quatre colls, i sense cap coll que els contraris puguin jugar de dalt a baix.
advice-double = Dobla pel que veus
advice-double-text = Una mà doblada compta més per a qui la guanya. Dobla quan les teves cartes gairebé fan la meitat soles, amb trumfos entre elles, i no perquè els altres potser siguin febles.
advice-piles = Amb piles obertes, mira què destapes
advice-piles-text = Al joc de dos, cada carta que jugues en destapa una altra. Si dues cartes fan la mateixa feina, juga la de la pila més alta: cartes noves són ocasions noves. Conserva tots els colls mentre puguis, i recorda que el coll que no tens a dalt et deixa matar.
