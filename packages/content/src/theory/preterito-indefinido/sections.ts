import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the pretérito indefinido, with their tables. */
export const sections = [
  // The forms come first, because most learners look for them.
  {
    id: "regulares",
    depth: 2,
    level: "A1",
    explains: [],
    tables: ["hablar", "comer", "vivir"],
  },
  {
    id: "uso",
    depth: 2,
    level: "A2",
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
    depth: 2,
    level: "A2",
    explains: ["c-qu", "g-gu", "z-c", "gu-gü"],
    tables: ["buscar", "llegar", "empezar"],
  },
  { id: "tercera-persona", depth: 2, level: "A2", explains: [], tables: [] },
  { id: "e-i", depth: 3, level: "A2", explains: ["e-i"], tables: ["pedir", "sentir"] },
  { id: "o-u", depth: 3, level: "A2", explains: ["o-u"], tables: ["dormir", "morir"] },
  {
    id: "i-y",
    depth: 3,
    level: "B1",
    explains: ["i-y", "hiatus-accent", "y-insertion"],
    tables: ["leer", "oír", "construir"],
  },
  { id: "raices-irregulares", depth: 2, level: "A2", explains: [], tables: [] },
  {
    id: "raices-u",
    depth: 3,
    level: "A2",
    explains: ["strong-u"],
    tables: ["tener", "estar", "poder"],
    related: [{ guide: "pasado", section: "cambio-de-sentido" }],
  },
  {
    id: "raices-i",
    depth: 3,
    level: "A2",
    explains: ["strong-i", "c-z"],
    tables: ["hacer", "querer", "venir"],
  },
  {
    id: "raices-j",
    depth: 3,
    level: "A2",
    explains: ["strong-j", "dropped-i"],
    tables: ["decir", "traer", "conducir"],
  },
  {
    id: "irregulares",
    depth: 2,
    level: "A2",
    explains: ["suppletive", "no-accent"],
    tables: ["ser", "ir", "dar", "ver", "haber"],
  },
  {
    id: "reflexivos",
    depth: 2,
    level: "A2",
    explains: [],
    tables: ["levantarse", "acostarse", "vestirse"],
  },
  {
    id: "pares",
    depth: 2,
    level: "A2",
    comparesPairs: true,
    explains: [],
    tables: [],
    itemsToPractise: ["venir", "ver", "ir", "poder", "poner"],
  },
  { id: "trampas", depth: 2, level: "A2", explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
