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
  sessionOver: "Connectez-vous pour continuer là où vous étiez.",
  loginSuccess: "Connexion réussie !",
  signupSuccess: "Compte créé avec succès !",
  signOutSuccess: "Déconnexion réussie",
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
