import type { choice as source } from "../fr/choice.ts";
import type { Localised } from "../localised.ts";

export const choice = {
  title: "Lo que practicas",
  question: "¿Qué sabes ya?",
  levels: {
    A1: "Empiezo: el presente y un primer pasado.",
    A2: "Me defiendo: los otros pasados, ser y estar.",
    B1: "Converso: el futuro, el subjuntivo, las órdenes.",
    B2: "Matizo: elegir el pasado, por o para.",
  },
  families: "Familias de ejercicios",
  familiesHint:
    "Las demás familias no aparecen en los menús ni en los repasos. Tu progreso se conserva y vuelve cuando las marcas de nuevo.",
  region: "¿Qué español?",
  regions: {
    spain: "España",
    "latin-america": "América Latina",
  },
  regionHint: "En América Latina no se pregunta vosotros y se aceptan las formas de vos.",
} satisfies Localised<typeof source>;
