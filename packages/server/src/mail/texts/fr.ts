import type { MailTexts } from "./mail-texts.ts";

export const fr: MailTexts = {
  greeting: "Bonjour,",
  greetingByName: (name) => `Bonjour ${name},`,
  trouble: { question: "Le bouton ne marche pas\u00a0?", open: "Ouvrez ce lien" },
  validFor: (duration) => `Ce lien est valable ${duration}.`,
  signOff: "À bientôt,",
  writeTo: (contact) => `Écrivez-lui à ${contact}.`,
  mails: {
    "confirm-address": {
      subject: "Confirmez votre adresse e-mail",
      message:
        "Bienvenue sur Verbena. Confirmez que cette adresse est bien la vôtre\u00a0: c’est elle qui vous permettra de retrouver votre compte si vous oubliez votre mot de passe.",
      button: "Confirmer mon adresse",
      notYou: "Si vous n’avez pas créé de compte, ignorez simplement ce message.",
    },
    "reset-password": {
      subject: "Choisissez un nouveau mot de passe",
      message:
        "Voici le lien pour choisir un nouveau mot de passe. Vous retrouverez ensuite votre compte Verbena tel que vous l’avez laissé.",
      button: "Choisir un mot de passe",
      notYou:
        "Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.",
    },
    "confirm-new-address": {
      subject: "Confirmez votre nouvelle adresse e-mail",
      message:
        "Vous souhaitez utiliser cette adresse pour votre compte Verbena. Elle remplacera l’ancienne dès que vous l’aurez confirmée.",
      button: "Confirmer cette adresse",
      notYou: "Si vous n’avez rien demandé, ignorez ce message\u00a0: rien ne changera.",
    },
    "address-taken": {
      subject: "Un compte existe déjà avec votre adresse",
      message: () =>
        "Quelqu’un a demandé à utiliser cette adresse pour un autre compte Verbena. Elle sert déjà à votre compte\u00a0: rien n’a changé.",
      notYou:
        "Si c’est vous, connectez-vous avec cette adresse, ou choisissez-en une autre. Sinon, ignorez ce message\u00a0: votre compte reste le même.",
      button: "Se connecter",
    },
    "address-changed": {
      subject: "Votre adresse e-mail a changé",
      message: ({ when, email }) =>
        `Depuis le ${when}, votre compte Verbena utilise une autre adresse e-mail${email && `\u00a0: ${email}`}. Vous ne recevrez plus rien de notre part à l’adresse où vous lisez ceci.`,
      notYou:
        "Si ce n’est pas vous qui l’avez changée, prévenez sans attendre la personne qui administre ce site.",
      button: "Aller sur Verbena",
    },
    "password-changed": {
      subject: "Votre mot de passe a changé",
      message: ({ when }) =>
        `Le mot de passe de votre compte Verbena a été changé le ${when}. Si c’est bien vous, vous n’avez rien à faire.`,
      notYou: "Si ce n’est pas vous, choisissez tout de suite un autre mot de passe.",
      button: "Choisir un autre mot de passe",
    },
    "two-factor-on": {
      subject: "La double authentification est activée",
      message: ({ when }) =>
        `Depuis le ${when}, la connexion à votre compte Verbena demande aussi un code de votre application d’authentification. Si c’est bien vous, vous n’avez rien à faire.`,
      notYou: "Si ce n’est pas vous, choisissez tout de suite un autre mot de passe.",
      button: "Choisir un autre mot de passe",
    },
    "two-factor-off": {
      subject: "La double authentification est désactivée",
      message: ({ when }) =>
        `Depuis le ${when}, la connexion à votre compte Verbena ne demande plus de code. Si c’est bien ce que vous vouliez, vous n’avez rien à faire.`,
      notYou:
        "Si ce n’est pas vous qui l’avez voulu, choisissez tout de suite un autre mot de passe.",
      button: "Choisir un autre mot de passe",
    },
    "wrong-codes": {
      subject: "Des codes erronés pour votre compte",
      message: ({ when }) =>
        `Quelqu’un a saisi le mot de passe de votre compte Verbena, puis au moins dix codes erronés de suite. Le dernier date du ${when}. Si c’est bien vous, vous n’avez rien à faire.`,
      notYou:
        "Si ce n’est pas vous, votre mot de passe n’est plus un secret\u00a0: choisissez-en tout de suite un autre.",
      button: "Choisir un autre mot de passe",
    },
  },
  invitation: {
    message:
      "Un administrateur de Verbena vous invite à choisir un nouveau mot de passe. Vous retrouverez ensuite votre compte tel que vous l’avez laissé.",
    notYou: "Tant que vous n’en choisissez pas un autre, votre mot de passe reste le même.",
  },
  week: {
    subject: "Votre semaine d’espagnol",
    message: (week) =>
      `Voici votre semaine sur Verbena, du ${week.replace(/\s*–\s*/, " au ").replace(/\b1(?=\s)/g, "1er")}.`,
    answers: ({ count, number }, percent) =>
      `${number} réponse${count < 2 ? "" : "s"}, ${percent} de réussite`,
    noAnswers: "Une semaine de repos",
    days: (days, aim) => `${days} jour${days < 2 ? "" : "s"} d’entraînement sur ${aim}`,
    enoughDays: (days) =>
      `Semaine réussie\u00a0: ${days} jour${days < 2 ? "" : "s"} d’entraînement`,
    verbs: (verbs) => `Mieux que les semaines d’avant\u00a0: ${verbs}`,
    causes: (causes) => `Moins d’erreurs qu’avant\u00a0: ${causes}`,
    causeNames: {
      accent: "les accents",
      "wrong-person": "la personne",
      "wrong-tense": "le temps",
      regularised: "les formes irrégulières",
      "missed-stem-change": "les changements de radical",
      "needless-stem-change": "les radicaux qui ne changent pas",
      "spelling-change": "l’orthographe du radical",
      "wrong-class-ending": "les terminaisons",
      pronoun: "les pronoms",
      "needs-point": "desde",
      "needs-clause": "desde que",
      "needs-duration": "desde hace",
      "needs-past": "hace",
      "needs-reason": "por",
      "needs-aim": "para",
      "wrong-past": "le choix du passé",
      "wrong-to-be": "le choix entre ser, estar et hay",
    },
    today: ({ count, number }) => `${number} forme${count < 2 ? "" : "s"} pour aujourd’hui`,
    nothingToday: "Rien pour aujourd’hui",
    button: "Continuer sur Verbena",
    reason: "Vous recevez ce message le lundi parce que vous l’avez demandé dans votre profil.",
    unsubscribe: "Ne plus recevoir ce message",
  },
  classes: {
    "class-invitation": {
      subject: "On vous invite à enseigner dans une classe",
      message: ({ className, teacher }) =>
        `${teacher || "Un enseignant"} vous invite à partager ${className ? `la classe ${className}` : "une classe"} sur Verbena. Vous verrez les élèves et leurs devoirs, et pourrez en donner.`,
      button: "Voir l’invitation",
      notYou: "Si vous ne connaissez pas cette personne, ignorez simplement ce message.",
    },
    "teacher-invitation": {
      subject: "Vous pouvez ouvrir des classes",
      message: () =>
        "La personne qui administre Verbena vous permet d’ouvrir des classes, de donner des devoirs et de voir ce qui reste à expliquer. Sans compte, inscrivez-vous avec cette adresse et confirmez-la.",
      button: "Aller sur Verbena",
      notYou: "Si vous n’enseignez pas l’espagnol, ignorez simplement ce message.",
    },
    "class-ending": {
      subject: "Votre classe prend bientôt fin",
      message: ({ className, lastDay }) =>
        `Le dernier jour de ${className ? `la classe ${className}` : "votre classe"} est le ${lastDay}. Ensuite, elle est archivée\u00a0: on peut la lire pendant 60 jours, puis elle est supprimée, avec les comptes qu’elle a créés.`,
      button: "Voir la classe",
      notYou:
        "Vous pouvez choisir un autre dernier jour dans les réglages de la classe. Si tout est terminé, vous n’avez rien à faire.",
    },
  },
};
