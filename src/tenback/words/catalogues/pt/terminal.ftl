# O que o terminal mostra. O espaço é pouco: um baralho tem 18 letras de largura, o ecrã 80.

## The table

terminal-up = sobe
terminal-down = desce
terminal-room = espaço { $cards }
terminal-draft = provisória
terminal-ten-back = −10 inversão
terminal-loses = perde
terminal-why-card-too-low = baixa demais
terminal-why-card-too-high = alta demais
terminal-why-no-trick = { command-no-trick }
terminal-why-one-pile = { command-one-pile }
terminal-you = tu
terminal-draw-pile = pilha: { $cards } · por jogar: { $left }
terminal-in-force = Em vigor:
terminal-none-in-force = nada
terminal-who-begins = Quem começa? Vejam as cartas e escrevam o número do jogador.
terminal-who-begins-pass = Com Tab a pessoa seguinte vê as suas cartas.
terminal-to-move = É a vez de { $name }.
terminal-to-confirm = { $name }, esta carta termina o teu turno.
terminal-may-end = nada em falta
terminal-owes-cards =
    { $cards ->
        [one] mais { $cards } carta
       *[other] mais { $cards } cartas
    }
terminal-owes-skull = cobrir a caveira
terminal-owes-three = exatamente 3 cartas
terminal-advice-card = Escolhe uma carta: escreve o número ou usa as setas.
terminal-advice-pile = { $card } – em que baralho? A, B, C ou D.
terminal-advice-end = Escolhe mais uma carta, ou termina o turno com Enter.
terminal-advice-confirm = Enter confirma, Backspace desfaz.
terminal-advice-move = Escolhe uma jogada com ↑ ↓ ou pelo número e prime Enter.
terminal-getting-ready = { $name } está a preparar-se. Da primeira vez demora um pouco mais.
terminal-bot-failed = { $name } não deu uma resposta válida; outro bot ({ $level }) faz esta jogada.
terminal-look = Aqui estão as tuas cartas novas. Com Enter passas o teclado a { $name }.
terminal-begins = Começa { $name }.
terminal-said = { $name }: «{ $phrase }»
terminal-no-marks = Agora ninguém pode falar.
terminal-mark-title = Dizer alguma coisa
terminal-ask-fatal = { $card } desrespeita { $command }: o jogo ficaria logo perdido. Jogar mesmo assim?
terminal-ask-doomed = Depois de { $card } já não consegues completar este turno com as tuas cartas: o jogo ficaria perdido. Jogar mesmo assim?
terminal-yes = Sim (S)
terminal-no = Não (N)
terminal-hand-over = O teclado passa para { $name }.
terminal-hand-over-ready = { $name }, prime Enter quando só tu vires o ecrã.

## TAKE THAT

terminal-line = Fila
terminal-line-signs = ( ) sapo · » « tua gémea · ◂ fim
terminal-no-line = sem fila
terminal-price = levá-la: { $points } · cartas: { $cards } · sapos: { $toads }
terminal-round = ronda { $number }
terminal-total = soma
terminal-in-hand = mão
terminal-twisted = invertidas
terminal-taken = levadas
terminal-match = ronda { $number } de { $rounds } · pilha: { $cards }
terminal-advice-match = Escolhe uma carta para pôr ou inverter, ou leva a fila com T.
terminal-advice-open = Escolhe uma carta qualquer para abrir uma fila.
terminal-advice-lay-or-twist = { $card } – L põe-na, X inverte-a.
terminal-advice-lay = { $card } – Enter põe-na.
terminal-advice-twist = { $card } – Enter inverte-a.
terminal-advice-unfit = { $card } agora não se pode pôr nem inverter.
terminal-lays = { $name } põe { $card }.
terminal-twists = { $name } inverte { $card } com { $twin }.
terminal-takes = { $name } leva a fila.

## A command on a card of the hand: at most two lines of seven letters

terminal-hand-stop = STOP
terminal-hand-skull = CAVEIRA
terminal-hand-three = TRÊS
terminal-hand-silence = SILÊN- CIO
terminal-hand-no-trick = SEM IN- VERSÃO
terminal-hand-one-pile = UM BARALHO
terminal-hand-draw-one = TIRAR UMA

## Keys in the bottom line

terminal-key-card = carta
terminal-key-pile = baralho
terminal-key-end = fim do turno
terminal-key-back = desfazer
terminal-key-mark = dizer
terminal-key-help = ajuda
terminal-key-quit = sair
terminal-key-lay = pôr
terminal-key-twist = inverter
terminal-key-take = levar
terminal-key-confirm = confirmar
terminal-key-move = jogada
terminal-key-step-back = recuar
terminal-key-step-on = avançar
terminal-key-turn-back = turno antes
terminal-key-turn-on = turno depois
terminal-key-first = início
terminal-key-last = fim

## Help

terminal-help-title = Ajuda
terminal-help-choose = Escolhe uma carta pelo número ou com as setas; Esc desmarca-a.
terminal-help-piles = Joga-a num baralho. Cada um mostra quanto custa ali, ou porque não serve.
terminal-help-end = Termina o turno, ou confirma uma carta que o termina.
terminal-help-back = Desfaz a última carta. É provisória até à próxima ou até ao fim do turno.
terminal-help-mark = Diz alguma coisa com um sinal; o mesmo outra vez retira-o.
terminal-help-shapes = Sinais num baralho: deixem-no comigo, dava-me jeito, nada de saltos grandes.
terminal-help-signs = Instruções: o raio vale neste turno, o infinito para todos enquanto se vir.
terminal-help-trick = O truque de inversão: exatamente 10 no sentido errado.
terminal-help-lay = Põe a carta escolhida no fim da fila.
terminal-help-twist = Inverte-a com a gémea que está na fila.
terminal-help-take = Leva a fila inteira e abre depois outra.
terminal-help-confirm = Confirma a jogada. Com uma carta escolhida: faz a única coisa que ela pode.
terminal-help-move = Escolhe uma jogada pelo número ou com as setas.
terminal-help-match-back = Desfaz a jogada enquanto não estiver confirmada.
terminal-help-cards = Um sapo; uma carta de que tens a gémea; uma gémea para inverter; o fim da fila.
terminal-help-unseen = Uma carta negativa que ainda ninguém viu; os pontos não a contam.
terminal-help-hint = Pergunta o que o bot especialista faria com as tuas cartas, e porquê.
terminal-help-give-up = Desiste do jogo.
terminal-help-rules = Lê as regras.
terminal-help-help = Mostra esta ajuda.
terminal-help-quit = Sai. O jogo fica guardado; continua com: tenback play --resume

## The end

terminal-record-kept = O registo está guardado em:
terminal-go-on-with = O jogo está guardado. Continua com: tenback play --resume
terminal-new-game = Jogo novo (N)
terminal-replay = Ver outra vez (R)
terminal-quit = Sair (Q)

## Setting up

terminal-set-up = um jogo novo
terminal-game = Jogo
terminal-players = Jogadores
terminal-seats = Quem joga?
terminal-person = Pessoa
terminal-bot-wins = { $level }, { $won }%
terminal-name = nome
terminal-starter = Começa
terminal-agree = a equipa decide
terminal-seed = Semente
terminal-seed-and-deal = Semente { $seed }, distribuição { $number }
terminal-by-chance = ao acaso
terminal-language = Língua
terminal-minimum-three = Pelo menos 3 cartas por turno
terminal-short-hand = Menos uma carta na mão
terminal-marks = Falar com sinais
terminal-whole-turn = UM SÓ BARALHO no turno inteiro
terminal-commands-on = Instruções
terminal-rounds = Rondas
terminal-professional = Variante profissional
terminal-start = Começar
terminal-resume = Continuar o último jogo
terminal-quit-here = Sair

## Replay

terminal-place = passo { $place } de { $last } · pilha: { $cards }
terminal-hands-hidden = Este jogo não acabou, por isso as mãos ficam escondidas.

## Mistakes

terminal-wrong-people = O número de pessoas tem de ser de 0 a { $players }, não { $people }.
terminal-wrong-starter = O jogador que começa tem de ser um número de 1 a { $players }, não { $given }.
terminal-wrong-option = A opção «{ $option }» não pertence a { $game }.
terminal-wrong-bot = Não há nenhum bot «{ $given }». Os níveis são: { $levels }.
terminal-wrong-talk = A conversa é «silent» ou «marks», não «{ $given }».
terminal-flag-renamed = { $old } escreve-se agora { $new }.
terminal-wrong-pace = O ritmo é um número de segundos a partir de 0, não { $given }.
terminal-too-many-names = Há mais nomes ({ $names }) do que pessoas ({ $people }).
terminal-nothing-to-resume = Não há nenhum jogo por acabar em { $folder }. Começa um com: tenback play
terminal-unreadable = Não se consegue ler { $path }: { $reason }
terminal-broken-record = Erro em { $path }, linha { $line }, jogada { $move }: { $reason }
terminal-broken-save = Não se consegue ler o jogo guardado { $path }: { $reason }
terminal-no-terminal = Isto precisa de um terminal: executa-o numa janela da consola.
daily-unknown = Não há cartas do dia «{ $given }». As que há são: { $deals }.
daily-local = Estas são cartas locais: dependem só da data e não há com quem comparar. Com --server jogas as de um servidor.
daily-at-server = A tua mesa, também no navegador: { $link }
daily-your-move = A tua jogada:
daily-moves = Jogadas possíveis: { $moves }
daily-no-address = { $server } não é o endereço de um servidor; começa por http:// ou https://.
daily-no-server = { $server } não responde como um servidor do tenback. Verifica o endereço e se o servidor está a funcionar.
daily-refused = O servidor recusou: { $reason }
terminal-give-up = Desistir deste jogo? Conta como perdido, com as cartas que restam.
terminal-give-up-together = Desistir deste jogo? Todos têm de concordar. Conta como perdido, com as cartas que restam.
