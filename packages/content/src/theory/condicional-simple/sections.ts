import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the condicional simple, with their tables. */
export const sections = [
  {
    id: "uso",
    depth: 2,
    level: "B1",
    explains: [],
    tables: [],
    related: [{ guide: "presente-indicativo", section: "gustar" }],
  },
  { id: "hipotesis", depth: 3, level: "B2", explains: [], tables: [] },
  {
    id: "imperfecto-de-subjuntivo",
    depth: 3,
    level: "B2",
    explains: [],
    tables: [],
    related: [
      { guide: "preterito-indefinido", section: "tercera-persona" },
      { guide: "presente-subjuntivo", section: "uso" },
    ],
  },
  { id: "futuro-en-el-pasado", depth: 3, level: "B2", explains: [], tables: [] },
  { id: "suposicion-pasado", depth: 3, level: "B2", explains: [], tables: [] },
  {
    id: "regulares",
    depth: 2,
    level: "B1",
    explains: [],
    tables: ["hablar", "comer", "vivir"],
  },
  { id: "raices-irregulares", depth: 2, level: "B1", explains: ["future-stem"], tables: [] },
  {
    id: "raices-con-d",
    depth: 3,
    level: "B1",
    explains: [],
    tables: ["tener", "poner", "salir", "venir", "valer"],
  },
  {
    id: "raices-sin-e",
    depth: 3,
    level: "B1",
    explains: [],
    tables: ["poder", "saber", "querer", "haber", "caber"],
  },
  { id: "har-dir", depth: 3, level: "B1", explains: [], tables: ["hacer", "decir"] },
  {
    id: "reflexivos",
    depth: 2,
    level: "B1",
    explains: [],
    tables: ["levantarse", "sentarse", "irse"],
  },
  { id: "trampas", depth: 2, level: "B1", explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
