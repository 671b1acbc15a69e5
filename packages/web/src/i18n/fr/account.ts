export const account = {
  headings: { login: "De retour à la fête", signup: "Entrez dans la fête" },
  tabs: "Connexion ou inscription",
  login: "Connexion",
  signup: "Inscription",
  email: "Adresse e-mail",
  password: "Mot de passe",
  passwordHint: "6 caractères au moins",
  username: "Nom d’utilisateur",
  rememberMe: "Se souvenir de moi pendant 30 jours",
  submitLogin: "Se connecter",
  submitSignup: "Créer mon compte",
  forgotPassword: "Mot de passe oublié ?",
  /** Shown after too many wrong passwords: a new password works at once. */
  orReset: "Vous pouvez aussi choisir tout de suite un nouveau mot de passe.",
  sessionEnded: "Votre session a pris fin. Vos réponses sont gardées sur cet appareil.",
  signInToContinue: "Connectez-vous pour continuer là où vous étiez.",
  loginSuccess: "Connexion réussie !",
  signupSuccess: "Compte créé avec succès !",
  signOutSuccess: "Déconnexion réussie",
  signOutOverdue:
    "Vous êtes déconnecté sur cet appareil. Le serveur en sera informé dès que le réseau sera rétabli.",
  switched: "Compte connecté dans ce navigateur : {{name}}",
  secondStep: {
    text: "Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour Verbena.",
    code: "Code à 6 chiffres",
    recoveryText: "Saisissez l’un des codes que vous avez gardés. Chacun sert une seule fois.",
    recoveryCode: "Code de récupération",
    useRecovery: "Utiliser un code de récupération",
    useApp: "Utiliser l’application",
    back: "Revenir",
  },
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
    checking: "Vérification du lien...",
    title: "Nouveau mot de passe",
    intro: "Tous vos appareils seront déconnectés ; vous vous connecterez avec ce mot de passe.",
    newPassword: "Nouveau mot de passe",
    submit: "Enregistrer le mot de passe",
    done: "Mot de passe mis à jour",
    justChosen: "Celui que vous venez de choisir",
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
        "Cette adresse a servi à créer un compte Verbena : {{email}}. Si elle est bien la vôtre, confirmez-la : elle vous rendra votre compte si vous oubliez votre mot de passe.",
      submit: "Confirmer mon adresse",
      notYou: "Si vous n’avez pas créé de compte, fermez simplement cette page : rien ne changera.",
      expired:
        "Un lien sert pendant sept jours, et seulement tant que l’adresse est celle du compte. Votre profil peut en envoyer un autre.",
    },
    "confirm-new-address": {
      title: "Confirmez votre nouvelle adresse",
      intro:
        "L’adresse {{email}} remplacera l’ancienne dans votre compte Verbena : c’est avec elle que vous vous connecterez.",
      submit: "Confirmer cette adresse",
      notYou:
        "Si vous n’avez pas demandé ce changement, fermez simplement cette page : rien ne changera.",
      expired:
        "Un lien sert pendant 24 heures, et seulement pour la dernière adresse demandée. Votre profil dit où en est ce changement.",
    },
    doneTitle: "Adresse confirmée",
    done: "L’adresse {{email}} est déjà confirmée.",
    goOn: "Continuer",
    toProfile: "Ouvrir mon profil",
    thenSignIn: "Votre adresse est confirmée. Connectez-vous pour continuer.",
  },
  checkingPermissions: "Vérification des permissions...",
  leaving: {
    title: "Tout n’est pas encore envoyé",
    text_one: "{{what}} n’est pas encore enregistrée sur le serveur.",
    text_other: "{{what}} ne sont pas encore enregistrées sur le serveur.",
    kept: "Ce qui attend reste sur cet appareil et partira à votre prochaine connexion ici.",
    inTabOnly:
      "Votre navigateur ne peut pas tout garder : si vous fermez cet onglet avant de vous reconnecter ici, ce qui attend risque d’être perdu.",
    stay: "Rester",
    leave: "Se déconnecter quand même",
  },
} as const;
