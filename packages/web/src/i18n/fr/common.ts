export const common = {
  loading: "Chargement...",
  save: "Enregistrer",
  cancel: "Annuler",
  /** A user without a name. */
  nameless: "Utilisateur",
  close: "Fermer",
  delete: "Supprimer",
  retry: "Réessayer",
  offline:
    "Pas d’Internet. Ce qui attend d’être envoyé est gardé, et la suite s’affichera dès qu’Internet sera de retour.",
  keptHere: "Gardé sur cet appareil, puis envoyé dès que possible.",
  partFailed: "Cette partie n’a pas pu être chargée.",
  newTab: "(nouvel onglet)",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  notifications: "Notifications",
  /** Of the figures of a chart. */
  table: "Tableau",
  /** For a moment, after a setting was changed. */
  saved: "Enregistré",
} as const;
