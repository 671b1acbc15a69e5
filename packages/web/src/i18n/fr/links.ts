export const links = {
  title: "Liens utiles",
  intro: "Chaque lien s’ouvre dans un nouvel onglet.",
  general: "Outils généraux",
  training: "Sites d’entraînement",
} as const;
