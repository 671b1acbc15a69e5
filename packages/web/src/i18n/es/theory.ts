import type { theory as source } from "../fr/theory.ts";
import type { Localised } from "../localised.ts";

export const theory = {
  contents: "Contenido",
  essentials: "Lo esencial",
  level: "Nivel",
  practise: "Practicar con estos verbos",
  practiseSection: "Practicar esta parte",
  practiseAll: "Practicar",
  examples: "Ejemplos",
  loadFailed: "No se ha podido cargar la guía.",
  reflexives: "Veinte verbos reflexivos y pronominales de todos los días",
  past: "pasado",
  now: "ahora",
  wrong: "Incorrecto",
  right: "Correcto",
  question: "Tu turno",
  showAnswer: "Ver la respuesta",
  isRight: "Correcto.",
  isWrong: "No, es *{{answer}}*.",
  related: "Mira también:",
} satisfies Localised<typeof source>;
