/** What is heard: sentences, forms, and dictation. */
export const speech = {
  listen: "Écouter",
  listenTo: "Écouter : {{text}}",
  slowly: "Lentement",
  dictation: "Dictée",
  notDictated: "Cette phrase se lit : à l’écoute, elle donnerait la réponse.",
  failed: "La lecture à voix haute n’a pas fonctionné sur cet appareil.",
  dictationFailed:
    "La lecture à voix haute n’a pas fonctionné : l’entraînement continue par écrit.",
  settings: {
    title: "Écoute",
    device: "Ces réglages valent pour cet appareil.",
    voice: "Voix",
    best: "Espagne, de préférence",
    speed: "Vitesse",
    speeds: { slow: "Lente", normal: "Normale", fast: "Rapide" },
    automatic: "Lire la phrase à voix haute après chaque réponse",
    example: "Écouter un exemple",
  },
} as const;
