import type { landing as source } from "../fr/landing.ts";
import type { Localised } from "../localised.ts";

export const landing = {
  title: "Los verbos españoles, frase a frase.",
  subtitle:
    "Completa la frase, entiende qué falta y vuelve a ver cada forma justo antes de olvidarla.",
  start: "Empezar",
  continue: "Seguir",
  features: {
    verbs: {
      title: "Más de 50 verbos, 6 personas cada uno",
      text: "En presente de indicativo y en pretérito indefinido, en frases de cada día. Y desde, desde que, desde hace, hace.",
    },
    review: {
      title: "El repaso en el momento justo",
      text: "Cada respuesta decide qué día volverá la forma: mañana, dentro de seis días y después cada vez más tarde.",
    },
    selections: {
      title: "Tus verbos, tus selecciones",
      text: "Los verbos fallados se reúnen solos. Crea también tus propias listas y practica solo con ellas.",
    },
  },
} satisfies Localised<typeof source>;
