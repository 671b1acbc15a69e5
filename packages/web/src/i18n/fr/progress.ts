/** What waits to be sent, and what the server said of it. */
export const progress = {
  waiting_one: "{{count}} réponse en attente",
  waiting_many: "{{count}} de réponses en attente",
  waiting_other: "{{count}} réponses en attente",
  signedOut: "Votre session a expiré : reconnectez-vous pour envoyer vos réponses.",
  signIn: "Se reconnecter",
  gone: "Ce compte n’existe plus : les réponses restées sur cet appareil ne peuvent plus être envoyées.",
  leaveGone: "Les effacer et quitter",
  inTabOnly:
    "Votre navigateur ne peut rien enregistrer (navigation privée, ou plus de place) : ces réponses ne sont que dans cet onglet. Gardez-le ouvert jusqu’à leur envoi.",
  refused_one:
    "{{count}} réponse n’a pas été comptée par le serveur. Elle est gardée sur cet appareil.",
  refused_many:
    "{{count}} de réponses n’ont pas été comptées par le serveur. Elles sont gardées sur cet appareil.",
  refused_other:
    "{{count}} réponses n’ont pas été comptées par le serveur. Elles sont gardées sur cet appareil.",
  details: "Voir",
  refusedTitle: "Réponses non comptées",
  refusedHelp:
    "Elles seront renvoyées une fois par jour, et dès maintenant si vous le demandez : une mise à jour du site suffit souvent. Une réponse à un exercice retiré ne sera jamais comptée ; vous pouvez alors l’effacer.",
  resend: "Renvoyer",
  forget: "Effacer",
} as const;
