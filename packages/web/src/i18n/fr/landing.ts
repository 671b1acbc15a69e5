/**
 * The landing page, which is written for every language when the application is built. Spanish words
 * of notes and closing stand between asterisks.
 */
export const landing = {
  documentTitle: "Verbena : les verbes espagnols, une phrase à la fois",
  description:
    "Conjuguez l’espagnol en complétant des phrases : plus de 50 verbes, 6 personnes chacun, de l’A1 au B2. Vos erreurs expliquées, même sans Internet.",
  imageAlt: "Une guirlande de fanions et une phrase espagnole complétée : mis primos vienen.",
  title: "Les verbes espagnols, une phrase à la fois.",
  subtitle:
    "Complétez la phrase, comprenez votre erreur et retrouvez chaque forme au moment où vous alliez l’oublier.",
  start: "Commencer",
  try: "Essayer sans compte",
  continue: "Continuer",
  signIn: "Se connecter",
  /** Shown after the deletion of an account. */
  accountDeleted: "Votre compte et toutes ses données sont supprimés.",
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
      text: "Du présent au subjonctif et à l’impératif, dans des phrases de tous les jours, toutes traduites. Et pour bien choisir : desde ou hace, ser ou estar, por ou para, le bon temps du passé.",
    },
    review: {
      title: "La révision au bon moment",
      text: "Chaque réponse fixe le jour où la forme reviendra : demain, dans six jours, puis de plus en plus tard.",
    },
    selections: {
      title: "Vos verbes, vos sélections",
      text: "Les verbes où vous vous trompez se rassemblent d’eux-mêmes. Composez aussi vos sélections, celle de la leçon ou celle de l’examen, et entraînez-vous sur elles seules.",
    },
    families: {
      title: "Douze familles, de l’A1 au B2",
      text: "Dites ce que vous savez déjà : Verbena propose les familles de votre niveau. Vous en ajoutez ou en retirez quand vous voulez.",
    },
  },
  more: {
    diagnosis: {
      title: "Une erreur, une explication",
      text: "Mauvais temps, mauvaise personne, radical qui change, accent oublié : Verbena dit ce qui s’est passé et montre comment se construit la bonne forme.",
    },
    offline: {
      title: "Même sans Internet",
      text: "Dans le train ou en voyage, l’entraînement continue. Vos réponses restent sur l’appareil, puis rejoignent votre compte dès que possible.",
    },
    tables: {
      title: "Toutes les formes de tous les verbes",
      text: "Écrivez un verbe, n’importe lequel : tous ses temps s’affichent, avec ce qui est irrégulier et pourquoi. Gratuitement, comme le reste.",
    },
  },
  teachers: {
    title: "Vous enseignez l’espagnol ?",
    text: "Projetez des phrases au tableau, imprimez des fiches et leur corrigé, donnez des devoirs et voyez ce qu’il faut reprendre.",
    help: "Aide pour les enseignants",
  },
  closing: {
    title: "Une phrase vous attend.",
    start: "Écrire ma première phrase",
    name: "Une *verbena* est une fête de rue, un soir d’été, en Espagne.",
  },
} as const;
