# Palavras úteis em todo o lado.

list-and = { $first } e { $last }
unknown-language = «{ $wanted }» não é uma língua falada aqui. Escolhe uma destas: { $languages }.
unknown-game = Não há nenhum jogo «{ $name }». Os jogos são: { $games }.
