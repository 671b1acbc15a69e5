/**
 * The landing page, which is written for every language when the application is built. Spanish words
 * of notes and closing stand between asterisks.
 */
export const landing = {
  documentTitle: "Verbena : les verbes espagnols, une phrase à la fois",
  description:
    "Entraînez-vous aux verbes espagnols en complétant des phrases : plus de 50 verbes, 6 personnes chacun, et une révision au moment où vous alliez oublier.",
  imageAlt: "Une guirlande de fanions et une phrase espagnole complétée : mis primos vienen.",
  title: "Les verbes espagnols, une phrase à la fois.",
  subtitle:
    "Complétez la phrase, comprenez ce qui manque et retrouvez chaque forme au moment où vous alliez l’oublier.",
  start: "Commencer",
  continue: "Continuer",
  signIn: "Se connecter",
  /** Shown after the deletion of an account. */
  accountDeleted: "Votre compte est supprimé, avec tout ce qui lui appartenait.",
  demo: {
    description:
      "Démonstration : trois phrases se complètent l’une après l’autre. La première réponse est juste ; à la deuxième, une faute, la réponse correcte s’affiche avec son explication ; à la troisième, il ne manque que l’accent.",
    position: "Exercice",
    correctAnswer: "Réponse correcte :",
    notes: {
      success: "Le *e* du radical devient *ie* : *vien + en*.",
      error: "*Poder* n’est pas régulier ici : son radical devient *pud-*.",
      accent: "Sans accent, *bailo* veut dire « je danse ».",
    },
    pause: "Mettre la démonstration en pause",
    resume: "Reprendre la démonstration",
  },
  features: {
    verbs: {
      title: "Plus de 50 verbes, 6\u00A0personnes chacun",
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
    families: {
      title: "Douze familles, de A1 à B2",
      text: "Presente et pretéritos, futuro, subjuntivo, imperativo, ser et estar, por et para. Vous choisissez votre niveau ; le reste vous attend.",
    },
  },
  closing: {
    title: "Une phrase vous attend.",
    start: "Écrire ma première phrase",
    name: "Une *verbena* est une fête de rue, un soir d’été, en Espagne.",
  },
} as const;
