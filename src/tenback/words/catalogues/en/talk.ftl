# What can be said at a table.

## Marks: what a player can say with one tap

mark-leave-it = Leave it to me!
mark-rather-mine = I’d like this pile.
mark-no-big-jump = No big jump here, please.
mark-trouble = My next turn will hurt.
mark-fine = My next turn is easy.
mark-i-hold-a-stop = I have a STOP.
mark-no-skull-now = No skull now, please.
mark-let-me-begin = Let me go first.
mark-rather-not-me = Someone else should go first.
