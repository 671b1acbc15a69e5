import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the pretérito perfecto, with their tables. */
export const sections = [
  {
    id: "uso",
    depth: 2,
    level: "A2",
    explains: [],
    tables: [],
    related: [{ guide: "pasado", section: "linea-del-tiempo" }],
  },
  {
    id: "perfecto-o-indefinido",
    depth: 3,
    level: "A2",
    explains: [],
    tables: [],
    related: [{ guide: "pasado" }, { guide: "preterito-indefinido" }],
  },
  { id: "america-latina", depth: 3, level: "B1", explains: [], tables: [] },
  {
    id: "regulares",
    depth: 2,
    level: "A2",
    explains: [],
    tables: ["hablar", "comer", "vivir"],
  },
  {
    id: "haber-y-participio",
    depth: 3,
    level: "A2",
    explains: [],
    tables: ["ser", "estar", "ir"],
  },
  {
    id: "participios-irregulares",
    depth: 2,
    level: "A2",
    explains: ["irregular-participle"],
    tables: ["hacer", "decir", "ver", "poner", "escribir", "volver"],
  },
  {
    id: "derivados",
    depth: 3,
    level: "B1",
    explains: [],
    tables: ["descubrir", "devolver", "resolver"],
  },
  {
    id: "dos-participios",
    depth: 3,
    level: "C1",
    explains: [],
    tables: ["imprimir", "freír"],
  },
  {
    id: "participios-con-acento",
    depth: 2,
    level: "A2",
    explains: ["hiatus-accent"],
    tables: ["leer", "oír", "traer"],
  },
  {
    id: "reflexivos",
    depth: 2,
    level: "A2",
    explains: [],
    tables: ["levantarse", "ponerse", "irse"],
  },
  { id: "trampas", depth: 2, level: "A2", explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
