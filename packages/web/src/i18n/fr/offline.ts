/** The landing page without a network. */
export const offline = {
  title: "Pas d’Internet",
  text: "Cette page a besoin d’Internet. L’entraînement, lui, continue sans Internet : si votre compte est ouvert sur cet appareil, vos réponses y sont gardées, puis envoyées dès que possible.",
  practise: "S’entraîner",
  retry: "Réessayer",
} as const;
