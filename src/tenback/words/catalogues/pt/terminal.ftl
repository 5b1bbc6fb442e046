# O que o terminal mostra.
