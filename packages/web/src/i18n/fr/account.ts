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
  sessionEnded: "Votre session a expiré. Vos réponses sont gardées sur cet appareil.",
  answersWait:
    "Des réponses attendent sur cet appareil : elles seront envoyées après votre connexion.",
  signInToContinue: "Connectez-vous pour continuer là où vous étiez.",
  needsAccount:
    "Il faut un compte pour cette page. Créez le vôtre ou connectez-vous : elle s’ouvrira ensuite.",
  passwordJustChosen: "Celui que vous venez de choisir",
  loginSuccess: "Connexion réussie !",
  signupSuccess: "Compte créé avec succès !",
  secondStep: {
    text: "Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour Verbena.",
    code: "Code à 6 chiffres",
    recoveryText: "Saisissez l’un des codes que vous avez gardés. Chacun sert une seule fois.",
    recoveryCode: "Code de récupération",
    useRecovery: "Utiliser un code de récupération",
    useApp: "Utiliser l’application",
    back: "Revenir",
  },
} as const;
