export const links = {
  title: "Liens utiles",
  general: "Outils généraux",
  training: "Sites d’entraînement",
} as const;
