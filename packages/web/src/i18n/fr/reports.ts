/** Reports of learners about sentences. */
export const reports = {
  button: "Signaler",
  title: "Signaler cette phrase",
  intro: "Votre message sera lu. S’il reçoit une réponse, vous la trouverez dans votre profil.",
  reason: "Qu’est-ce qui ne va pas ?",
  reasons: {
    answer: "La réponse attendue",
    sentence: "La phrase",
    translation: "La traduction",
    explanation: "L’explication",
    unsuitable: "Un contenu déplacé",
    other: "Autre chose",
  },
  chooseReason: "Choisissez ce qui ne va pas",
  comment: "Votre message (facultatif)",
  send: "Envoyer",
  sent: "Merci, votre signalement est envoyé",
  kept: "Ce que vous avez écrit reste ici.",
  own: {
    title: "Mes signalements",
    failed: "Vos signalements n’ont pas pu être chargés.",
    gone: "Cette phrase n’est plus proposée",
    waiting: "Pas encore de réponse",
    answer: "Réponse",
    closed: "Vu, merci",
    isNew: "Nouveau",
  },
} as const;
