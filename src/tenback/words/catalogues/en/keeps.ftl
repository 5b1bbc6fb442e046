# The page that says what a server keeps; its host's settings say for how long.
keeps-intro = You don’t need an account, an email address or a password here. This page is made from this server’s settings.
keeps-what = What is stored
keeps-person = Your name, a random id, the day you were last here, and the browser and system of each of your devices, in no more detail than that. A secret in a cookie makes you the same person next time; only its hash is stored.
keeps-tables = Your tables: who sat where, every move and what was said, so that games can be resumed and watched again. Also your results, and whose games you watched or opened, to keep challenges fair.
keeps-nothing-else = No IP address, no location, no advertising, and nothing is passed on to other sites. Addresses are used while you’re connected, to stop flooding, and aren’t stored.
keeps-browser = Only in your browser: language, colours, sounds, lessons, people you’ve hidden, and tables you’ve removed from your list.
keeps-how-long = How long
keeps-finished = Finished games
keeps-running = Unfinished games
keeps-seating = Tables that never started
keeps-people = People who aren’t at any table
keeps-reports = Reports of messages and names
keeps-days = { $days ->
    [0] until somebody deletes them
    [one] { $days } day after the last activity
   *[other] { $days } days after the last activity
  }
keeps-copies = Backups made by the host may still hold deleted data until they’re deleted themselves.
keeps-yours = Your data
keeps-yours-about = You can download all of it as a file: finished games in full, running ones as you see them. You can also delete it: your name and what you said are removed from every table; the moves stay, without a name.
keeps-download = Download my data
keeps-delete = Delete it on my page
keeps-host = Who runs this server
keeps-contact = Contact
keeps-imprint = Legal

keeps-docs = For hosts and bot writers
keeps-docs-about = tenback is free software: run your own server, or let your program play. The documentation is in the source’s docs folder; “make docs” builds it as a site.
keeps-docs-address = Documentation
keeps-docs-api = This server’s API (OpenAPI)
