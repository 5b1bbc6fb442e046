# La page qui dit ce qu’un serveur conserve ; les réglages de l’hébergeur disent combien de temps.
keeps-intro = Ici, pas besoin de compte, d’adresse e-mail ni de mot de passe. Cette page est faite à partir des réglages de ce serveur.
keeps-what = Ce qui est enregistré
keeps-person = Votre nom, un identifiant aléatoire, le jour de votre dernière visite et, pour chacun de vos appareils, le navigateur et le système, sans plus de précision. Un secret dans un cookie permet de vous reconnaître la fois suivante ; seule son empreinte est enregistrée.
keeps-tables = Vos tables : qui était assis où, chaque coup et ce qui a été dit, pour reprendre les parties et les revoir. Également vos résultats, et les parties d’autres personnes que vous avez regardées ou ouvertes, pour que les défis restent équitables.
keeps-nothing-else = Pas d’adresse IP, pas de localisation, pas de publicité, et rien n’est transmis à d’autres sites. Les adresses servent pendant la connexion, contre les abus, et ne sont pas enregistrées.
keeps-browser = Dans votre navigateur seulement : langue, couleurs, sons, leçons, les personnes que vous masquez et les tables que vous avez retirées de votre liste.
keeps-how-long = Pendant combien de temps
keeps-finished = Parties terminées
keeps-running = Parties inachevées
keeps-seating = Tables où rien n’a commencé
keeps-people = Personnes qui ne sont à aucune table
keeps-reports = Signalements de messages et de noms
keeps-days = { $days ->
    [0] jusqu’à ce que quelqu’un les supprime
    [one] { $days } jour après la dernière activité
   *[other] { $days } jours après la dernière activité
  }
keeps-copies = Les sauvegardes de l’hébergeur peuvent encore contenir ce qui a été effacé, jusqu’à leur propre suppression.
keeps-yours = Vos données
keeps-yours-about = Vous pouvez tout télécharger dans un fichier : les parties terminées en entier, celles en cours telles que vous les voyez. Vous pouvez aussi tout effacer : votre nom et ce que vous avez dit disparaissent de chaque table ; les coups restent, sans nom.
keeps-download = Télécharger mes données
keeps-delete = Les effacer sur ma page
keeps-host = Qui gère ce serveur
keeps-contact = Contacter l’hébergeur
keeps-imprint = Mentions légales

keeps-docs = Pour héberger ou écrire un robot
keeps-docs-about = tenback est un logiciel libre : hébergez votre propre serveur ou faites jouer votre programme.
keeps-docs-address = La documentation
keeps-docs-api = L’API de ce serveur (OpenAPI)
