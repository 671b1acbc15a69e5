/** Practice without an account. */
export const visitor = {
  levels: "Choisir un niveau",
  otherLevel: "Choisir un autre niveau",
  signUp: "Créer un compte",
  withAccount: "Pour les statistiques, les sélections et les enregistrements",
  signIn: "Se connecter",
  keepAnswers_one: "Créez un compte pour garder votre réponse et la retrouver le bon jour.",
  keepAnswers_other:
    "Créez un compte pour garder vos {{count, number}} réponses et les retrouver le bon jour.",
  otherFamilies: "Aussi au niveau {{level}}",
  alsoOpen: "Aussi sans compte",
  guides: "Grammaire",
  /** On the sign-in page, after a sign-in. */
  adopt: {
    title: "Réponses sur cet appareil",
    today_one:
      "{{count, number}} réponse a été donnée sur cet appareil aujourd’hui. Est-elle de vous ?",
    today_other:
      "{{count, number}} réponses ont été données sur cet appareil aujourd’hui. Sont-elles de vous ?",
    yesterday_one:
      "{{count, number}} réponse a été donnée sur cet appareil hier. Est-elle de vous ?",
    yesterday_other:
      "{{count, number}} réponses ont été données sur cet appareil hier. Sont-elles de vous ?",
    onDay_one:
      "{{count, number}} réponse a été donnée sur cet appareil le {{day}}. Est-elle de vous ?",
    onDay_other:
      "{{count, number}} réponses ont été données sur cet appareil le {{day}}. Sont-elles de vous ?",
    since_one:
      "{{count, number}} réponse a été donnée sur cet appareil depuis le {{day}}. Est-elle de vous ?",
    since_other:
      "{{count, number}} réponses ont été données sur cet appareil depuis le {{day}}. Sont-elles de vous ?",
    yes: "Oui, les garder",
    no: "Non, les supprimer",
    later: "Décider plus tard",
    failed:
      "Ces réponses n’ont pas pu être reprises : la mémoire de cet appareil est pleine ou bloquée. Faites de la place, puis réessayez.",
  },
} as const;
