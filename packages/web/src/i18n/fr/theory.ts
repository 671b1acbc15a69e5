/** The frame of the theory pages; the guides themselves are content. */
export const theory = {
  contents: "Sommaire",
  practise: "S’entraîner avec ces verbes",
  practiseAll: "S’entraîner",
  examples: "Exemples",
  loadFailed: "Le guide n’a pas pu être chargé.",
  reflexives: "Vingt verbes réfléchis de tous les jours",
} as const;
