export const common = {
  loading: "Chargement...",
  save: "Enregistrer",
  cancel: "Annuler",
  /** Somebody without a name. */
  nameless: "Utilisateur",
  close: "Fermer",
  delete: "Supprimer",
  retry: "Réessayer",
  newTab: "(nouvel onglet)",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  notifications: "Notifications",
} as const;
