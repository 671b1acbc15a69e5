export const profile = {
  title: "Profil",
  identity: "Votre nom",
  username: "Nom d’utilisateur",
  signedInAs: "Compte : {{email}}",
  display: "Affichage",
  language: "Langue",
  theme: "Thème",
  themes: {
    system: "Comme l’appareil",
    light: "Jour",
    dark: "Nuit",
  },
  save: "Enregistrer",
  updated: "Profil mis à jour",
  session: "Session",
  logout: "Déconnexion",
} as const;
