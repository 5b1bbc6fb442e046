# Palavras úteis em todo o lado.

list-and = { $first } e { $last }
label-and-text = { $label }: { $text }
unknown-language = A língua «{ $wanted }» não está disponível. Escolhe uma destas: { $languages }.
unknown-game = Não há nenhum jogo «{ $name }». Os jogos são: { $games }.

## Who sits at the table without a name

player-name = Jogador { $number }
bot-name = Bot { $number }
seat-for-bot = Bot: { $level }
seat-for-bot-wins = Bot: { $level }, ganha { $won }%
bots-win = Com que frequência estes bots ganham nos nossos testes: em equipa ou, em TAKE THAT, um deles contra bots prudentes.
level-random = ao acaso
level-greedy = iniciante
level-careful = prudente
level-quick = rápido
level-expert = especialista
