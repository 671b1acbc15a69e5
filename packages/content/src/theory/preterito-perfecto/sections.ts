import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the pretérito perfecto, with their tables. */
export const sections = [
  {
    id: "uso",
    level: 2,
    explains: [],
    tables: [],
    related: [{ guide: "pasado", section: "linea-del-tiempo" }],
  },
  {
    id: "perfecto-o-indefinido",
    level: 3,
    explains: [],
    tables: [],
    related: [{ guide: "pasado" }, { guide: "preterito-indefinido" }],
  },
  { id: "america-latina", level: 3, explains: [], tables: [] },
  {
    id: "regulares",
    level: 2,
    explains: [],
    tables: ["hablar", "comer", "vivir"],
  },
  {
    id: "haber-y-participio",
    level: 3,
    explains: [],
    tables: ["ser", "estar", "ir"],
  },
  {
    id: "participios-irregulares",
    level: 2,
    explains: ["irregular-participle"],
    tables: ["hacer", "decir", "ver", "poner", "escribir", "volver"],
  },
  {
    id: "derivados",
    level: 3,
    explains: [],
    tables: ["descubrir", "devolver", "resolver"],
  },
  {
    id: "dos-participios",
    level: 3,
    explains: [],
    tables: ["imprimir", "freír"],
  },
  {
    id: "participios-con-acento",
    level: 2,
    explains: ["hiatus-accent"],
    tables: ["leer", "oír", "traer"],
  },
  {
    id: "reflexivos",
    level: 2,
    explains: [],
    tables: ["levantarse", "ponerse", "irse"],
  },
  { id: "trampas", level: 2, explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
