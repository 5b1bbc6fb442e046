# The page that says what a server keeps; its host's settings say for how long.
keeps-intro = You need no account, no mail address and no password here. This page is made from the settings of this server.
keeps-what = What is stored
keeps-person = Your name, a random id, the day you were last here, and for each of your devices its browser and system, no more exactly than that. A secret in a cookie makes you the same person next time; only its hash is stored.
keeps-tables = Your tables: who sat where, every move and what was said, so that games can be resumed and watched again. Also your results, and whose games you watched or opened, so that a challenge is fair.
keeps-nothing-else = No address of your device, no place, no advertising, and nothing for other sites. Addresses are looked at while you are connected, against flooding, and are not stored.
keeps-browser = In your browser alone: language, colours, sounds, lessons, and whom you have hidden.
keeps-how-long = For how long
keeps-finished = Finished games
keeps-running = Games that stand still
keeps-seating = Tables that never began
keeps-people = People who are at no table
keeps-reports = Reports of a line or a name
keeps-days = { $days ->
    [0] until somebody deletes them
    [one] { $days } day after they were last used
   *[other] { $days } days after they were last used
  }
keeps-copies = Backups that the host makes can hold what was deleted until they are deleted themselves.
keeps-yours = Your own data
keeps-yours-about = You can have all of it as a file: finished games whole, running ones as you see them. You can also delete it: your name and what you said leave every table, the moves stay under no name.
keeps-download = Download my data
keeps-delete = My page, to delete it
keeps-host = Who runs this server
keeps-contact = Contact
keeps-imprint = Imprint
