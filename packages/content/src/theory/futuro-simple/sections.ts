import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the futuro simple, with their tables. */
export const sections = [
  { id: "uso", depth: 2, level: "B1", explains: [], tables: [] },
  {
    id: "si-y-cuando",
    depth: 3,
    level: "B1",
    explains: [],
    tables: [],
    related: [{ guide: "presente-subjuntivo", section: "finalidad-y-tiempo" }],
  },
  { id: "suposicion", depth: 3, level: "B1", explains: [], tables: [] },
  {
    id: "presente-ir-a-o-futuro",
    depth: 3,
    level: "B1",
    explains: [],
    tables: [],
    related: [{ guide: "presente-indicativo", section: "perifrasis" }],
  },
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
    tables: ["levantarse", "ponerse", "irse"],
  },
  { id: "trampas", depth: 2, level: "B1", explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
