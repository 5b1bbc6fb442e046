# A página que diz o que um servidor guarda; por quanto tempo, dizem-no as definições do anfitrião.
keeps-intro = Aqui não precisas de conta, de endereço de e-mail nem de palavra-passe. Esta página é feita a partir das definições deste servidor.
keeps-what = O que fica guardado
keeps-person = O teu nome, um identificador aleatório, o dia em que estiveste aqui pela última vez e, de cada um dos teus dispositivos, o navegador e o sistema, sem mais pormenores. Um segredo num cookie permite reconhecer-te da próxima vez; só o seu hash fica guardado.
keeps-tables = As tuas mesas: quem se sentou onde, cada jogada e o que foi dito, para que os jogos possam continuar e ser revistos. Também os teus resultados, e os jogos de outros que viste ou abriste, para que um desafio seja justo.
keeps-nothing-else = Nenhum endereço IP, nenhuma localização, nenhuma publicidade, e nada é enviado a outros sites. Os endereços são usados durante a ligação, para travar abusos, e não são guardados.
keeps-browser = Só no teu navegador: língua, cores, sons, lições, quem ocultaste e que mesas retiraste da tua lista.
keeps-how-long = Por quanto tempo
keeps-finished = Jogos acabados
keeps-running = Jogos por acabar
keeps-seating = Mesas onde nunca se jogou
keeps-people = Pessoas que não estão em nenhuma mesa
keeps-reports = Denúncias de mensagens e de nomes
keeps-days = { $days ->
    [0] até à eliminação manual
    [one] { $days } dia após a última atividade
   *[other] { $days } dias após a última atividade
  }
keeps-copies = As cópias de segurança do anfitrião podem conter o que foi apagado, até serem elas próprias apagadas.
keeps-yours = Os teus dados
keeps-yours-about = Podes descarregar tudo num ficheiro: os jogos acabados por inteiro, os que decorrem tal como os vês. Também podes apagar tudo: o teu nome e o que disseste saem de todas as mesas; as jogadas ficam, mas sem nome.
keeps-download = Descarregar os meus dados
keeps-delete = Apagá-los na minha página
keeps-host = Quem mantém este servidor
keeps-contact = Contacto
keeps-imprint = Aviso legal

keeps-docs = Para quem mantém servidores ou programa bots
keeps-docs-about = O tenback é software livre: mantém o teu próprio servidor ou põe o teu programa a jogar. A documentação está na pasta docs do código-fonte; «make docs» transforma-a num site.
keeps-docs-address = Documentação
keeps-docs-api = A API deste servidor (OpenAPI)
