export const session = {
  signOutSuccess: "Déconnexion réussie",
  signOutOverdue:
    "Votre session est fermée sur cet appareil. Le serveur en sera informé dès qu’Internet sera de retour.",
  switched: "Compte connecté dans ce navigateur : {{name}}",
  checkingPermissions: "Vérification des permissions...",
} as const;
