# Les règles des trois jeux, un message par numéro.

## Titres et introductions

rules-the-game-title = Les règles de THE GAME
rules-the-game-intro =
    Une équipe d’un à cinq joueurs contre les cartes : essayez de poser les 98 cartes sur quatre piles. Un
    jeu de Steffen Benndorf, édité par NSV.
rules-extreme-title = Les règles de THE GAME EXTREME
rules-extreme-intro =
    Toutes les règles de THE GAME s’appliquent, et certaines cartes portent désormais des consignes. Sans
    les consignes, les mêmes cartes permettent de jouer à THE GAME. Un jeu de Steffen Benndorf et Reinhard
    Staupe, édité par NSV.
rules-take-that-title = Les règles de TAKE THAT
rules-take-that-intro =
    De deux à quatre joueurs, chacun pour soi : formez des paires inversées et laissez aux autres la
    longue rangée et ses crapauds. Un jeu d’Andreas Spies et Reinhard Staupe, édité par NSV.

rules-section-set-up = Cartes et préparation
rules-section-turn = Votre tour
rules-section-end = Fin et résultat
rules-section-talk = Ce qu’on peut savoir et dire
rules-section-experts = Pour les experts
rules-section-commands = Les consignes
rules-section-lightning = Éclair : seulement maintenant, seulement vous
rules-section-infinity = Infini : pour tous, tant que la carte est visible
rules-section-rulings = Précisions : là où les règles imprimées ne tranchent pas

## THE GAME

rule-G1 =
    Il y a 98 cartes, numérotées de 2 à 99, chacune en un exemplaire. Il y a quatre piles : deux
    ascendantes qui partent de 1 et deux descendantes qui partent de 100.
rule-G2 =
    Chacun reçoit une main : 8 cartes pour un joueur seul, 7 à deux, 6 à trois, quatre ou cinq. Le reste
    forme la pioche, face cachée.
rule-G3 =
    Regardez d’abord vos cartes, puis décidez ensemble qui commence. On joue ensuite dans le sens des
    aiguilles d’une montre.
rule-G4 =
    À votre tour, vous jouez vos cartes une par une, chacune sur la pile de votre choix. Sur une pile
    ascendante, la carte doit être plus haute que celle du dessus ; sur une pile descendante, plus basse.
rule-G5 =
    Le rétro : une carte qui va dans le mauvais sens, d’exactement 10, peut être jouée sur n’importe
    quelle pile. C’est 10 de moins sur une pile ascendante (53 sur 63) et 10 de plus sur une pile
    descendante (46 sur 36). Vous pouvez le faire autant de fois que possible, sur toutes les piles.
rule-G6 =
    Jouez au moins 2 cartes par tour tant qu’il y a des cartes dans la pioche, et au moins 1 dès
    qu’elle est vide. Vous pouvez toujours en jouer plus. C’est l’état de la pioche au début de votre
    tour qui compte.
rule-G7 =
    Après votre tour, piochez pour retrouver une main complète, dans la limite de la pioche. Sans
    consignes, cela fait autant de cartes que vous en avez joué.
rule-G8 =
    Une fois la pioche vide, un joueur qui n’a plus de cartes passe son tour ; les autres continuent.
rule-G9 =
    La partie s’arrête aussitôt quand le joueur actif doit encore jouer une carte et ne peut en jouer
    aucune. Cela se vérifie carte par carte, jamais par anticipation : si vous devez jouer deux cartes
    et ne pouvez en jouer qu’une, vous la jouez, et c’est seulement alors que vous êtes bloqué. La
    partie est gagnée quand les 98 cartes sont sur les piles.
rule-G10 =
    Votre résultat est le nombre de cartes restant dans toutes les mains et dans la pioche. 0, sans
    consigne enfreinte, c’est une victoire. Moins de 10 est un excellent résultat.
rule-G11 =
    Seule la carte du dessus de chaque pile est visible. Tout le monde peut se souvenir de ce qui a été
    joué, les robots aussi. Une table peut offrir une aide : la liste des cartes déjà jouées.
rule-G12 =
    On peut tout dire, sauf des nombres précis, et il est interdit de les suggérer par un code ou par
    tout autre moyen. « Laissez cette pile tranquille » ou « pas de grand saut ici » sont permis. Une
    carte désignée par ce qui est sur la table compte comme un nombre : on ne peut donc pas dire « la
    mienne vient juste après celle de A », « je peux reculer de dix sur A » ou « les mêmes chiffres
    que sur B, inversés ». Une phrase vague, comme « j’ai quelque chose de proche pour A », est
    permise. En solo, il n’y a personne à qui parler.
rule-G13 =
    Deux options pour experts : jouer au moins 3 cartes au lieu de 2 tant qu’il y a des cartes dans la
    pioche ; et, plus dur encore, avoir une carte de moins en main (7, 6 ou 5). Elles se choisissent
    séparément ou ensemble.
rule-G20 =
    Les signes sur les piles sont la façon de parler que le jeu propose lui-même. Un signe ne doit pas
    désigner une carte : quoi qu’il dise d’une main, au moins trois cartes différentes doivent pouvoir
    en être la raison, en comptant à partir de la seule carte du dessus de la pile. Un signe auquel
    moins de trois cartes pourraient correspondre n’y est pas proposé. Il n’y a donc pas de signe « je
    peux reculer de dix ici », qui nommerait une carte ; un « laissez-la-moi » fort peut vouloir dire
    cela, ou une carte à un ou deux près. Chaque joueur peut donner n’importe quel signe à tout
    moment, vrai ou non. Seuls des faits publics retirent un signe : une carte sur cette pile, le
    début du tour de la personne qui l’a donné ou SILENCE ; jamais un changement dans une main. Les
    consignes (E13) ont leurs propres signes, auxquels ce compte ne s’applique pas.
rule-G21 =
    Une équipe peut abandonner une partie en cours si toutes les personnes à la table sont d’accord ;
    les robots le sont toujours. La partie est alors perdue avec les cartes qui restent à ce
    moment-là, et le résultat l’indique. Dans une donne du jour ou un défi, elle compte comme perdue
    avec ces cartes.

## THE GAME EXTREME

rule-E1 =
    28 des 98 cartes portent une consigne : 7 sortes, 4 cartes de chacune. Une carte consigne garde son
    nombre.
rule-E2 =
    La répartition des consignes est imprimée sur les cartes, et les livrets de règles n’en donnent
    pas la liste. Les 28 cartes sont donc normalement tirées au sort à chaque donne, à partir de la
    graine de la donne ; une telle répartition n’est jamais celle qui est imprimée. Une table peut
    aussi indiquer une répartition fixe, lue dans un petit fichier texte que peut saisir quiconque
    possède la boîte. Une répartition qui n’a pas 7 × 4 cartes différentes de 2 à 99, ou qui cite une
    carte deux fois, est refusée. Pour apprendre, une table peut aussi désactiver certaines
    consignes : ces cartes sont alors ordinaires.
rule-E3 =
    Une consigne jouée doit être suivie exactement, sinon la partie est aussitôt perdue pour tous.
    Vous pouvez jouer plusieurs consignes pendant un tour ; toutes doivent être suivies.
rule-E4 =
    Trois consignes sont des éclairs : elles ne s’appliquent qu’au joueur actif, et seulement pendant
    le tour où elles sont jouées. Quatre sont des consignes permanentes, marquées du symbole infini :
    elles s’appliquent à tous, dès qu’elles sont jouées et tant qu’elles sont visibles sur le dessus
    d’une pile. Si plusieurs sont visibles, toutes s’appliquent. Une consigne permanente recouverte
    cesse aussitôt de s’appliquer, même au cours du même tour. Un TROIS recouvert vaut toujours pour
    le tour où il a été joué.
rule-E5 =
    STOP : votre tour prend fin aussitôt, même dès la première carte. Vous n’avez alors pas à atteindre le
    minimum (G6).
rule-E6 =
    TÊTE DE MORT : recouvrez-la d’une autre carte pendant le même tour. Un tour qui se termine avec une
    tête de mort sur le dessus d’une pile fait perdre la partie, même si c’était la 98e carte. Une tête de
    mort qui en recouvre une autre doit être recouverte à son tour.
rule-E7 =
    TROIS (« 3! ») : jouez exactement 3 cartes pendant ce tour ; les cartes jouées avant comptent. Un
    STOP peut être la troisième, et seulement la troisième. Deux TROIS demandent les mêmes 3 cartes.
    Vous pouvez jouer un TROIS même avec trop peu de cartes pour arriver à trois ; la partie est alors
    perdue dès que vous devez jouer une carte et ne le pouvez pas (G9, E21).
rule-E8 =
    SILENCE : on ne parle plus du jeu et on ne se fait aucun signe. Les échanges à la table sont
    fermés, et les signes donnés auparavant sont retirés.
rule-E9 =
    PAS DE RÉTRO : aucun rétro, sur aucune pile. Cette carte peut elle-même être jouée avec un rétro,
    car elle ne s’applique qu’à partir de là ; mais un rétro ne peut pas la recouvrir.
rule-E10 =
    UNE SEULE PILE : toutes les cartes d’un tour vont sur une même pile, au choix du joueur actif.
rule-E11 =
    PIOCHER UNE CARTE : qui termine son tour pendant que cette consigne est visible pioche exactement une
    carte. Quand elle n’est plus visible, on pioche de nouveau pour retrouver une main complète (G7).
rule-E12 =
    Sous PIOCHER UNE CARTE, on peut se retrouver avec moins de cartes. Si vous devez jouer 2 cartes et
    n’en avez que 1, vous pouvez tout de même la jouer ; vous êtes alors bloqué (G9), sauf si c’est un
    STOP.
rule-E13 =
    On peut parler des consignes : « j’ai un stop », « pas de tête de mort maintenant ». Les nombres
    restent interdits.
rule-E20 =
    C’est l’endroit où une carte peut aller (G4, G5, E9, E10) qui décide si un coup est permis. Un
    coup permis peut quand même enfreindre une consigne ; il est alors fatal : vous pouvez le jouer,
    la carte reste posée et la partie est perdue. Sont fatals : un TROIS comme quatrième carte ou plus
    tard ; une quatrième carte après un TROIS ; un STOP qui laisse une tête de mort visible ; un STOP
    qui porte un tour avec TROIS à un autre total que 3 ; et le cas « tour entier » de E22. Seul le
    joueur actif peut demander quels coups permis sont fatals, car la réponse montre la main. Un
    avertissement s’affiche avant un coup fatal, et aussi avant un coup après lequel aucun ordre de
    vos autres cartes ne permet de faire ce que le tour exige encore : plus aucune carte ne convient,
    aucune de vos cartes ne peut recouvrir la tête de mort, une tête de mort est la troisième carte
    d’un tour avec TROIS, ou il manque des cartes pour un TROIS ; dans THE GAME, il en va de même pour
    le minimum. Les robots ne font ni l’un ni l’autre tant qu’ils peuvent jouer autre chose.
rule-E21 =
    Vous ne pouvez terminer votre tour que s’il ne reste rien à faire : le minimum est atteint, aucune
    tête de mort n’est visible et un TROIS a ses 3 cartes. S’il reste quelque chose à faire et qu’il ne
    reste aucun coup permis, la partie est perdue sur-le-champ, avec les cartes qui restent à ce moment.
    Un coup fatal est un coup permis : la partie continue donc tant qu’il y en a un. Seuls un STOP, la
    victoire ou la défaite terminent un tour d’eux-mêmes ; sinon c’est vous qui le terminez, même la main
    vide.
rule-E22 =
    UNE SEULE PILE s’applique normalement « dès qu’elle est jouée » : à partir de cette carte, elle
    comprise. La carte suivante va donc sur la même pile, et recouvrir ainsi la consigne libère le
    reste du tour. Si elle est déjà visible au début de votre tour, votre première carte détermine la
    pile : soit celle de la consigne, qui est alors recouverte, et le tour est libre, sauf si une
    autre consigne UNE SEULE PILE est visible ; soit une autre, et alors toutes vos autres cartes y
    vont aussi. Avec l’option « tour entier », les cartes jouées plus tôt dans le tour comptent
    aussi : il est alors fatal de jouer UNE SEULE PILE sur une autre pile que celle d’une carte
    précédente du même tour. La recouvrir libère le tour comme avant.
rule-E23 =
    Le dernier tour : quand la 98e carte est jouée et qu’il ne reste rien à faire (aucune tête de mort
    n’est visible, un TROIS a exactement 3 cartes), la partie est gagnée aussitôt.
rule-E24 = Après un STOP, vous piochez comme après n’importe quel tour.
rule-E25 =
    Une répartition tirée pour la donne est cachée comme les cartes : vous ne connaissez la consigne d’une
    carte qu’après avoir vu la carte, mais vous savez combien de chaque sorte restent à venir. Une
    répartition fixe indiquée par la table est connue de tous.

## TAKE THAT

rule-T1 =
    Il y a 79 cartes : de 12 à 98, sans les multiples de dix. Les sept doubles (22, 33, 44, 55, 66, 77,
    88) sont des crapauds. Les 72 autres forment 36 paires inversées : la jumelle d’une carte a les
    chiffres inversés, comme 27 et 72.
rule-T2 =
    Chacun reçoit une main : 9 cartes à deux ou trois, 8 à quatre. Le reste forme la pioche.
rule-T3 =
    Au milieu grandit une seule rangée de cartes. Elle commence à côté de la pioche, s’allonge vers la
    droite et peut devenir aussi longue qu’on veut.
rule-T4 =
    Le joueur à gauche du donneur commence, puis on joue dans le sens des aiguilles d’une montre. À votre
    tour, vous faites exactement une chose : poser une carte (T5), inverser une carte (T6) ou prendre la
    rangée (T8).
rule-T5 =
    Poser : mettez une carte de votre main à l’extrémité droite de la rangée. Elle peut être plus haute ou
    plus basse que la dernière à droite, de 10 au plus. S’il n’y a pas de rangée, n’importe quelle carte
    en ouvre une, et vous ne pouvez rien faire d’autre.
rule-T6 =
    Inverser : montrez une carte dont la jumelle se trouve n’importe où dans la rangée, retirez la jumelle
    et posez les deux face visible devant vous ; le trou se referme. Les crapauds ne s’inversent pas. On
    peut aussi inverser l’unique carte d’une rangée ; le joueur suivant en ouvre alors une nouvelle.
rule-T7 = Après avoir posé ou inversé, piochez une carte s’il en reste dans la pioche.
rule-T8 =
    Prendre : si vous ne pouvez ou ne voulez ni poser ni inverser, prenez toute la rangée et mettez-la
    face cachée devant vous. Vous ouvrez ensuite une nouvelle rangée avec la carte de votre choix (T5) et
    en piochez une (T7).
rule-T9 =
    Quand la pioche est épuisée, on continue sans piocher jusqu’à ce que la rangée sur la table ait
    disparu, inversée ou prise. La manche s’arrête alors aussitôt.
rule-T10 =
    Points d’une manche : plus 1 par carte face visible, moins 1 par carte face cachée, mais moins 5 si
    c’est un crapaud. Les cartes en main ne comptent pas.
rule-T11 =
    Une partie compte deux manches, ou autant que la table le souhaite, à partir de 1. Le total le
    plus élevé gagne.
rule-T12 =
    Variante pro, conseillée à deux joueurs : qui prend une rangée d’exactement une carte pose aussi
    devant soi la carte du dessus de la pioche, face cachée, comme carte négative, s’il y en a une.
rule-T20 =
    Si la pioche s’épuise pendant le tour même qui vide la rangée, par une inversion ou par la carte
    supplémentaire de T12 après une prise, la manche est finie : il n’y a plus de rangée sur la table.
rule-T21 =
    Quand la pioche est vide, un joueur sans cartes ne peut que prendre la rangée, ce qui termine la
    manche.
rule-T22 =
    La donne passe à gauche à chaque manche ; c’est donc le joueur suivant qui commence. À égalité, on
    partage la victoire.
rule-T23 =
    Ce qui a été visible une fois reste connu. Tout le monde peut regarder les paires face visible à tout
    moment. Une rangée prise reste face cachée, mais les robots et l’enregistrement peuvent se souvenir de
    ce qu’elle contenait.
rule-T24 =
    Personne ne connaît la carte supplémentaire de T12 avant le décompte de la manche. Les scores
    provisoires ne la comptent pas et le disent.
