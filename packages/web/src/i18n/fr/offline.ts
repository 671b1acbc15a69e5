/** The landing page without a network. */
export const offline = {
  title: "Pas de connexion",
  text: "Cette page demande un réseau. L’entraînement, lui, continue sans réseau : si vous êtes connecté sur cet appareil, vos réponses y sont gardées, puis envoyées dès que possible.",
  practise: "S’entraîner",
  retry: "Réessayer",
} as const;
