export const classSignIn = {
  title: "Connexion avec la classe",
  heading: "Bonjour !",
  intro: "Tout est sur l’étiquette que votre enseignant vous a donnée.",
  code: "Code de la classe",
  name: "Votre nom dans la classe",
  password: "Mot de passe",
  passwordHint: "Trois mots. Majuscules et tirets ne comptent pas.",
  submit: "Se connecter",
  lost: "Étiquette perdue ? Votre enseignant peut vous en faire une autre.",
  other: "Se connecter avec une adresse e-mail",
  someoneElse: {
    title: "Est-ce bien vous ?",
    text: "{{name}} est encore connecté sur cet appareil.",
    stay: "Continuer avec ce compte",
    leave: "Ce n’est pas moi",
  },
} as const;
