export const landing = {
  title: "Les verbes espagnols, une phrase à la fois.",
  subtitle:
    "Complétez la phrase, comprenez ce qui manque et retrouvez chaque forme au moment où vous alliez l’oublier.",
  start: "Commencer",
  continue: "Continuer",
  features: {
    verbs: {
      title: "Plus de 50 verbes, 6 personnes chacun",
      text: "Au presente de indicativo et au pretérito indefinido, dans des phrases de tous les jours. Et desde, desde que, desde hace, hace.",
    },
    review: {
      title: "La révision au bon moment",
      text: "Chaque réponse fixe le jour où la forme reviendra : demain, dans six jours, puis de plus en plus tard.",
    },
    selections: {
      title: "Vos verbes, vos sélections",
      text: "Les verbes manqués se rassemblent d’eux-mêmes. Composez aussi vos propres listes et entraînez-vous sur elles seules.",
    },
  },
} as const;
