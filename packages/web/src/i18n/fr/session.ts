export const session = {
  signOutSuccess: "Déconnexion réussie",
  signOutOverdue:
    "Vous êtes déconnecté sur cet appareil. Le serveur en sera informé dès que le réseau sera rétabli.",
  switched: "Compte connecté dans ce navigateur : {{name}}",
  checkingPermissions: "Vérification des permissions...",
} as const;
