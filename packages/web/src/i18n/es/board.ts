import type { board as source } from "../fr/board.ts";
import type { Localised } from "../localised.ts";

export const board = {
  title: "En la pizarra",
  intro:
    "Una frase cada vez, en grande, para toda la clase. La clase piensa; después muestras la respuesta y cómo se forma.",
  notRecorded: "No se guarda nada.",
  family: "¿Qué ejercicios?",
  which: "¿Qué verbos?",
  allVerbs: "Todos",
  someVerbs: "Una lista",
  verbs: "Verbos en infinitivo",
  verbsHint: "Uno o varios, separados por comas.",
  noSentence_one: "Aquí no hay frases con {{text}}.",
  noSentence_other: "Aquí no hay frases con {{text}}.",
  persons: "¿Qué personas?",
  sentences_one: "{{count, number}} frase",
  sentences_other: "{{count, number}} frases",
  none: "No hay frases con esta elección.",
  loadFailed: "No se han podido cargar las frases.",
  start: "Proyectar",
  change: "Elegir otra cosa",
  place: "{{index, number}} de {{total, number}}",
  reveal: "Respuesta",
  answer: "Respuesta:",
  next: "Frase siguiente",
  back: "Frase anterior",
  leave: "Salir",
  fullScreen: "Pantalla completa",
  exitFullScreen: "Salir de la pantalla completa",
  keys: "Espacio: respuesta · ← →: otra frase · Esc: salir",
  asIfRegular: "Incorrecto, como un verbo regular:",
} as const satisfies Localised<typeof source>;
