# O que o navegador mostra.

## Início

home = Início
home-title = Joguem juntos, recuem dez
home-about = THE GAME, THE GAME EXTREME e TAKE THAT: com amigos através de um link, ou já com bots. Sem conta.
home-play = Jogar agora
home-play-note = THE GAME com dois bots
home-fan-project = Um projeto de fãs não oficial: grátis, código aberto, sem anúncios.
alone = A solo
install = Instalar o tenback neste dispositivo
with-bots = Com bots
with-friends = Com amigos
learn = Aprender
rules = Regras
my-tables = As minhas mesas
my-tables-none = Ainda não tens mesas.
show-all = Mostrar todas
open-tables = Mesas abertas
open-tables-none = Neste momento ninguém abriu uma mesa pública. Abre tu uma!
table-ready = Pronta para dar as cartas
table-running = Em curso
guest = Convidado
nowhere = Não há nada neste endereço.

## Definições deste navegador

settings = Definições
language = Língua
theme = Cores
theme-light = Claras
theme-dark = Escuras
contrast = Contraste
contrast-normal = Normal
contrast-more = Maior
motion = Movimento
sounds = Sons
volume = Volume
choice-system = Como o sistema
choice-on = Ligado
choice-off = Desligado
notify-me = Avisar-me quando for a minha vez
single-keys = Atalhos de uma só tecla
your-name = O teu nome
keep-name = Guardar este nome
name-kept = Guardado
close = Fechar
server-notice = Aviso do servidor
server-draining = Este servidor vai parar em breve: não começa nenhum jogo novo. Acabem o vosso com calma.
keeps-title = O que este servidor guarda
talk-menu = { $name }: ocultar ou denunciar
mute-for-me = Ocultar o que { $name } diz
unmute-for-me = Mostrar de novo o que { $name } diz
muted-line = Ocultada por ti
report-line = Denunciar a mensagem ao anfitrião do servidor
report-name = Denunciar este nome ao anfitrião do servidor
report-about = O anfitrião do servidor verá as palavras, a mesa e quem são as duas pessoas. A denúncia é apagada após um prazo definido.
report-done = Denunciado. Obrigado.
spectators = Espectadores: { $count }
spectators-title = Quem está a ver
spectators-none = Agora ninguém está a ver.
spectators-nameless = Sem nome: { $count }
spectator-remove = Retirar
spectator-remove-about = Quem for retirado já não pode ver esta mesa.
yes = Sim
no = Não

## Uma mesa nova

new-table = Mesa nova: { $game }
players = Jogadores
other-seats = Os outros lugares
seat-number = Lugar { $seat }
seat-for-friend = Um amigo
talk = Conversa
talk-silent = Em silêncio
talk-marks = Sinais
talk-chat = Sinais e chat
talk-honour = Palavra de honra
talk-silent-about = Ninguém diz nada.
talk-marks-about = Um toque diz aos outros o que gostavas que fizessem com um baralho. Funciona em todas as línguas.
talk-chat-about = Sinais e um chat cujo árbitro não deixa passar números.
talk-honour-about = Sinais e um chat sem árbitro: nada de números, palavra de honra.
more-choices = Mais opções
minimum-three = Mínimo 3 por turno
minimum-three-about = Para especialistas: pelo menos três cartas por turno enquanto a pilha tiver cartas.
short-hand = Menos uma carta na mão
short-hand-about = Para especialistas: ainda mais difícil.
aid = Lista das cartas jogadas
aid-about = Todos podem ver que cartas já foram jogadas.
hints = Sugestões
hints-about = Podes perguntar o que faria o bot especialista.
public = Mesa pública
public-about = Todos neste servidor veem a mesa na lista.
pace = Ritmo
pace-days = Sem pressa
pace-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
pace-about = Quando o teu tempo acaba, um bot fica com o teu lugar. Sem limite, a mesa espera, dias se for preciso.
draft-time = Tempo para desfazer uma jogada
draft-about = Durante este tempo podes desfazer a jogada. Só depois os outros veem a carta.
rounds = Rondas
professional = Variante profissional
professional-about = Quem leva uma fila de uma só carta recebe mais uma carta negativa.
commands = Instruções
one-pile-option = A partir de quando vale UM SÓ BARALHO?
one-pile-from-now = Assim que é jogada
one-pile-whole-turn = No turno inteiro, incluindo as cartas anteriores
layout = A tua distribuição de instruções
layout-about = Uma linha por instrução: o seu nome e as suas quatro cartas. Se ficar vazio, as instruções são distribuídas ao acaso em cada jogo.
open-table = Abrir a mesa
start = Dar as cartas

## Antes do jogo

seats = Lugares
seat-open = Lugar livre
seat-reserved = Reservado
seat-you = Tu
seat-host = anfitrião
seat-to-move = a jogar
seat-not-here = sem ligação
seat-played-as = última jogada: bot { $level } (tempo esgotado)
seat-bot = Bot para o lugar { $seat }
add-bot = Adicionar bot
clear-seat = Libertar o lugar de { $name }
take-seat = Sentar-me
table-full = Todos os lugares estão ocupados. Podes assistir.
fill-and-start = Completar com bots e dar as cartas
table-settings = Definições da mesa
apply-settings = Aplicar
without-hints = Sem sugestões
seats-open =
    { $seats ->
        [0] Todos os lugares estão ocupados.
        [one] { $seats } lugar está livre.
       *[other] { $seats } lugares estão livres.
    }
invite = Convidar amigos
invite-about = Quem abrir este link pode sentar-se ou assistir. Não é preciso conta.
invite-link = Link para esta mesa
invite-qr = Código QR do link
invite-seat = Convite para o lugar { $seat }
copy-link = Copiar o link
copied = Copiado
share = Partilhar
players-count =
    { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }
rounds-count =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
without-commands = sem { $commands }

## À mesa

your-turn = É a tua vez.
turn-of = É a vez de { $name }.
who-begins = Quem começa? Vejam as vossas cartas e combinem.
begin = Começo eu
let-begin = { $name } começa
game-over = O jogo acabou.
seconds-left =
    { $seconds ->
        [one] Falta { $seconds } segundo.
       *[other] Faltam { $seconds } segundos.
    }
owed-cards-first =
    { $cards ->
        [one] Joga pelo menos { $cards } carta.
       *[other] Joga pelo menos { $cards } cartas.
    }
owed-cards =
    { $cards ->
        [one] Joga pelo menos mais { $cards } carta.
       *[other] Joga pelo menos mais { $cards } cartas.
    }
owed-skull = Cobre a caveira.
owed-three =
    { $cards ->
        [one] { command-three }: exatamente mais { $cards } carta.
       *[other] { command-three }: exatamente mais { $cards } cartas.
    }
owed-nothing = Continua ou termina o turno.
duty-three-done = Exatamente 3 jogadas: termina o turno.
duty-no-safe-play = Qualquer outra carta faria perder o jogo: termina o turno.
duty-nothing-fits = Nenhuma outra carta serve: termina o turno.
duty-lost = Com as tuas cartas já não completas este turno: o jogo ficará perdido.
duty-stop = { command-stop } termina o teu turno.
duty-last-card = É a última carta.
duty-stuck = Depois desta carta nada serve: o jogo ficaria perdido. Desfazer?
duty-breaks = Esta carta desrespeita { $command }: o jogo ficaria perdido. Desfazer?
end-turn = Terminar o turno
hint = Sugestão
hint-thinking = A pensar…
take-back = Desfazer
confirm = Jogar já
draft-told = { $card } jogada; por agora só tu a vês.
draft-taken-back = Jogada desfeita.
draft-card = { $card }, por agora só tu a vês
draft-take = Levas a fila.
draft-ends-turn = Assim termina o teu turno. Por agora só tu vês isto.
draft-goes-on = Por agora só tu vês isto.
your-hand = A tua mão
your-moves = As tuas jogadas
piles = Baralhos
way-up = sobe
way-down = desce
card-fits = serve em { $piles }
card-drawn = nova
card-fits-nowhere = não serve em lado nenhum
card-loses = faz perder o jogo onde quer que vá
pile-name = Baralho { $pile } { $way } { $top }
pile-short = { $pile } { $way } { $top }
pile-takes = { $card } aqui: { $cost }
pile-takes-not = { $card } não serve aqui
pile-trick = dez para trás
pile-step = um passo de { $step }
pile-loses = faz perder o jogo
cards-in-hand =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
draw-pile-has =
    { $cards ->
        [0] A pilha está vazia.
        [one] { $cards } carta na pilha.
       *[other] { $cards } cartas na pilha.
    }
commands-in-force = Instruções em vigor
commands-out = Instruções que ainda não viste
bound-to-pile = Todas as cartas seguintes deste turno vão para o baralho { $pile }.
played-cards = Cartas jogadas
say-mark = Dizer algo sobre a tua mão
say-mark-on = Dizer algo sobre o baralho { $pile }
talk-log = O que se disse
talk-log-empty = Ainda ninguém disse nada.
talk-open =
    { $unread ->
        [0] Falar
        [one] Falar, { $unread } mensagem nova
       *[other] Falar, { $unread } mensagens novas
    }
you-watch = Estás a assistir
beside-the-table = Chat e jogadas
last-plays = Últimas jogadas
told-begins = { $name } começa.
told-you-begin = Começas tu.
told-played = { $name }: { $plays }.
told-you-played = Tu: { $plays }.
told-card-on-pile = { $card } em { $pile }
told-drew =
    { $drawn ->
        [one] Tira { $drawn } carta.
       *[other] Tira { $drawn } cartas.
    }
told-you-drew =
    { $drawn ->
        [one] Tiras { $drawn } carta.
       *[other] Tiras { $drawn } cartas.
    }
fatal-title = Esta jogada faz perder o jogo
fatal-play = { $card } em { $pile } desrespeita { $command }: o jogo ficaria logo perdido para todos.
doomed-play = Depois de { $card } em { $pile } já não consegues completar este turno com as tuas cartas: o jogo ficaria perdido.
doomed-owes = Ficaria por fazer: { $owed }.
to-do-cards = jogar o mínimo de cartas
to-do-skull = cobrir a caveira
to-do-three = jogar exatamente 3 cartas
losing-move = Esta jogada faz perder o jogo: { $move }
fatal-no = Ficar com a carta
fatal-yes = Jogar mesmo assim
leave-table = Sair da mesa
leave-question = Sair desta mesa?
leave-about-bots = Os bots esperam. A mesa fica em «As minhas mesas»: volta quando quiseres.
leave-about-people = O lugar continua a ser teu. Entretanto os outros podem deixar um bot jogar por ti; volta quando quiseres.
leave-yes = Sair
leave-no = Ficar
stand-up = Levantar-me
person-left = { $name } saiu da mesa.
let-bot-play = Deixar jogar um bot
vote-for-bot = Votar: um bot em vez de { $name }
vote-replace = Deve um bot jogar por { $name }? { $yes } de { $needed } votos.
vote-remove = Deve o lugar de { $name } passar de vez para um bot? { $yes } de { $needed } votos.
vote-about-seat = Votar sobre um lugar
give-up = Desistir do jogo
give-up-question = Desistir deste jogo?
give-up-about-bots = Acaba agora e conta como perdido, com as cartas que restam.
give-up-about-people = Os outros são consultados. Se todos concordarem, o jogo fica perdido, com as cartas que restam.
give-up-yes = Desistir
play-on = Continuar a jogar
giving-up = Desistir deste jogo? De acordo: { $agreed } de { $people }.
bot-plays-for-you = Enquanto não estás, um bot pode jogar por ti.
bot-is-playing = Um bot está a jogar por ti.
come-back = Estou de volta
chat = Chat
chat-say = Dizer algo à mesa
chat-placeholder = Sem números!
send = Enviar
trust = A distribuição foi honesta?
trust-about = Este código foi mostrado antes da primeira carta e fixa toda a distribuição. Depois do jogo, qualquer pessoa pode verificar que nada foi alterado.
trust-check = Verificar
trust-true = Verificado: a distribuição é a que foi fixada antes do jogo.
trust-false = Não confere: a distribuição não é a que foi fixada antes do jogo!
trust-changed = O servidor mudou o que estava fixado antes do jogo: esta não é a distribuição prometida!
practice-known = Jogo de treino: qualquer um pode conhecer estas cartas de antemão. Não conta para nenhuma estatística.
practice-deal = jogo de treino

## TAKE THAT

line = Fila
line-any = Qualquer carta abre a fila.
duty-take-line = Nada serve: leva a fila.
line-reach = Servem: { $low } a { $high }
line-price = Custa { $price }
line-empty = Não há fila.
line-told = A fila: { $cards }. Levá-la custa { $price }.
line-end = Fim da fila
line-twist = { $card } na fila: inverter com { $twin }
line-price-course = Preço da fila
toad = sapo
card-can-lay = pode ser posta
card-can-twist = inverte { $twin }
lay-card = Pôr { $card }
twist-card = Inverter { $card } e { $twin }
take-line =
    { $price ->
        [one] Levar a fila: menos { $price } ponto
       *[other] Levar a fila: menos { $price } pontos
    }
told-lays = { $name } põe { $card }.
told-you-lay = Pões { $card }.
told-twists = { $name } inverte { $card }.
told-you-twist = Invertes { $card }.
told-takes =
    { $taken ->
        [one] { $name } leva a fila ({ $taken } carta).
       *[other] { $name } leva a fila ({ $taken } cartas).
    }
told-you-take =
    { $taken ->
        [one] Levas a fila ({ $taken } carta).
       *[other] Levas a fila ({ $taken } cartas).
    }
scores = Pontos
round-of = Ronda { $round } de { $rounds }
round-scores = Ronda { $round }: { $scores }
score-total = Total
score-up-told =
    { $cards ->
        [one] { $cards } carta virada para cima
       *[other] { $cards } cartas viradas para cima
    }
score-down-told =
    { $cards ->
        [one] { $cards } carta virada para baixo
       *[other] { $cards } cartas viradas para baixo
    }
score-extra = As cartas extra desconhecidas são contadas no fim da ronda.

## Depois do jogo

result-won = Vitória!
result-lost = Derrota.
result-left =
    { $cards ->
        [one] { $cards } carta restante
       *[other] { $cards } cartas restantes
    }
result-scored = A partida acabou
result-scores = Pontos: { $scores }
result-you-win = Ganhaste!
you-win = Ganhaste com { score-points }.
lost-cards =
    { $count ->
        [one] { $name } tinha de jogar mais uma carta, mas { $cards } não servia em lado nenhum.
       *[other] { $name } tinha de jogar mais uma carta, mas nenhuma destas servia: { $cards }.
    }
you-lost-cards =
    { $count ->
        [one] Tinhas de jogar mais uma carta, mas { $cards } não servia em lado nenhum.
       *[other] Tinhas de jogar mais uma carta, mas nenhuma destas servia: { $cards }.
    }
lost-skull = { $name } não conseguiu cobrir a caveira.
you-lost-skull = Não conseguiste cobrir a caveira.
lost-three = { $name } não conseguiu jogar as 3 cartas de { command-three }.
you-lost-three = Não conseguiste jogar as 3 cartas de { command-three }.
lost-broken = { $name } desrespeitou { $command }.
you-lost-broken = Desrespeitaste { $command }.
story-tricks =
    { $count ->
        [one] recuo de dez
       *[other] recuos de dez
    }
story-pairs =
    { $count ->
        [one] par invertido
       *[other] pares invertidos
    }
story-tight = O momento mais apertado: { $cards } cartas por jogar e { $room } de espaço nos baralhos.
story-jump = O passo mais longo: { $step } em { $pile }, por { $name }.
story-your-jump = O passo mais longo foi teu: { $step } em { $pile }.
story-line =
    { $cards ->
        [one] A fila mais longa que foi levada tinha { $cards } carta. Foi { $name } quem a levou.
       *[other] A fila mais longa que foi levada tinha { $cards } cartas. Foi { $name } quem a levou.
    }
story-your-line =
    { $cards ->
        [one] A fila mais longa que foi levada tinha { $cards } carta. Foste tu a levá-la.
       *[other] A fila mais longa que foi levada tinha { $cards } cartas. Foste tu a levá-la.
    }
best-new = O teu melhor resultado até agora!
best-left = O teu melhor resultado: { result-left }.
best-wins = Vitórias com este número de jogadores: { $wins } de { $games }.
round-over = A ronda { $round } acabou
round-turned-up = Viradas: { $cards }
round-next = Próxima ronda
round-points = Esta ronda
rematch = Jogar outra vez
to-rematch = Ir para o próximo jogo
replay = Rever o jogo
record = Registo
share-text = Partilhar o resultado
share-image = Partilhar como imagem
hands-left = As cartas que restaram
cards-left = Cartas restantes
room-left = Espaço nos baralhos
picture-about =
    { $moves ->
        [one] Como correu o jogo: { $moves } jogada, cartas no fim: { $left }.
       *[other] Como correu o jogo: { $moves } jogadas, cartas no fim: { $left }.
    }
replay-later = O jogo pode ser revisto daqui a nada.
replay-none = Não há nenhum jogo para rever aqui
replay-first = Para o início
replay-previous = Uma jogada atrás
replay-next = Uma jogada à frente
replay-last = Para o fim
replay-play = Reproduzir
replay-pause = Pausa
replay-turn-back = Um turno atrás
replay-turn-on = Um turno à frente
replay-moves = Todas as jogadas
replay-marks = O que foi dito
open-record = Abrir um registo
open-record-about = Alguém te enviou o registo de um jogo? Escolhe o ficheiro para o veres aqui. Nada fica guardado.
replay-move = Jogada
replay-at = Jogada { $move } de { $moves }.
replay-start = As cartas estão dadas.
replay-ends = { $name } termina o turno.
copy-position = Copiar a posição
to-table = Ir para a mesa

## Esta pessoa

other-device = Noutro dispositivo
other-device-about = Abre este link no outro dispositivo no prazo de dez minutos, e os teus lugares estarão lá também. Só funciona uma vez.
other-device-link = Criar um link
forget-me = Apagar os meus dados
forget-me-about = O teu nome, os teus lugares e as tuas mensagens são apagados deste servidor. Isto não se pode desfazer.
forget-me-yes = Apagar tudo

## A ligação

connection-connecting = A ligar…
connection-lost = Ligação perdida. A restabelecer…
connection-silent = O servidor não responde. O que fizeste é enviado assim que ele responder.
sending = A enviar…
connection-back = A ligação voltou.
connection-closed = A ligação está fechada. Recarrega a página para continuar.
connection-none = Não há rede. As mesas estão no servidor e esperam por ti; entretanto podes ler as regras.
page-stale = Esta página está desatualizada.
reload = Recarregar
table-gone = Não é possível abrir esta mesa

## Teclas

keys = Atalhos de teclado
keys-number = Escolher a carta com este número
keys-walk = Percorrer a mão
keys-choose = Escolher a carta, ou jogá-la no baralho
keys-put-back = Desmarcar a carta
keys-pile = Jogar a carta escolhida neste baralho
keys-end = Terminar o turno
keys-begin = Jogar primeiro
keys-lay = Pôr a carta escolhida
keys-twist = Inverter a carta escolhida
keys-take = Levar a fila
keys-take-back = Desfazer a jogada
keys-talk = Ver o que foi dito e dizer alguma coisa
keys-hint = Pedir uma sugestão
keys-hand = Ir para a mão
keys-state = Ouvir como está o jogo
keys-repeat = Ouvir de novo a última mensagem
keys-sheet = Mostrar esta lista

## Aprender

learn-title = Aprender jogando
learn-about = Um primeiro jogo numa mesa a sério, com cartas preparadas. Cada regra nova é explicada na altura certa.
learn-start = Começar o primeiro jogo
learn-others = Os outros jogos
learn-the-game = Quatro baralhos, duas cartas por turno e o truque de recuar dez.
learn-extreme = Os mesmos baralhos e sete instruções de dois tipos.
learn-take-that = Uma fila, gémeas com os algarismos trocados e sapos que ninguém quer.
got-it = Percebi
first-game-the-game = Ponham as 98 cartas em quatro baralhos: dois sobem, dois descem. É a primeira vez?
first-game-extreme = Quatro baralhos e instruções que todos têm de cumprir. É a primeira vez?
first-game-take-that = Inverte pares como 27 e 72 da fila, ou terás de a levar. É a primeira vez?
first-game-help = Mostra-me
first-game-no = Agora não
lesson-piles-goal = Juntos, ponham as 98 cartas em quatro baralhos. A e B sobem a partir de 1, C e D descem a partir de 100.
lesson-piles-begin = Com estas cartas, convém seres tu a começar: toca em «{ begin }».
lesson-piles-choose = Toca numa carta. Os baralhos onde ela serve acendem-se e dizem quanto custa ali.
lesson-piles-cost = A etiqueta do baralho mostra o passo, por exemplo +4: quanto menor, mais espaço fica. Toca no baralho com o passo mais pequeno.
lesson-piles-pair = { $first } e { $then } têm dez de diferença. Joga primeiro { $first } em { $pile } e verás um truque.
lesson-piles-draft = Só tu vês a carta tracejada. Podes desfazer a jogada até a barra amarela acabar.
lesson-piles-trick = O truque do jogo: { $card } está exatamente dez atrás do baralho { $pile } e pode recuar. Joga-a ali e ganhas espaço.
lesson-piles-minimum =
    { $cards ->
        [one] Ainda tens de jogar { $cards } carta. Mais é sempre permitido.
       *[other] Ainda tens de jogar { $cards } cartas. Mais é sempre permitido.
    }
lesson-piles-end = Já jogaste o suficiente. Continua enquanto for barato, ou termina o turno; depois tiras cartas.
lesson-piles-marks = { $name } pôs um sinal em { $pile }. Quer dizer: «{ $words }» Toca numa bandeira para dares um também. Sem números!
lesson-piles-empty = A pilha está vazia: a partir de agora basta uma carta por turno. Livrem-se de todas!
lesson-extreme-goal = Os mesmos quatro baralhos, mas 28 cartas trazem uma instrução. Quem desrespeitar uma faz perder toda a equipa.
lesson-command = { $command }: { $does } { $family }.
lesson-fatal = Uma das tuas jogadas desrespeitaria agora uma instrução. Antes de a fazeres, recebes um aviso.
lesson-line-goal = Cada um por si: junta pares como 27 e 72. Cada carta tua virada para cima vale 1 ponto.
lesson-line-open = Ainda não há fila: qualquer carta abre uma. Tens { $card } e { $twin }: abre com { $card }, vais recuperá-la.
lesson-line-reach = Põe uma carta de { $low } a { $high }: no máximo a dez da última. Essas cartas têm a borda verde.
lesson-line-twist = Tens { $card }, e { $twin } está na fila. Inverte-as: as duas são tuas e valem 2 pontos.
lesson-line-toad = A carta escura é um sapo. Não tem gémea, e numa fila que levas vale menos 5.
lesson-line-take = Nada serve: tens de levar a fila. As suas cartas contam contra ti. Depois abres uma fila nova.
lesson-line-price = A fila já custa { $price }. Quem não pode continuar tem de a levar: deixa-a para os outros.
lesson-line-empty = A pilha está vazia. Logo que a fila desapareça, a ronda acaba.
lesson-over-the-game = Já sabes jogar THE GAME. Continua com dois bots ou aprende as instruções de EXTREME.
lesson-over-extreme = Já sabes jogar THE GAME EXTREME. Continua com dois bots ou aprende TAKE THAT.
lesson-over-take-that = Já sabes jogar TAKE THAT. Continua com dois bots ou aprende THE GAME.
lesson-next = Aprender { $game }
learned = Aprendido
figure-piles = Dois baralhos sobem a partir de 1, dois descem a partir de 100.
figure-trick = Dez para trás num baralho crescente: 47 sobre 57.
figure-twins = 27 e 72 são gémeas; 33 é um sapo.
figure-line = 63 serve: está só a 4 de 59.

## Porque é que uma mesa diz que não

refusal-table-no-such-seat = Esse lugar não existe nesta mesa.
refusal-table-seat-taken = Já está lá alguém sentado.
refusal-table-seat-reserved = Este lugar está reservado para quem tem convite.
refusal-table-already-seated = Já tens um lugar nesta mesa.
refusal-table-not-seated = Só quem tem lugar pode fazer isso.
refusal-table-not-host = Só o anfitrião pode fazer isso.
refusal-table-started = As cartas já foram dadas.
refusal-table-not-started = As cartas ainda não foram dadas.
refusal-table-seats-open = Primeiro todos os lugares têm de estar ocupados: convida alguém ou adiciona bots.
refusal-table-other-cards = Uma mesa mantém o seu jogo e as suas cartas: para mudar, abre uma mesa nova.
refusal-table-bad-settings = Uma mesa não pode ter estas definições.
refusal-table-too-few-seats = Não haveria lugares suficientes: liberta primeiro os últimos.
refusal-table-over = O jogo já acabou.
refusal-table-not-over = O jogo ainda não acabou.
refusal-table-no-such-bot = Não há um bot desse nível para este jogo.
refusal-table-bad-move = Isso não é uma jogada deste jogo.
refusal-table-no-draft = Não há nada a desfazer: os outros já viram.
refusal-table-no-such-mark = Esse sinal não existe.
refusal-table-no-marks = Nesta mesa joga-se sem sinais.
refusal-table-no-chat = Nesta mesa joga-se sem chat.
refusal-table-chat-empty = A mensagem está vazia.
refusal-table-chat-too-long = Uma mensagem tem no máximo 300 caracteres.
refusal-table-chat-too-fast = Devagar: espera um momento antes da próxima mensagem.
refusal-table-names-a-number = Não se podem dizer números concretos. Tenta sem eles.
refusal-table-bad-name = Um nome tem de 1 a 24 letras e nenhum número.
name-refused = «{ $part }» não pode fazer parte de um nome. { $reason } Os nomes veem-se em todas as mesas, e os números poderiam revelar cartas.
refusal-table-not-away = Esta pessoa está à mesa.
refusal-table-not-a-person = Ali não está sentada nenhuma pessoa.
refusal-table-own-seat = Não podes votar sobre o teu próprio lugar.
refusal-table-not-replaced = Nenhum bot joga por ti.
refusal-table-time-over = O teu tempo para este turno acabou: um bot termina-o e depois voltas a jogar.
refusal-table-vote-alone = Ninguém pode, por si só, dar de vez o lugar de outra pessoa; vota por um bot até ela voltar.
refusal-table-hints-off = Nesta mesa joga-se sem sugestões.
refusal-table-nothing-to-hint = Agora não há jogada a sugerir.
refusal-table-hint-late = O jogo avançou: pergunta de novo.
refusal-table-log-full = O registo desta mesa está cheio: ainda se pode jogar, mas mais nada.
refusal-table-muted = O anfitrião deste servidor silenciou-te: por agora não podes escrever mensagens.
refusal-table-unwanted-word = O anfitrião deste servidor não aceita uma destas palavras. Diz isso de outra forma.
refusal-table-draining = Este servidor vai parar em breve: não começa nenhum jogo novo. Os jogos em curso podem ser acabados.
refusal-table-rematched = O próximo jogo já está aberto.
refusal-table-no-team = Só uma equipa pode desistir de um jogo.
refusal-table-fits-nowhere = Esta carta não serve em nenhum baralho.
refusal-table-draft-waits = Espera até os outros verem a tua última jogada, ou desfá-la.
refusal-talk-silence = SILÊNCIO está visível: nem palavras nem sinais.
refusal-talk-alone = Quem joga sozinho não tem com quem falar.
refusal-talk-game-over = O jogo acabou; os sinais já não dizem nada.
refusal-talk-no-such-seat = Só quem joga nesta mesa pode dar sinais.
refusal-talk-needs-a-pile = Diz para que baralho é o sinal.
refusal-talk-needs-no-pile = Este sinal não é para um baralho.
refusal-talk-not-offered = Este sinal revelaria uma carta e não é oferecido aqui.
refusal-talk-begun = O jogo já começou.
refusal-talk-no-commands = Neste jogo não há instruções.

## O que pode estar errado num pedido

problem-server-no-such-table = Essa mesa não existe aqui.
problem-server-no-such-page = Não há nada nesse endereço.
problem-server-no-person = Escolhe primeiro um nome.
problem-server-bad-request = Não foi possível perceber o pedido.
problem-server-bad-settings = Uma mesa não pode ser preparada assim.
problem-server-bad-record = Este ficheiro não é o registo de um jogo, ou foi alterado.
problem-server-bad-code = Este código não é válido, ou já foi usado. Pede um novo.
problem-server-bad-origin = Este pedido vem de outro site.
problem-server-bad-host = Este servidor não tem esse nome.
problem-server-wrong-method = Este endereço não se usa assim.
problem-server-refused = A mesa não aceitou isto.
problem-server-not-admin = Isto precisa de um token válido do anfitrião do servidor: cria um com «tenback admin token make».
problem-server-admin-insecure = Um token do anfitrião só é aceite por https ou a partir da própria máquina do servidor.
problem-server-no-such-person = Essa pessoa não existe aqui.
problem-server-no-such-report = Essa denúncia não existe.
problem-server-removed = Quem abriu esta mesa retirou-te dos espectadores.
problem-server-draining = Este servidor vai parar em breve: não se abrem mesas novas. Os jogos em curso podem ser acabados.
problem-server-game-running = As mãos ficam escondidas até ao fim do jogo.
problem-server-deal-open = As mesmas cartas ainda estão a ser jogadas noutras mesas. Serão mostradas quando isso terminar.
problem-server-no-such-deal = Não existem essas cartas do dia. Um dia começa quando é essa data em algum lugar da Terra; se o teu já devia ter começado, verifica o relógio do dispositivo.
problem-server-other-secret = O segredo do servidor mudou desde que estas cartas foram propostas, por isso não podem voltar a ser dadas. As de amanhã não são afetadas.
problem-server-too-large = A mensagem é demasiado grande.
problem-server-too-many = Devagar: demasiados pedidos. Tenta daqui a pouco.
problem-server-too-many-messages = Devagar: demasiadas mensagens. Volta daqui a pouco.
problem-server-not-a-message = Não foi possível perceber a mensagem.
problem-server-too-slow = A ligação é demasiado lenta para acompanhar.
problem-server-silent = A ligação foi cortada por inatividade.
problem-server-closing = O servidor está a reiniciar.
problem-server-busy = Os bots estão ocupados ou ainda não estão prontos. Pergunta de novo daqui a pouco.
problem-server-storage = O servidor não consegue guardar nada neste momento. Vê a mesa antes de tentares de novo.
problem-server-broken = Algo falhou no servidor. A mesa está segura; tenta de novo.
review-title = O que aconteceu?
review-mistakes-title = Os meus erros
