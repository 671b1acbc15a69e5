/** What waits to be sent, and what the server said of it. */
export const progress = {
  waiting_one: "{{count}} réponse en attente",
  waiting_many: "{{count}} de réponses en attente",
  waiting_other: "{{count}} réponses en attente",
  signedOut: "Votre session a expiré : reconnectez-vous pour envoyer vos réponses.",
  signIn: "Se reconnecter",
  refused: "Une réponse n’a pas pu être enregistrée : {{reason}}",
} as const;
