import type { exercise as source } from "../fr/exercise.ts";
import type { Localised } from "../localised.ts";

export const exercise = {
  position: "Ejercicio {{index}} de {{total}}",
  bunting: "{{done}} de {{total}} respuestas en esta guirnalda",
  modes: {
    failed: "Verbos por revisar",
    failedFillIn: "Frases por revisar",
    chosen: "Verbos elegidos",
  },
  tenses: {
    "presente-indicativo": "presente de indicativo",
    "preterito-indefinido": "pretérito indefinido",
  },
  blank: "Tu respuesta",
  accentKeys: "Letras con acento",
  validate: "Comprobar",
  continue: "Continuar",
  answerBlank: "La respuesta no puede estar vacía",
  answerTooLong: "La respuesta es demasiado larga",
  perfect: "¡Perfecto!",
  accent: "¡Atención al acento!",
  wrongForm: "No es la forma que se pide.",
  wrongWord: "No es la palabra que se pide.",
  given: "Tú",
  correctAnswer: "Respuesta correcta",
  construction: "Se forma",
  verbTable: "Tabla",
  verbTableOf: "Tabla: {{verb}}",
  translation: "Traducción",
  theory: "Teoría",
  listen: "Escuchar",
  balance: "Guirnalda completa: {{correct}} de {{total}} respuestas correctas.",
  none: "No hay ejercicios disponibles",
  noneFailed: "¡No hay verbos por revisar!",
  nonePackage: "Esta selección no existe o ya no existe.",
  allExercises: "Volver a todos los ejercicios",
  mySelections: "Mis selecciones",
  loadFailed: "No se han podido cargar los ejercicios.",
  progressFailed:
    "No se ha podido cargar tu progreso. Puedes practicar: tus respuestas se guardan.",
} satisfies Localised<typeof source>;
