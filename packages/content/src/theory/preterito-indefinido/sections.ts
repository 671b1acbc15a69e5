import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the pretérito indefinido, with their tables. */
export const sections = [
  // The forms come first, because most learners look for them.
  {
    id: "regulares",
    level: 2,
    explains: [],
    tables: ["hablar", "comer", "vivir"],
  },
  {
    id: "uso",
    level: 2,
    explains: [],
    tables: [],
    related: [
      { guide: "pasado" },
      { guide: "preterito-perfecto" },
      { guide: "preterito-imperfecto" },
    ],
  },
  {
    id: "ortografia",
    level: 2,
    explains: ["c-qu", "g-gu", "z-c", "gu-gü"],
    tables: ["buscar", "llegar", "empezar"],
  },
  { id: "tercera-persona", level: 2, explains: [], tables: [] },
  { id: "e-i", level: 3, explains: ["e-i"], tables: ["pedir", "sentir"] },
  { id: "o-u", level: 3, explains: ["o-u"], tables: ["dormir", "morir"] },
  {
    id: "i-y",
    level: 3,
    explains: ["i-y", "hiatus-accent", "y-insertion"],
    tables: ["leer", "oír", "construir"],
  },
  { id: "raices-irregulares", level: 2, explains: [], tables: [] },
  {
    id: "raices-u",
    level: 3,
    explains: ["strong-u"],
    tables: ["tener", "estar", "poder"],
    related: [{ guide: "pasado", section: "cambio-de-sentido" }],
  },
  {
    id: "raices-i",
    level: 3,
    explains: ["strong-i", "c-z"],
    tables: ["hacer", "querer", "venir"],
  },
  {
    id: "raices-j",
    level: 3,
    explains: ["strong-j", "dropped-i"],
    tables: ["decir", "traer", "conducir"],
  },
  {
    id: "irregulares",
    level: 2,
    explains: ["suppletive", "no-accent"],
    tables: ["ser", "ir", "dar", "ver", "haber"],
  },
  {
    id: "reflexivos",
    level: 2,
    explains: [],
    tables: ["levantarse", "acostarse", "vestirse"],
  },
  {
    id: "pares",
    level: 2,
    explains: [],
    tables: [],
    itemsToPractise: ["venir", "ver", "ir", "poder", "poner"],
  },
  { id: "trampas", level: 2, explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
