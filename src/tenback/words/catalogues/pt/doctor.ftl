# O que `tenback doctor` diz da máquina.

doctor-ok = ok
doctor-attention = VERIFICAR
doctor-unchecked = --
doctor-line = { "[" }{ $state }] { $about }: { $told }

doctor-about-python = Python
doctor-about-kernels = código compilado
doctor-about-database = base de dados
doctor-about-disk = espaço em disco
doctor-about-port = porta
doctor-about-proxy = endereço público
doctor-about-headers = cabeçalhos do proxy
doctor-about-websockets = WebSockets
doctor-about-clock = relógio

doctor-python = tenback { $version } com Python { $python }, { $system }
doctor-kernels = está em { $path } ({ $megabytes } MB)
doctor-kernels-empty = ainda vazio ({ $path }): no primeiro jogo com bots a compilação demora um ou dois minutos
doctor-kernels-bad = não se pode escrever em { $path }, por isso os bots voltam a compilar a cada arranque. Indica em NUMBA_CACHE_DIR uma pasta onde o tenback possa escrever.
doctor-database = é possível abrir { $path }
doctor-database-new = { $path } será criada no primeiro arranque
doctor-database-new-bad = não se pode criar { $path }: o tenback não pode escrever em { $folder }. Escolhe outra --database ou muda o dono da pasta.
doctor-database-read-only = { $path } é só de leitura, por isso nada pode ser guardado. Dá permissão de escrita ao utilizador que arranca o tenback.
doctor-disk = { $gigabytes } GB livres em { $folder }
doctor-disk-bad = quase não há espaço em { $folder }. Sem espaço ninguém pode jogar: liberta pelo menos 1 GB.
doctor-port = { $port } está livre
doctor-port-served = o tenback já está a correr em { $port }
doctor-port-bad = outro programa usa { $port }. Fecha-o ou escolhe outra --port.
doctor-proxy = { $address } leva a um servidor tenback
doctor-proxy-bad = nenhum tenback responde em { $address }. Verifica o nome, o certificado, o destino do proxy e se ele mantém o cabeçalho Host.
doctor-headers = os endereços dos convidados e o https são transmitidos (o servidor vê esta máquina como { $address })
doctor-headers-direct = sem proxy pelo meio (o servidor vê esta máquina como { $address })
doctor-headers-none = o servidor não diz como chegam os pedidos. Atualiza-o ou verifica se o proxy deixa passar /api/connection.
doctor-headers-untrusted = o servidor não confia neste proxy: todos os convidados partilham um só limite de pedidos e os cookies não são seguros. Acrescenta o endereço do proxy a trusted_proxies (o servidor vê { $address }).
doctor-headers-scheme = o servidor não sabe se os convidados usam http ou https: os links ou os cookies podem não funcionar. Faz o proxy enviar X-Forwarded-Proto e verifica se public_url começa com o esquema certo.
doctor-headers-address = todos os convidados partilham um só limite de pedidos, porque o servidor vê cada um como { $address }. Faz o proxy enviar X-Forwarded-For.
doctor-headers-claimed = os convidados podem inventar o seu endereço e assim contornar os limites de pedidos. Faz o proxy substituir X-Forwarded-For (nginx: $remote_addr).
doctor-headers-unchecked = não verificados. Executa este comando com --public-url enquanto o servidor estiver a correr.
doctor-websockets = { $address } deixa-os passar
doctor-websockets-bad = { $address } não os deixa passar. Reencaminha os cabeçalhos Upgrade e Connection (vê o guia de alojamento).
doctor-websockets-unchecked = não verificados, porque nenhum servidor respondeu. Arranca um e repete este comando.
doctor-clock = { $time }
doctor-clock-bad = { $time } parece errado. Liga a sincronização da hora.
