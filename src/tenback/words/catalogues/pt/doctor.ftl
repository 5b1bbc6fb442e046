# O que `tenback doctor` diz da máquina.

doctor-ok = ok
doctor-attention = VERIFICAR
doctor-line = { "[" }{ $state }] { $about }: { $told }

doctor-about-python = Python
doctor-about-kernels = código compilado
doctor-about-database = base de dados
doctor-about-disk = espaço em disco
doctor-about-port = porta
doctor-about-proxy = endereço público
doctor-about-websockets = WebSockets
doctor-about-clock = relógio

doctor-python = tenback { $version } com Python { $python }, { $system }
doctor-kernels = está em { $path } ({ $megabytes } MB)
doctor-kernels-empty = ainda vazio ({ $path }): no primeiro jogo com bots a compilação demora um ou dois minutos
doctor-kernels-bad = não se pode escrever em { $path }, por isso os bots voltam a compilar a cada arranque. Indica em NUMBA_CACHE_DIR uma pasta onde o tenback possa escrever.
doctor-database = é possível abrir { $path }
doctor-database-new = { $path } será criada no primeiro arranque
doctor-database-new-bad = não se pode criar { $path }: o tenback não pode escrever em { $folder }. Escolhe outra --database ou muda o dono da pasta.
doctor-database-read-only = { $path } é só de leitura, nada poderia ser guardado. Dá permissão de escrita ao utilizador que arranca o tenback.
doctor-disk = { $gigabytes } GB livres em { $folder }
doctor-disk-bad = quase não há espaço em { $folder }. Sem espaço ninguém pode jogar: liberta pelo menos 1 GB.
doctor-port = { $port } está livre
doctor-port-served = o tenback já está a correr em { $port }
doctor-port-bad = outro programa usa { $port }. Fecha-o ou escolhe outra --port.
doctor-proxy = { $address } leva a um servidor tenback
doctor-proxy-bad = nenhum tenback responde em { $address }. Verifica o nome, o certificado, o destino do proxy e se ele mantém o cabeçalho Host.
doctor-websockets = { $address } deixa-os passar
doctor-websockets-bad = { $address } não os deixa passar. Reencaminha os cabeçalhos Upgrade e Connection (vê o guia de alojamento).
doctor-clock = { $time }
doctor-clock-bad = { $time } parece errado. Liga a sincronização da hora.
