# As regras dos três jogos, uma mensagem por número.

## Títulos e introduções

rules-the-game-title = As regras de THE GAME
rules-the-game-intro =
    De um a cinco jogadores, uma só equipa contra as cartas: tentem colocar as 98 em quatro baralhos. Um
    jogo de Steffen Benndorf, publicado pela NSV.
rules-extreme-title = As regras de THE GAME EXTREME
rules-extreme-intro =
    Valem todas as regras de THE GAME, e agora algumas cartas dão instruções. Com as instruções
    desligadas, as mesmas cartas servem para jogar THE GAME. Um jogo de Steffen Benndorf e Reinhard
    Staupe, publicado pela NSV.
rules-take-that-title = As regras de TAKE THAT
rules-take-that-intro =
    De dois a quatro jogadores, cada um por si: junta pares invertidos e deixa aos outros a longa fila com
    os seus sapos. Um jogo de Andreas Spies e Reinhard Staupe, publicado pela NSV.

rules-section-set-up = Cartas e preparação
rules-section-turn = O teu turno
rules-section-end = Fim e resultado
rules-section-talk = O que se pode saber e dizer
rules-section-experts = Para especialistas
rules-section-commands = As instruções
rules-section-lightning = Raio: só agora, só para ti
rules-section-infinity = Infinito: para todos, enquanto se vir
rules-section-rulings = Esclarecimentos: onde as regras impressas deixam dúvidas

## THE GAME

rule-G1 =
    Há 98 cartas, numeradas de 2 a 99, uma de cada. Há quatro baralhos (montes): dois crescentes, que
    começam em 1, e dois decrescentes, que começam em 100.
rule-G2 =
    Cada jogador recebe uma mão: 8 cartas se jogar sozinho, 7 a dois, 6 a três, quatro ou cinco. As
    restantes formam a pilha, virada para baixo.
rule-G3 =
    Vejam primeiro as vossas cartas e combinem depois quem começa. A partir daí joga-se no sentido dos
    ponteiros do relógio.
rule-G4 =
    No teu turno jogas cartas uma a uma, cada uma num baralho à tua escolha. Num baralho crescente, a
    carta tem de ser mais alta do que a do topo; num decrescente, mais baixa.
rule-G5 =
    Truque de inversão: uma carta que vai exatamente 10 no sentido errado pode ser jogada em qualquer
    baralho. Ou seja, menos 10 num baralho crescente (53 sobre 63) e mais 10 num decrescente (46 sobre
    36). Podes fazê-lo tantas vezes quantas conseguires, em quaisquer baralhos.
rule-G6 =
    Joga pelo menos 2 cartas por turno enquanto a pilha tiver cartas, e pelo menos 1 quando estiver vazia.
    Podes sempre jogar mais. O que conta é a pilha no início do teu turno.
rule-G7 =
    No fim do teu turno, tiras cartas até voltares a ter a mão completa, tanto quanto a pilha o permitir.
    Sem instruções, são tantas cartas quantas jogaste.
rule-G8 =
    Com a pilha vazia, quem já não tem cartas passa a vez; os outros continuam.
rule-G9 =
    O jogo acaba de imediato quando o jogador ativo ainda tem de jogar uma carta e não pode jogar nenhuma.
    Isto é avaliado carta a carta, nunca por antecipação: quem tem de jogar duas cartas e só pode jogar
    uma joga essa, e só então fica bloqueado. Ganham quando as 98 cartas estiverem nos baralhos.
rule-G10 =
    O vosso resultado é o número de cartas que restam em todas as mãos e na pilha. 0, sem nenhuma
    instrução desrespeitada, é uma vitória. Menos de 10 é um resultado excelente.
rule-G11 =
    De cada baralho só se vê a carta do topo. Todos podem lembrar-se do que foi jogado, os bots também.
    Uma mesa pode oferecer uma ajuda: a lista das cartas já jogadas.
rule-G12 =
    Pode dizer-se tudo, exceto números concretos, e também não se podem dar a entender, nem por código
    nem de outra forma. «Deixem esse baralho em paz» ou «aqui nada de saltos grandes» são permitidos.
    Uma carta indicada pelo que está na mesa conta como um número: não se pode, portanto, dizer «a
    minha vem logo a seguir à de A», «em A posso recuar dez» nem «os mesmos algarismos que em B,
    trocados». Uma frase vaga, como «tenho algo próximo para A», é permitida. Quem joga sozinho não
    tem com quem falar.
rule-G13 =
    Duas opções para especialistas: jogar pelo menos 3 cartas em vez de 2 enquanto a pilha tiver cartas;
    e, mais difícil ainda, ter menos uma carta na mão (7, 6 ou 5). Podem escolher uma delas ou as duas.
rule-G20 =
    Os sinais nos baralhos são a conversa que o próprio jogo oferece. Um sinal não pode apontar para uma
    só carta: diga o que disser sobre uma mão, pelo menos três cartas diferentes têm de o poder explicar,
    contando apenas a partir da carta do topo do baralho. Um sinal que só possa referir-se a menos de três
    cartas não é oferecido ali. Por isso não há um sinal «aqui posso recuar dez», que indicaria uma carta;
    um forte «deixem-no comigo» pode querer dizer isso, ou uma carta a um ou dois de distância. Qualquer
    jogador pode dar qualquer sinal a qualquer momento, verdadeiro ou não. Só factos públicos retiram um
    sinal: uma carta nesse baralho, o início do turno de quem o deu ou SILÊNCIO; nunca uma mudança numa
    mão. A conversa sobre instruções (E13) tem sinais próprios e não está sujeita a esta contagem.
rule-G21 =
    Uma equipa pode desistir de um jogo em curso se todas as pessoas à mesa concordarem; os bots concordam
    sempre. O jogo fica então perdido com as cartas que restam nesse momento, e o resultado indica-o. Nas
    cartas do dia e nos desafios, conta como perdido com essas cartas.

## THE GAME EXTREME

rule-E1 =
    28 das 98 cartas têm uma instrução: 7 tipos, 4 cartas de cada. Uma carta com instrução mantém o seu
    número.
rule-E2 =
    As instruções estão impressas nas cartas, e os livros de regras não indicam em que números. Por isso,
    normalmente as 28 cartas são sorteadas de novo para cada jogo, a partir da semente desse jogo; uma
    distribuição assim sorteada nunca é a impressa. Em vez disso, uma mesa pode indicar uma distribuição
    fixa, lida de um pequeno ficheiro de texto que quem tem a caixa do jogo pode escrever. Uma
    distribuição tem de ter 7 × 4 cartas, todas diferentes, de 2 a 99; qualquer outra é recusada. Para
    aprender, uma mesa também pode desligar algumas instruções: essas cartas passam a ser normais.
rule-E3 =
    Uma instrução jogada tem de ser seguida rigorosamente, senão o jogo fica logo perdido para todos.
    Podes jogar várias instruções num turno; tens de as cumprir todas.
rule-E4 =
    Três instruções são de raio: só obrigam o jogador ativo, e só no turno em que são jogadas. Quatro são
    permanentes, com o símbolo de infinito: valem para todos, desde o momento em que são jogadas e
    enquanto estiverem visíveis no topo de um baralho. Se várias estiverem visíveis, valem todas. Uma
    instrução permanente coberta deixa logo de valer, mesmo dentro do mesmo turno. Um TRÊS coberto
    continua a valer no seu turno.
rule-E5 =
    STOP: o teu turno acaba de imediato, mesmo com a primeira carta. Nesse caso não precisas de atingir o
    mínimo (G6).
rule-E6 =
    CAVEIRA: tens de a cobrir com outra carta no mesmo turno. Um turno que acaba com uma caveira no topo
    de um baralho faz perder o jogo, mesmo que essa seja a 98.ª carta. Uma caveira sobre outra caveira tem
    de ser coberta por sua vez.
rule-E7 =
    TRÊS («3!»): joga exatamente 3 cartas neste turno; as anteriores contam. Um STOP pode ser a terceira,
    e só a terceira. Dois TRÊS pedem as mesmas 3 cartas. Mesmo com cartas a menos para fazer três, podes
    jogar um TRÊS; o jogo fica perdido assim que tiveres de jogar uma carta e não puderes (G9, E21).
rule-E8 =
    SILÊNCIO: não se fala do jogo nem se fazem sinais de espécie alguma. A conversa na mesa fica fechada,
    e os sinais dados antes são retirados.
rule-E9 =
    SEM INVERSÃO: nenhum truque de inversão, em nenhum baralho. A própria carta pode ser jogada com um
    truque, porque só vale a partir daí; mas não pode ser coberta com um.
rule-E10 =
    UM SÓ BARALHO: todas as cartas de um turno vão para um único baralho, à escolha do jogador ativo.
rule-E11 =
    TIRAR UMA: quem termina um turno enquanto esta instrução está visível tira exatamente uma carta.
    Quando já não está visível, volta-se a tirar até à mão completa (G7).
rule-E12 =
    Com TIRAR UMA, podes ficar com menos cartas. Se tens de jogar 2 cartas e só tens 1, podes jogá-la à
    mesma; depois ficas bloqueado (G9), a não ser que seja um STOP.
rule-E13 =
    Pode falar-se das instruções: «tenho um stop», «agora nada de caveiras». Os números continuam
    proibidos.
rule-E20 =
    O lugar para onde uma carta pode ir (G4, G5, E9, E10) decide que jogadas são permitidas. Mesmo uma
    jogada permitida pode desrespeitar uma instrução; é então fatal: podes fazê-la, a carta fica lá e o
    jogo está perdido. São fatais: um TRÊS como quarta carta ou depois; uma quarta carta depois de um
    TRÊS; um STOP que deixa uma caveira à vista; um STOP que leva um turno com TRÊS a um total diferente
    de 3; e o caso «turno inteiro» de E22. Só o jogador ativo pode perguntar quais das jogadas permitidas
    são fatais, porque a resposta mostra a mão. Recebes um aviso antes de uma jogada fatal, e também antes
    de uma depois da qual nenhuma ordem das tuas outras cartas consegue fazer o que o turno ainda exige:
    já nada serve, nenhuma carta tua cobre a caveira, uma caveira é a terceira carta de um turno com TRÊS,
    ou faltam cartas para um TRÊS; em THE GAME o mesmo vale para o mínimo. Os bots não fazem nem uma nem
    outra enquanto tiverem outra jogada.
rule-E21 =
    Só podes terminar o turno quando nada falta fazer: o mínimo foi atingido, não há caveiras à vista e um
    TRÊS tem as suas 3 cartas. Se ainda falta fazer algo e não resta nenhuma jogada permitida, o jogo
    perde-se nesse instante, com as cartas que restam nesse momento. Uma jogada fatal é uma jogada
    permitida, por isso o jogo continua enquanto houver uma. Só um STOP, a vitória ou a derrota terminam
    um turno por si; de resto, és tu que o terminas, mesmo com a mão vazia.
rule-E22 =
    UM SÓ BARALHO vale normalmente «assim que é jogada»: começa com essa mesma carta. A carta seguinte vai
    portanto para o mesmo baralho, e cobrir assim a instrução liberta o resto do turno. Se já estiver à
    vista no início do teu turno, a tua primeira carta escolhe o baralho: sobre a própria instrução, o que
    a cobre e liberta o turno se não houver outro UM SÓ BARALHO à vista; ou noutro lado, e então todas as
    outras cartas vão também para lá. Com a opção «turno inteiro» contam também as cartas jogadas antes no
    turno: é então fatal jogar UM SÓ BARALHO num baralho diferente do de qualquer carta anterior do mesmo
    turno. Cobrir a instrução liberta o turno como antes.
rule-E23 =
    O último turno: quando se joga a 98.ª carta e nada falta fazer (nenhuma caveira à vista, um TRÊS tem
    exatamente 3 cartas), o jogo está ganho de imediato.
rule-E24 = Depois de um STOP tiras cartas como depois de qualquer turno.
rule-E25 =
    Uma distribuição sorteada para o jogo está escondida como as cartas: só conheces a instrução de uma
    carta depois de a teres visto, e sabes quantas de cada tipo ainda faltam. Uma distribuição fixa
    indicada pela mesa é conhecida de todos.

## TAKE THAT

rule-T1 =
    Há 79 cartas: de 12 a 98, sem os múltiplos de dez. As sete com dois algarismos iguais (22, 33, 44, 55,
    66, 77, 88) são sapos. As outras 72 formam 36 pares invertidos: a gémea de uma carta tem os algarismos
    trocados, como 27 e 72.
rule-T2 =
    Cada jogador recebe uma mão: 9 cartas a dois ou três, 8 a quatro. As restantes formam a pilha.
rule-T3 =
    No meio cresce uma única fila de cartas. Começa ao lado da pilha, cresce para a direita e pode ficar
    tão comprida quanto se queira.
rule-T4 =
    Começa quem está à esquerda de quem deu as cartas, e segue-se no sentido dos ponteiros do relógio. No
    teu turno fazes exatamente uma coisa: pôr uma carta (T5), inverter uma carta (T6) ou levar a fila
    (T8).
rule-T5 =
    Pôr: coloca uma carta da tua mão na ponta direita da fila. Pode ser no máximo 10 mais alta ou mais
    baixa do que a última à direita. Se não houver fila, qualquer carta abre uma, e não podes fazer mais
    nada.
rule-T6 =
    Inverter: mostra uma carta cuja gémea esteja em qualquer ponto da fila, retira a gémea e põe as duas
    viradas para cima à tua frente; o espaço fecha-se. Os sapos não podem ser invertidos. Também se pode
    inverter a única carta de uma fila; o jogador seguinte abre então uma nova.
rule-T7 = Depois de pôr ou inverter, tira uma carta se a pilha ainda tiver alguma.
rule-T8 =
    Levar: se não podes ou não queres pôr nem inverter, levas a fila toda e colocas as cartas viradas para
    baixo à tua frente. Depois abres uma nova fila com qualquer carta (T5) e tiras uma (T7).
rule-T9 =
    Quando a pilha se esgota, joga-se sem tirar cartas até a fila na mesa desaparecer, invertida ou
    levada. Então a ronda acaba de imediato.
rule-T10 =
    Pontos de uma ronda: mais 1 por cada carta tua virada para cima, menos 1 por cada carta virada para
    baixo, mas menos 5 se for um sapo. As cartas na mão não contam.
rule-T11 =
    Uma partida tem duas rondas, ou as que a mesa escolher, a partir de 1. Ganha o total mais alto.
rule-T12 =
    Variante profissional, recomendada a dois: quem leva uma fila de exatamente uma carta põe também à sua
    frente, virada para baixo e a contar como negativa, a carta do topo da pilha, se houver alguma.
rule-T20 =
    Se a pilha se esgota no próprio turno que esvazia a fila, por uma inversão ou pela carta extra de T12
    depois de se levar a fila, a ronda acabou: não há fila na mesa.
rule-T21 =
    Com a pilha vazia, um jogador sem cartas só pode levar a fila, o que põe fim à ronda.
rule-T22 =
    Em cada ronda, quem dá as cartas passa a ser o jogador à esquerda; por isso é o seguinte que começa.
    Em caso de empate, a vitória é partilhada.
rule-T23 =
    O que uma vez esteve à vista continua conhecido. Todos podem ver os pares virados para cima a qualquer
    momento. Uma fila levada fica virada para baixo, mas os bots e o registo podem lembrar-se do que lá
    estava.
rule-T24 =
    Ninguém conhece a carta extra de T12 até a ronda ser contada. As pontuações provisórias não a incluem,
    e dizem-no.
