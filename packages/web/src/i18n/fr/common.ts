export const common = {
  loading: "Chargement...",
  save: "Enregistrer",
  cancel: "Annuler",
  close: "Fermer",
  back: "Retour",
  delete: "Supprimer",
  edit: "Modifier",
  retry: "Réessayer",
  newTab: "(nouvel onglet)",
  error: "Une erreur s'est produite",
  notifications: "Notifications",
} as const;
