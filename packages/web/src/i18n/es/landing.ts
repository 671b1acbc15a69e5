import type { landing as source } from "../fr/landing.ts";
import type { Localised } from "../localised.ts";

export const landing = {
  documentTitle: "Verbena: los verbos españoles, frase a frase",
  description:
    "Practica los verbos españoles completando frases: más de 50 verbos, 6 personas cada uno, y el repaso justo antes de olvidarlos.",
  imageAlt: "Una guirnalda de banderines y una frase completada: mis primos vienen.",
  title: "Los verbos españoles, frase a frase.",
  subtitle:
    "Completa la frase, entiende qué falta y vuelve a ver cada forma justo antes de olvidarla.",
  start: "Empezar",
  continue: "Seguir",
  signIn: "Entrar",
  accountDeleted: "Tu cuenta está eliminada, con todo lo que le pertenecía.",
  demo: {
    description:
      "Demostración: tres frases se completan una tras otra. La primera respuesta es correcta; en la segunda, un error, aparece la respuesta correcta con su explicación; en la tercera solo falta la tilde.",
    position: "Ejercicio",
    correctAnswer: "Respuesta correcta:",
    notes: {
      success: "La *e* de la raíz pasa a *ie*: *vien + en*.",
      error: "*Poder* no es regular aquí: su raíz pasa a *pud-*.",
      accent: "Sin tilde, *bailo* es la forma de *yo* en presente.",
    },
    pause: "Pausar la demostración",
    resume: "Reanudar la demostración",
  },
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
    families: {
      title: "Doce familias, de A1 a B2",
      text: "Presente y pretéritos, futuro, subjuntivo, imperativo, ser y estar, por y para. Eliges tu nivel; lo demás te espera.",
    },
  },
  closing: {
    title: "Te espera una frase.",
    start: "Escribir mi primera frase",
    name: "Una *verbena* es una fiesta de barrio en una noche de verano.",
  },
} satisfies Localised<typeof source>;
