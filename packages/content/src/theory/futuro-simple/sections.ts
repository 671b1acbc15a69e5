import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the futuro simple, with their tables. */
export const sections = [
  { id: "uso", level: 2, explains: [], tables: [] },
  {
    id: "si-y-cuando",
    level: 3,
    explains: [],
    tables: [],
    related: [{ guide: "presente-subjuntivo", section: "finalidad-y-tiempo" }],
  },
  { id: "suposicion", level: 3, explains: [], tables: [] },
  {
    id: "presente-ir-a-o-futuro",
    level: 3,
    explains: [],
    tables: [],
    related: [{ guide: "presente-indicativo", section: "perifrasis" }],
  },
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
    tables: ["levantarse", "ponerse", "irse"],
  },
  { id: "trampas", level: 2, explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
