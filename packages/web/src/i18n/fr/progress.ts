/** Answers and changes that wait to be sent, or that the server refused. */
export const progress = {
  loadFailed:
    "Votre progression n’a pas pu être chargée. Vous pouvez vous entraîner : vos réponses sont gardées ici et seront envoyées.",
  answers_one: "{{count, number}} réponse",
  answers_other: "{{count, number}} réponses",
  edits_one: "{{count, number}} modification",
  edits_other: "{{count, number}} modifications",
  /** `what`: « 2 réponses et 1 modification ». The plural is that of the sum. */
  waiting_one: "{{what}} en attente",
  waiting_other: "{{what}} en attente",
  signedOut: "Votre session a expiré : reconnectez-vous pour envoyer vos réponses.",
  signIn: "Se reconnecter",
  gone: "Ce compte n’existe plus : ce qui attend sur cet appareil ne peut plus être envoyé.",
  leaveGone: "L’effacer et quitter",
  inTabOnly:
    "Votre navigateur ne peut rien enregistrer (navigation privée, ou plus de place) : ces réponses ne sont que dans cet onglet. Gardez-le ouvert jusqu’à leur envoi.",
  refused_one:
    "{{count}} réponse n’a pas été comptée par le serveur. Elle est gardée sur cet appareil.",
  refused_other:
    "{{count}} réponses n’ont pas été comptées par le serveur. Elles sont gardées sur cet appareil.",
  details: "Voir",
  refusedTitle: "Réponses non comptées",
  refusedHelp:
    "Elles seront renvoyées une fois par jour, et dès maintenant si vous le demandez : une mise à jour du site suffit souvent. Une réponse à un exercice retiré ne sera jamais comptée ; vous pouvez alors l’effacer.",
  resend: "Renvoyer",
  forget: "Effacer",
} as const;
