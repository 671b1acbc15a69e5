/** What to do about answers and changes that the server has not accepted. */
export const unsent = {
  signedOut: "Votre session a expiré : reconnectez-vous pour envoyer vos réponses.",
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
    "Verbena les renvoie chaque jour. Si l’exercice a été retiré, la réponse ne comptera plus : vous pouvez l’effacer.",
  resend: "Renvoyer",
  forget: "Effacer",
  leaving: {
    title: "Tout n’est pas encore envoyé",
    text_one: "{{what}} n’est pas encore enregistrée sur le serveur.",
    text_other: "{{what}} ne sont pas encore enregistrées sur le serveur.",
    kept: "Ce qui attend reste sur cet appareil et partira à votre prochaine connexion ici.",
    inTabOnly:
      "Votre navigateur ne peut pas tout garder : si vous fermez cet onglet avant de vous reconnecter ici, ce qui attend risque d’être perdu.",
    stay: "Rester",
    leave: "Se déconnecter quand même",
  },
} as const;
