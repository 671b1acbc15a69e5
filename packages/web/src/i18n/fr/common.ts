export const common = {
  loading: "Chargement...",
  save: "Enregistrer",
  cancel: "Annuler",
  close: "Fermer",
  delete: "Supprimer",
  retry: "Réessayer",
  newTab: "(nouvel onglet)",
  notifications: "Notifications",
} as const;
