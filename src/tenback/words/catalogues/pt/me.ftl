problem-server-mistyped-code = Há um erro de escrita neste código de recuperação. Compara-o com o que anotaste.
problem-server-bad-recovery-code = Este código de recuperação não abre nada: foi usado ou substituído, ou pertence a outro servidor.
problem-server-no-such-device = Não tens tal dispositivo; talvez já tenha sido desligado.
problem-server-no-such-company = Esse grupo não existe, ou não fazes parte dele.
