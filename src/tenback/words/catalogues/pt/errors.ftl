# O que pode correr mal fora das regras: opções, bots, ficheiros, o servidor e a sua base de dados.

## Jogos e registos

error-illegal-move = O lugar { $seat } não pode fazer esta jogada agora: { $move }.
error-not-a-move = { $given } não é uma jogada de { $game }: usa uma de legal_moves ou view.legal, ou lê um texto com parse_move.
error-no-such-seat = O lugar { $seat } não existe: os lugares vão de 0 a { $last }.
error-broken-extension = O pacote instalado que fornece «{ $name }» ({ $group }: { $value }) não pode ser carregado: { $reason }. Corrige-o ou desinstala-o.
error-broken-record = Erro no registo, linha { $line }, jogada { $move }: { $reason }
error-wrong-result = O jogo acabou em «{ $expected }», mas o ficheiro diz «{ $given }».
error-no-result = O ficheiro acaba antes da linha do resultado.
error-no-marks = Em { $game } não há sinais: deixa a conversa desligada.
error-cannot-give-up = Não se pode desistir deste jogo: não está a decorrer, ou não se joga em equipa.
error-talk-alone = Quem joga sozinho não tem com quem falar: deixa a conversa desligada, ou joga com mais alguém.
error-wrong-talk = Nos ambientes, talk tem de ser False, «marks» (ou True) ou «free», não «{ $given }».
error-no-open-start = Em { $game } as regras dizem quem começa: deixa open_start desligado.
error-nothing-to-hint = Não é a vez deste lugar, por isso não há nada a sugerir.
error-no-hints = Para { $game } não há sugestões nem análises.
error-not-finished = Este jogo não acabou: só um jogo acabado mostra a sorte e os erros.
error-game-in-use = Este jogo já está aberto noutro terminal: { $path }

## Bots e séries

error-unknown-bot = Não há nenhum bot «{ $name }» para { $game }. Escolhe entre { $bots } ou exec:COMANDO.
error-too-many-bots = Há mais bots ({ $bots }) do que lugares ({ $seats }): indica menos.
error-one-bot = Um confronto precisa de dois bots diferentes: indica outro além de { $name } com --bot.
error-wrong-option = { $flag } não é uma opção de { $game }.
error-other-series = { $path } contém outra série: escolhe outro --out, ou apaga-o.
error-no-cluster = Nenhum cluster Ray responde em { $address }: { $reason }
error-bot-hung = O programa do bot não respondeu em { $seconds } s. Será que faz flush da saída depois de cada linha?
error-bot-answer = O programa do bot devia responder «{ $wanted }» com o id { $number }, mas respondeu: { $given }
error-bot-not-ready = O programa do bot devia responder «ready», mas respondeu: { $given }
error-bot-not-started = O programa «{ $command }» do bot não arranca: { $reason }
error-bot-ended = O programa do bot terminou.
error-bot-ended-with = O programa do bot terminou com o código { $code }.
error-bot-not-json = O programa do bot deve responder com um objeto JSON, mas respondeu: { $given }
error-bot-no-mark = O programa do bot indicou um sinal que não existe: { $given }
error-bot-parameter = «{ $parameter }» em «{ $bot }» não é nome=valor: escreve por exemplo expert:samples=1700.
error-bot-no-parameter = O bot { $bot } não tem o parâmetro { $parameter }. Os seus parâmetros: { $has }.
error-bot-value = O bot { $bot } não aceita { $parameter }: indica um valor como { $example }.
error-bot-parameters = O bot { $bot } não aceita estes parâmetros: { $reason }
error-no-bot-file = Não há nenhum ficheiro { $path }: indica o teu bot como FICHEIRO.py:CLASSE.
error-no-bot-in-file = { $path } não tem nenhum bot «{ $name }»: indica-o como FICHEIRO.py:CLASSE. Bots neste ficheiro: { $bots }.
error-bot-file-broke = O bot { $path } não pode ser carregado: { $trace }
error-not-a-bot = { $kind } não é um bot: falta { $missing }. Um bot tem name, choose() e say().
error-bot-greeting = O bot «{ $bot }» não pode jogar: { $reason }
error-bot-failed = O bot { $bot } no lugar { $seat } { $fault ->
        [hung] não respondeu a tempo
        [cheated] respondeu com uma jogada inválida
       *[crashed] parou com um erro
    }: { $detail }
error-too-many-forfeits = Parado: { $forfeits } de { $decisions } decisões foram dadas como perdidas. O primeiro motivo: { $reason }
error-out-exists = { $path } já contém outra série: escolhe outro --out, continua-a com --resume ou substitui-a com --force.
error-out-file-exists = { $path } já existe: escolhe outro nome ou substitui o ficheiro com --force.
error-other-version = { $path } foi criado por { $found }, mas este é { $known }: --resume misturaria os dois. Escolhe outro --out.
error-no-extra = { $package } não está instalado. Instala-o com: pip install 'tenback[{ $extra }]'
error-worker-lost = Um processo de trabalho terminou inesperadamente (código { $code }). Se faltou memória, usa menos --processes; --resume continua a série.
error-number-of-bots = Um jogo precisa de um bot por lugar: { $seats }, e não { $bots }.
error-no-team = O jogo cruzado precisa de uma equipa de pelo menos dois; { $game } com este número de jogadores não a tem.
error-unknown-benchmark = Não há nenhum benchmark «{ $name }». Escolhe um de { $known }, ou verify FICHEIRO.
error-submission = { $path } não é válido: { $reason }
error-game-file-name = Os jogos escrevem-se em FICHEIRO.parquet ou FICHEIRO.jsonl.zst, não em { $path }.
error-game-file = { $path } não é um ficheiro de jogos que este tenback saiba ler: { $reason }

## Ambientes de aprendizagem

error-no-encoding = { $game } não tem codificação: precisa de um ponto de entrada em tenback.encodings.
error-start-other-options = A posição pertence a um jogo com outras opções.
error-start-over = Este jogo acabou: começa numa posição anterior.
error-start-not-begun = Ainda ninguém começou: indica quem começa ao dar as cartas, ou usa open_start.
error-start-one-way = Um jogo só pode começar de uma maneira: indica só um de { $ways }.
error-start-openspiel-seat = No OpenSpiel começa o lugar 0, ou a equipa escolhe: dá as cartas com starter 0 ou None.
error-start-openspiel-entry = O registo continua com «{ $entry }», que aqui nenhum jogador decide.
error-cannot-record = Este jogo começou numa posição: só se podem registar jogos em que as cartas foram dadas.
error-no-such-action = Não há nenhuma ação { $action }: indica, para cada jogo, um número de 0 a { $last }.
error-illegal-action = O lugar { $seat } não pode fazer agora a ação { $action } ({ $words }): escolhe uma cuja máscara seja 1.
error-reset = Não há nenhum jogo a decorrer: chama primeiro reset().
error-reset-some = Alguns jogos acabaram ou não começaram: reinicia-os primeiro, vê reset_mask.
error-reserved-seed = As cartas da semente { $seed } estão reservadas para testes: usa uma semente abaixo de { $first }.
error-no-commands = Só EXTREME tem instruções: omite a distribuição de instruções.
error-opponents-no-seat = Com bots, indica qual é o teu lugar: passa seat=0, ou deixa os bots de fora.
error-opponents-count = Tem de haver tantos bots ({ $bots }) como outros lugares ({ $seats }).

## O servidor

error-cannot-write = Não se consegue escrever { $path }: { $reason }
error-file-exists = { $path } já existe: escolhe outro nome.
error-no-folder = Não se consegue escrever { $path }: a pasta não existe.
error-backup-postgres = O PostgreSQL tem a sua própria cópia de segurança: usa pg_dump.
error-no-table = Não há nenhuma mesa { $table }.
error-deal-open = A mesa { $table } joga cartas que outros ainda podem jogar. Exporta-a quando o prazo terminar.
error-deal-secret = Não é possível usar o segredo das cartas do dia ({ $path }: { $reason }). Permite escrever na pasta, repõe o ficheiro ou define TENBACK_DEAL_SECRET.
error-setting-deal-secret = deal_secret tem menos de { $least } caracteres. Usa um texto aleatório mais longo ou deixa vazio: será criado um ficheiro.
error-table-exists = A mesa { $table } já existe.
error-no-table-file = Este ficheiro não é uma mesa exportada: { $reason }
error-port-in-use = A porta { $port } está ocupada: fecha o programa que a usa, ou escolhe outra com --port.
error-port-rights = A porta { $port } exige permissões especiais: escolhe uma acima de 1023 com --port.
error-no-address = Esta máquina não tem nenhum endereço «{ $host }» onde escutar: vê --host.
error-not-toml = { $path } não é TOML válido: { $reason }
error-no-such-setting = { $path }: não há nenhuma definição «{ $name }». As definições são: { $settings }.
error-setting-text = A definição { $name } tem de ser um texto, não «{ $given }».
error-setting-whole-number = A definição { $name } tem de ser um número inteiro, não «{ $given }».
error-setting-number = A definição { $name } tem de ser um número, não «{ $given }».
error-setting-names = A definição { $name } tem de ser uma lista de nomes, não «{ $given }».
error-setting-range = A definição { $name } tem de ser um valor de { $low } a { $high }, não «{ $given }».
error-setting-port = Uma porta tem de ser um número de 0 a 65535, não { $given }.
error-setting-workers = É preciso pelo menos um processo de trabalho, não { $given }.
error-setting-limit-factor = Os limites de pedidos só se multiplicam por um número acima de 0, não por { $given }.
error-setting-silent-seconds = O tempo limite para um cliente sem resposta é de 1 a 3600 segundos, não { $given }.
error-setting-one-worker = Vários processos precisam de PostgreSQL: indica --database postgresql://…, ou usa um só processo.
error-setting-public-url = O endereço público tem de ser http:// ou https:// e um nome, não «{ $given }».
error-layout-too-long = Uma distribuição de instruções tem no máximo { $most } caracteres.
error-practice-public = Uma mesa pública tem de dar cartas que ninguém possa conhecer: omite practice_deal ou public.
error-game-option = { $game } não tem uma opção { $name } que possa ser «{ $given }».
error-seats = Indica cada um dos { $players } lugares, e «me» no máximo uma vez.
error-seat = Um lugar tem de ser «me», «open» ou um dos bots { $bots }, não «{ $given }».

## A base de dados

error-no-database = Não há nenhuma base de dados { $path }.
error-admin-token-name = O nome de um token tem de 1 a { $most } caracteres imprimíveis.
error-admin-no-such-token = Não há nenhum token { $token }: «tenback admin token list» mostra os identificadores.
error-admin-no-token = Não foi indicado nenhum token: põe-no em { $variable } ou indica o ficheiro com --token-file. «tenback admin token make NOME» cria um.
error-admin-insecure = O token não é enviado para { $server } sem encriptação: usa https, ou executa isto na própria máquina do servidor.
error-admin-no-server = Nenhum servidor responde em { $server }: inicia-o, ou indica outro com --server.
error-admin-refused = O servidor recusou: { $reason }
error-database-address = { $url } não é o endereço de uma base de dados: indica um ficheiro, ou postgresql://…
error-database-in-use = A base de dados { $path } está a ser usada por outro tenback: fecha-o, ou escolhe outra --database.
error-database-foreign = { $path } não é uma base de dados do tenback: repõe uma cópia de segurança, ou escolhe outra --database.
error-database-damaged = A base de dados { $path } está danificada: repõe uma cópia de segurança, ou escolhe outra --database.
error-database-not-opened = Não se consegue abrir a base de dados { $path }: a pasta existe, e podes escrever nela?
error-database-unusable = Não se consegue usar a base de dados { $path }: { $reason }
error-database-unreadable = Não se consegue ler a base de dados: { $reason }. Repõe uma cópia de segurança, ou escolhe outra --database.
error-database-unwritable = Não é possível escrever na base de dados: { $reason }.
error-file-too-long = { $path } tem mais de { $most } MiB: nenhuma mesa é tão grande.
error-no-plain-file = { $path } não é um ficheiro.
error-table-file-line = Este ficheiro não é uma mesa exportada. Linha { $line }: { $reason }
error-table-format = Este ficheiro de mesa tem o formato { $found }; este tenback lê o formato { $known }.
error-setting-bot-processes = Os bots podem usar de 0 (os que couberem) a { $most } processos, não { $given }.
error-setting-days = { $name } vai de 0 (para sempre) a { $most } dias, não { $given }.
error-database-no-file = { $path } não é um ficheiro: escolhe outra --database.
error-database-two-names = { $path } tem um segundo nome (um hard link): dois servidores poderiam usá-lo sem dar por isso. Apaga um dos nomes.
error-database-newer = A base de dados vem de um tenback mais recente (esquema { $found }, conhecido: { $known }): atualiza o tenback.
error-postgres-driver = Falta o controlador do PostgreSQL: instala tenback[postgres].
error-postgres-silent = O PostgreSQL não responde: { $reason }
error-database-busy = A base de dados está demasiado ocupada: tenta de novo daqui a pouco.
error-database-lost = Perdeu-se a ligação à base de dados: { $reason }
error-database-conflict = Outro processo já escreveu isto: { $reason }
