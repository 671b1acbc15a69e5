import type { ConjugationGuide } from "./guide.ts";

/** The sections of the guide to the pretérito indefinido, with their tables and examples. */
export const preteritoIndefinido = {
  key: "preterito-indefinido",
  sections: [
    { id: "uso", level: 2, explains: [], tables: [], examples: [] },
    {
      id: "regulares",
      level: 2,
      explains: [],
      tables: ["hablar", "comer", "vivir"],
      examples: [],
    },
    {
      id: "ortografia",
      level: 2,
      explains: ["c-qu", "g-gu", "z-c", "gu-gü"],
      tables: ["buscar", "llegar", "empezar"],
      examples: [],
    },
    { id: "tercera-persona", level: 2, explains: [], tables: [], examples: [] },
    { id: "e-i", level: 3, explains: ["e-i"], tables: ["pedir", "sentir"], examples: [] },
    { id: "o-u", level: 3, explains: ["o-u"], tables: ["dormir", "morir"], examples: [] },
    {
      id: "i-y",
      level: 3,
      explains: ["i-y", "hiatus-accent", "y-insertion"],
      tables: ["leer", "oír", "construir"],
      examples: [],
    },
    { id: "raices-irregulares", level: 2, explains: [], tables: [], examples: [] },
    {
      id: "raices-u",
      level: 3,
      explains: ["strong-u"],
      tables: ["tener", "estar", "poder"],
      examples: [],
    },
    {
      id: "raices-i",
      level: 3,
      explains: ["strong-i"],
      tables: ["hacer", "querer", "venir"],
      examples: [],
    },
    {
      id: "raices-j",
      level: 3,
      explains: ["strong-j", "dropped-i"],
      tables: ["decir", "traer", "conducir"],
      examples: [],
    },
    {
      id: "irregulares",
      level: 2,
      explains: ["suppletive", "no-accent"],
      tables: ["ser", "dar", "ver", "haber"],
      examples: [],
    },
    {
      id: "reflexivos",
      level: 2,
      explains: [],
      tables: ["levantarse", "acostarse", "vestirse"],
      examples: [],
    },
  ],
} as const satisfies ConjugationGuide;
