# What `tenback doctor` says about the machine.

doctor-ok = ok
doctor-attention = CHECK
doctor-unchecked = --
doctor-line = { "[" }{ $state }] { $about }: { $told }

doctor-about-python = Python
doctor-about-kernels = compiled code
doctor-about-database = database
doctor-about-disk = disk
doctor-about-port = port
doctor-about-proxy = public address
doctor-about-headers = proxy headers
doctor-about-websockets = WebSockets
doctor-about-clock = clock

doctor-python = tenback { $version } on Python { $python }, { $system }
doctor-kernels = kept in { $path } ({ $megabytes } MB)
doctor-kernels-empty = empty so far ({ $path }): the first game with bots takes a minute or two to compile
doctor-kernels-bad = tenback can’t write to { $path }, so bots compile again after every start. Set NUMBA_CACHE_DIR to a folder that tenback can write to.
doctor-database = { $path } can be opened
doctor-database-new = { $path } will be created on the first start
doctor-database-new-bad = { $path } can’t be created: tenback can’t write to { $folder }. Choose another --database, or change the owner of the folder.
doctor-database-read-only = { $path } is read-only, so nothing can be saved. Make it writable for the user that runs tenback.
doctor-disk = { $gigabytes } GB free in { $folder }
doctor-disk-bad = almost no space left in { $folder }. Nobody can make a move once the disk is full: free up at least 1 GB.
doctor-port = { $port } is free
doctor-port-served = tenback is already serving on { $port }
doctor-port-bad = another program is using { $port }. Stop it, or choose another --port.
doctor-proxy = { $address } leads to a tenback server
doctor-proxy-bad = there’s no tenback at { $address }. Check the name, the certificate and the proxy’s target, and that the proxy keeps the Host header.
doctor-headers = guests’ addresses and https are passed on (the server sees this machine as { $address })
doctor-headers-direct = no proxy in between (the server sees this machine as { $address })
doctor-headers-none = the server doesn’t say how requests arrive. Upgrade the server, or check that the proxy passes /api/connection on.
doctor-headers-untrusted = the server doesn’t trust this proxy, so all guests share one rate limit and cookies aren’t secure. Add the proxy’s address to trusted_proxies (the server sees { $address }).
doctor-headers-scheme = the server doesn’t know whether guests use http or https, so links or cookies may not work. Have the proxy send X-Forwarded-Proto, and check that public_url starts with the right scheme.
doctor-headers-address = all guests share one rate limit, because the server sees every guest as { $address }. Have the proxy send X-Forwarded-For.
doctor-headers-claimed = guests can make up their address and so escape rate limits. Have the proxy overwrite X-Forwarded-For (nginx: $remote_addr).
doctor-headers-unchecked = not checked. To check them, run this with --public-url while the server is running.
doctor-websockets = { $address } passes them on
doctor-websockets-bad = { $address } doesn’t pass them on. Forward the Upgrade and Connection headers (see the hosting guide).
doctor-websockets-unchecked = not checked, because no server answered. Start one and run this again.
doctor-clock = { $time }
doctor-clock-bad = { $time } looks wrong. Turn on time synchronisation.
