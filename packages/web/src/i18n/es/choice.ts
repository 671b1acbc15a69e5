import type { choice as source } from "../fr/choice.ts";
import type { Localised } from "../localised.ts";

export const choice = {
  title: "Lo que practicas",
  question: "¿Qué sabes ya?",
  levels: {
    A1: "Empiezo: el presente, un primer pasado, desde y hace.",
    A2: "Me defiendo: los otros pasados, ser y estar.",
    B1: "Mantengo una conversación: el futuro, el subjuntivo, el imperativo.",
    B2: "Matizo: elegir el pasado, por o para.",
  },
  families: "Familias de ejercicios",
  familiesHint:
    "Las familias sin marcar no aparecen en los menús, los repasos ni las estadísticas. Tu progreso se conserva y vuelve cuando las marcas de nuevo.",
  region: "¿Qué español?",
  regions: {
    spain: "España",
    "latin-america": "América Latina",
  },
  regionHint: "En América Latina no se pregunta vosotros y se aceptan las formas de vos.",
} satisfies Localised<typeof source>;
