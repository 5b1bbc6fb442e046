# Che cosa mostra il terminale.
