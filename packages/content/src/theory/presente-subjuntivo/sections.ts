import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the presente de subjuntivo, with their tables. */
export const sections = [
  { id: "uso", level: 2, explains: [], tables: [] },
  { id: "voluntad", level: 3, explains: [], tables: [] },
  { id: "emociones-y-valoraciones", level: 3, explains: [], tables: [] },
  { id: "duda-y-negacion", level: 3, explains: [], tables: [] },
  { id: "finalidad-y-tiempo", level: 3, explains: [], tables: [] },
  { id: "relativos", level: 3, explains: [], tables: [] },
  { id: "deseos", level: 3, explains: [], tables: [] },
  { id: "indicativo", level: 3, explains: [], tables: [] },
  {
    id: "regulares",
    level: 2,
    explains: [],
    tables: ["hablar", "comer", "vivir"],
  },
  {
    id: "raiz-de-yo",
    level: 2,
    explains: ["go", "zco", "y-insertion"],
    tables: ["tener", "hacer", "conocer", "construir"],
  },
  { id: "cambios-vocalicos", level: 2, explains: [], tables: [] },
  {
    id: "e-ie",
    level: 3,
    explains: ["e-ie", "i-ie"],
    tables: ["pensar", "querer"],
  },
  {
    id: "o-ue",
    level: 3,
    explains: ["o-ue", "u-ue"],
    tables: ["poder", "contar", "jugar"],
  },
  { id: "e-i", level: 3, explains: ["e-i"], tables: ["pedir", "sentir"] },
  { id: "o-u", level: 3, explains: ["o-u"], tables: ["dormir", "morir"] },
  {
    id: "ortografia",
    level: 2,
    explains: ["c-qu", "g-gu", "z-c", "gu-gü", "g-j", "gu-g", "c-z", "qu-c"],
    tables: ["buscar", "llegar", "empezar", "coger", "seguir"],
  },
  {
    id: "acentos",
    level: 2,
    explains: ["stressed-i-u", "hiatus-accent", "no-accent"],
    tables: ["enviar", "continuar", "reír"],
  },
  {
    id: "irregulares",
    level: 2,
    explains: ["suppletive"],
    tables: ["ser", "estar", "ir", "haber", "saber", "dar", "ver"],
  },
  {
    id: "reflexivos",
    level: 2,
    explains: [],
    tables: ["levantarse", "acostarse", "irse"],
    related: [{ guide: "presente-indicativo", section: "gerundio" }],
  },
  { id: "trampas", level: 2, explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
