# What can be said at a table.

## Marks: what a player can say with one tap

mark-leave-it = Leave it to me!
mark-rather-mine = I would like this pile.
mark-no-big-jump = Please no big jump here.
mark-trouble = My next turn will hurt.
mark-fine = My next turn is easy.
mark-i-hold-a-stop = I hold a stop.
mark-no-skull-now = No skull now, please.
mark-let-me-begin = Let me begin.
mark-rather-not-me = Somebody else had better begin.
