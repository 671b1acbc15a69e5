import type { choice as source } from "../fr/choice.ts";
import type { Localised } from "../localised.ts";

export const choice = {
  title: "Lo que practicas",
  question: "¿Qué sabes ya?",
  levels: {
    A1: "Empiezo: decir qué hago y qué hice.",
    A2: "Me defiendo: contar y describir el pasado.",
    B1: "Mantengo una conversación: hablar del futuro, pedir, desear.",
    B2: "Me manejo bien: elegir entre los pasados, matizar.",
  },
  families: "Familias de ejercicios",
  familiesHint:
    "Las demás familias no aparecen en los menús ni en los repasos. Tu progreso se conserva y vuelve cuando las marcas de nuevo.",
  region: "¿Qué español?",
  regions: {
    spain: "España",
    "latin-america": "América Latina",
  },
  regionHint: "En América Latina no se pregunta vosotros, y vos se acepta en presente.",
} satisfies Localised<typeof source>;
