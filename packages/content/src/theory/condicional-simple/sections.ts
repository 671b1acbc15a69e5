import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the condicional simple, with their tables. */
export const sections = [
  {
    id: "uso",
    level: 2,
    explains: [],
    tables: [],
    related: [{ guide: "presente-indicativo", section: "gustar" }],
  },
  { id: "hipotesis", level: 3, explains: [], tables: [] },
  {
    id: "imperfecto-de-subjuntivo",
    level: 3,
    explains: [],
    tables: [],
    related: [
      { guide: "preterito-indefinido", section: "tercera-persona" },
      { guide: "presente-subjuntivo", section: "uso" },
    ],
  },
  { id: "futuro-en-el-pasado", level: 3, explains: [], tables: [] },
  { id: "suposicion-pasado", level: 3, explains: [], tables: [] },
  {
    id: "regulares",
    level: 2,
    explains: [],
    tables: ["hablar", "comer", "vivir"],
  },
  { id: "raices-irregulares", level: 2, explains: ["future-stem"], tables: [] },
  {
    id: "raices-con-d",
    level: 3,
    explains: [],
    tables: ["tener", "poner", "salir", "venir", "valer"],
  },
  {
    id: "raices-sin-e",
    level: 3,
    explains: [],
    tables: ["poder", "saber", "querer", "haber", "caber"],
  },
  { id: "har-dir", level: 3, explains: [], tables: ["hacer", "decir"] },
  {
    id: "reflexivos",
    level: 2,
    explains: [],
    tables: ["levantarse", "sentarse", "irse"],
  },
  { id: "trampas", level: 2, explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
