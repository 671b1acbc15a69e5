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
  /** Where too many wrong passwords were tried: a new one is taken at once. */
  orReset: "Vous pouvez aussi choisir tout de suite un nouveau mot de passe.",
  sessionOver: "Connectez-vous pour continuer là où vous étiez.",
  loginSuccess: "Connexion réussie !",
  signupSuccess: "Compte créé avec succès !",
  signOutSuccess: "Déconnexion réussie",
  signOutOverdue:
    "Vous êtes déconnecté sur cet appareil. Le serveur en sera informé dès que le réseau sera rétabli.",
  switched: "Compte connecté dans ce navigateur : {{name}}",
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
  address: {
    confirmed: "Votre adresse est confirmée. Connectez-vous pour continuer.",
    expired:
      "Ce lien n’est plus valable. Connectez-vous, puis demandez-en un autre dans votre profil.",
  },
  checkingPermissions: "Vérification des permissions...",
  leaving: {
    title: "Des réponses attendent encore",
    text_one:
      "{{count, number}} réponse n’est pas encore enregistrée sur le serveur. Elle reste sur cet appareil et partira à votre prochaine connexion ici.",
    text_many:
      "{{count, number}} de réponses ne sont pas encore enregistrées sur le serveur. Elles restent sur cet appareil et partiront à votre prochaine connexion ici.",
    text_other:
      "{{count, number}} réponses ne sont pas encore enregistrées sur le serveur. Elles restent sur cet appareil et partiront à votre prochaine connexion ici.",
    stay: "Rester",
    leave: "Se déconnecter quand même",
  },
} as const;
