problem-server-mistyped-code = In diesem Wiederherstellungscode ist ein Tippfehler. Vergleiche ihn mit deiner Notiz.
problem-server-bad-recovery-code = Dieser Wiederherstellungscode öffnet nichts: Er wurde benutzt oder ersetzt, oder er gehört zu einem anderen Server.
problem-server-no-such-device = So ein Gerät hast du nicht; vielleicht wurde es schon abgemeldet.
problem-server-no-such-company = Diese Runde gibt es nicht, oder du gehörst nicht dazu.
