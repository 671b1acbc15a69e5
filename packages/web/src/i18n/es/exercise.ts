import type { exercise as source } from "../fr/exercise.ts";
import type { Localised } from "../localised.ts";

export const exercise = {
  position: "Ejercicio {{index}} de {{total}}",
  place: "{{index}} de {{total}}",
  bunting_one: "{{count, number}} de {{total, number}} respuestas en esta ronda",
  bunting_other: "{{count, number}} de {{total, number}} respuestas en esta ronda",
  modes: {
    review: "Repaso",
    missed: "Lo que se te resiste",
    failed: "Verbos difíciles",
    failedFillIn: "Frases difíciles",
    chosen: "Verbos elegidos",
    chosenFillIn: "Frases elegidas",
  },
  blank: "Tu respuesta",
  accentKeys: "Letras con tilde",
  validate: "Comprobar",
  continue: "Continuar",
  answerTooLong: "La respuesta es demasiado larga",
  perfect: "¡Perfecto!",
  accent: "¡Atención al acento!",
  translation: "Traducción",
  notCounted: "Repetición, no cuenta",
  sounds: "Sonidos",
  choices: "Respuestas posibles",
  giveUp: "No lo sé",
  none: "No hay ejercicios disponibles",
  noneFailed: "Ya no quedan verbos difíciles",
  noneFailedFillIn: "Ya no quedan frases difíciles",
  nonePackage: "Esta selección no existe o ya no existe.",
  allExercises: "Volver a todos los ejercicios",
  loadFailed: "No se han podido cargar los ejercicios.",
  progressFailed:
    "No se ha podido cargar tu progreso. Puedes practicar: tus respuestas se guardan.",
} satisfies Localised<typeof source>;
