/** Answers and changes that wait to be sent. */
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
  signIn: "Se reconnecter",
} as const;
