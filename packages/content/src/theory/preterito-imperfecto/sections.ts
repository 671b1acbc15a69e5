import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the pretérito imperfecto, with their tables. */
export const sections = [
  {
    id: "uso",
    level: 2,
    explains: [],
    tables: [],
    related: [{ guide: "pasado", section: "linea-del-tiempo" }],
  },
  { id: "costumbres", level: 3, explains: [], tables: [] },
  { id: "descripcion", level: 3, explains: [], tables: [] },
  {
    id: "accion-en-curso",
    level: 3,
    explains: [],
    tables: [],
    related: [{ guide: "presente-indicativo", section: "gerundio" }],
  },
  { id: "edad-y-hora", level: 3, explains: [], tables: [] },
  { id: "cortesia", level: 3, explains: [], tables: [] },
  { id: "planes-y-estilo-indirecto", level: 3, explains: [], tables: [] },
  {
    id: "regulares",
    level: 2,
    explains: [],
    tables: ["hablar", "comer", "vivir"],
  },
  {
    id: "sin-cambios",
    level: 3,
    explains: [],
    tables: ["tener", "pedir", "dormir"],
  },
  {
    id: "irregulares",
    level: 2,
    explains: ["suppletive"],
    tables: ["ser", "ir", "ver"],
  },
  {
    id: "imperfecto-o-indefinido",
    level: 2,
    explains: [],
    tables: [],
    related: [{ guide: "pasado" }, { guide: "preterito-indefinido" }],
  },
  {
    id: "cambio-de-sentido",
    level: 3,
    explains: [],
    tables: [],
    related: [{ guide: "pasado", section: "cambio-de-sentido" }],
  },
  {
    id: "reflexivos",
    level: 2,
    explains: [],
    tables: ["levantarse", "acostarse", "irse"],
  },
  { id: "trampas", level: 2, explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
