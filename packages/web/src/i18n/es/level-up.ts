import type { levelUp as source } from "../fr/level-up.ts";
import type { Localised } from "../localised.ts";

export const levelUp = {
  title: "Nuevo nivel: {{level}}",
  newLevel: "Nuevo nivel",
  text_one: "{{family}}, {{count, number}} respuesta correcta.",
  text_other: "{{family}}, {{count, number}} respuestas correctas.",
  remaining_one: "Falta {{count, number}} respuesta correcta para {{level}}.",
  remaining_other: "Faltan {{count, number}} respuestas correctas para {{level}}.",
  highest: "Es el nivel más alto.",
  continue: "Continuar",
} satisfies Localised<typeof source>;
