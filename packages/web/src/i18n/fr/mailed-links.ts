/** Pages of a forgotten password, and pages opened by links in mails. */
export const mailedLinks = {
  forgot: {
    title: "Mot de passe oublié",
    intro:
      "Indiquez l’adresse de votre compte : un lien vous sera envoyé pour choisir un nouveau mot de passe.",
    submit: "Envoyer le lien",
    sentTitle: "Consultez vos e-mails",
    sent: "Si un compte existe pour {{email}}, un lien vient d’y être envoyé. Il est valable une heure.",
    notReceived: "Rien reçu ? Cherchez aussi dans les indésirables, ou vérifiez l’adresse.",
    again: "Renvoyer",
    sentAgain: "E-mail renvoyé",
    otherAddress: "Changer l’adresse",
  },
  reset: {
    checking: "Vérification du lien…",
    title: "Nouveau mot de passe",
    intro: "Tous vos appareils seront déconnectés ; vous vous connecterez avec ce mot de passe.",
    newPassword: "Nouveau mot de passe",
    submit: "Enregistrer le mot de passe",
    done: "Mot de passe mis à jour",
    expiredTitle: "Ce lien n’est plus valable",
    expired:
      "Un lien sert une seule fois, et pendant une heure. Si vous venez de changer votre mot de passe, connectez-vous avec le nouveau ; sinon, demandez un autre lien.",
    askAgain: "Demander un autre lien",
  },
  /** Pages opened by links in mails about addresses. */
  confirm: {
    "confirm-address": {
      title: "Confirmez votre adresse",
      intro:
        "Cette adresse a servi à créer un compte Verbena : {{email}}. Si elle est bien la vôtre, confirmez-la : c’est elle qui vous permettra de retrouver votre compte si vous oubliez votre mot de passe.",
      signIn: "Pour la confirmer, connectez-vous à ce compte avec son mot de passe.",
      submit: "Confirmer mon adresse",
      notYou: "Si vous n’avez pas créé de compte, fermez simplement cette page : rien ne changera.",
      expired:
        "Un lien sert pendant sept jours, et seulement tant que l’adresse est celle du compte. Vous pouvez en demander un autre dans votre profil.",
    },
    "confirm-new-address": {
      title: "Confirmez votre nouvelle adresse",
      intro:
        "L’adresse {{email}} remplacera l’ancienne dans votre compte Verbena : c’est avec elle que vous vous connecterez.",
      signIn:
        "Pour la confirmer, connectez-vous d’abord à votre compte, avec votre adresse actuelle.",
      submit: "Confirmer cette adresse",
      notYou:
        "Si vous n’avez pas demandé ce changement, fermez simplement cette page : rien ne changera.",
      expired:
        "Un lien sert pendant 24 heures, et seulement pour la dernière adresse demandée. Vous verrez dans votre profil où en est ce changement.",
    },
    doneTitle: "Adresse confirmée",
    done: "L’adresse {{email}} est déjà confirmée.",
    goOn: "Continuer",
    toProfile: "Ouvrir mon profil",
  },
} as const;
