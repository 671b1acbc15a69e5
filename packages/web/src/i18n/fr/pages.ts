export const pages = {
  notFound: {
    title: "Page introuvable",
    message: "La page que vous cherchez n’existe pas.",
    home: "Retour à l’accueil",
  },
  failed: {
    title: "Quelque chose s’est mal passé",
    message: "Cette page n’a pas pu s’afficher. Ce que vous avez fait jusqu’ici est gardé.",
  },
  offline: {
    title: "Pas d’Internet",
    message:
      "Cette page a besoin d’Internet. Ce que vous avez fait est gardé ; la page s’affichera dès qu’Internet sera de retour.",
  },
  backToApp: "Retour à l’accueil",
  backToLogin: "Retour à la connexion",
  backToProfile: "Retour au profil",
  practise: "S’entraîner",
  theoryOf: "Théorie : {{family}}",
} as const;
