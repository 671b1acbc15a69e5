import type { landing as source } from "../fr/landing.ts";
import type { Localised } from "../localised.ts";

export const landing = {
  documentTitle: "Verbena: los verbos españoles, frase a frase",
  description:
    "Practica los verbos españoles completando frases: más de 50 verbos, 6 personas cada uno, del A1 al B2. Tus errores, explicados, también sin conexión.",
  imageAlt: "Una guirnalda de banderines y una frase completada: mis primos vienen.",
  title: "Los verbos españoles, frase a frase.",
  subtitle:
    "Completa la frase, entiende tu error y vuelve a ver cada forma justo antes de olvidarla.",
  start: "Empezar",
  try: "Probar sin cuenta",
  continue: "Seguir",
  signIn: "Iniciar sesión",
  accountDeleted: "Tu cuenta y todos sus datos se han eliminado.",
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
      text: "Del presente al subjuntivo y al imperativo, en frases de cada día. Y para elegir bien: desde o hace, ser o estar, por o para, el pasado que toca.",
    },
    review: {
      title: "El repaso en el momento justo",
      text: "Cada respuesta decide qué día volverá la forma: mañana, dentro de seis días y después cada vez más tarde.",
    },
    selections: {
      title: "Tus verbos, tus selecciones",
      text: "Los verbos que fallas se reúnen solos. Crea también tus selecciones, la de la lección o la del examen, y practica solo con ellas.",
    },
    families: {
      title: "Doce familias, del A1 al B2",
      text: "Di qué sabes ya y Verbena te propone las familias de tu nivel. Puedes añadir o quitar otras cuando quieras.",
    },
  },
  more: {
    diagnosis: {
      title: "Un error, una explicación",
      text: "Tiempo equivocado, persona equivocada, una raíz que cambia, una tilde olvidada: Verbena te dice qué ha pasado y cómo se construye la forma correcta.",
    },
    offline: {
      title: "También sin conexión",
      text: "En el tren o de viaje, la práctica sigue. Tus respuestas se guardan en el dispositivo y pasan a tu cuenta en cuanto se puede.",
    },
    tables: {
      title: "Todas las formas de cualquier verbo",
      text: "Escribe un verbo, el que quieras, y verás todos sus tiempos, qué es irregular y por qué. Gratis, como todo lo demás.",
    },
  },
  teachers: {
    title: "¿Enseñas español?",
    text: "Proyecta frases en la pizarra, imprime fichas con sus soluciones, pon tareas y mira qué hay que repasar.",
    help: "Ayuda para profesores",
  },
  closing: {
    title: "Te espera una frase.",
    start: "Escribir mi primera frase",
    name: "Una *verbena* es una fiesta de barrio en una noche de verano.",
  },
} satisfies Localised<typeof source>;
