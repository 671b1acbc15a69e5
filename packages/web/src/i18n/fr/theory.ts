/** The frame of the theory pages; the guides themselves are content. */
export const theory = {
  contents: "Sommaire",
  essentials: "L’essentiel",
  practise: "S’entraîner avec ces verbes",
  practiseSection: "S’entraîner sur cette partie",
  practiseAll: "S’entraîner",
  examples: "Exemples",
  loadFailed: "Le guide n’a pas pu être chargé.",
  reflexives: "Vingt verbes pronominaux de tous les jours",
  past: "passé",
  now: "maintenant",
  wrong: "Faux",
  right: "Juste",
  question: "À vous",
  isRight: "C’est juste.",
  isWrong: "Non, c’est *{{answer}}*.",
  related: "Voir aussi :",
} as const;
