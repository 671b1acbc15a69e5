import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the presente de indicativo, with their tables. */
export const sections = [
  { id: "uso", level: 2, explains: [], tables: [] },
  {
    id: "regulares",
    level: 2,
    explains: [],
    tables: ["hablar", "comer", "vivir"],
  },
  { id: "cambios-vocalicos", level: 2, explains: [], tables: [] },
  {
    id: "e-ie",
    level: 3,
    explains: ["e-ie", "i-ie"],
    tables: ["pensar", "querer", "preferir"],
  },
  {
    id: "o-ue",
    level: 3,
    explains: ["o-ue", "u-ue"],
    tables: ["poder", "dormir", "jugar"],
  },
  { id: "e-i", level: 3, explains: ["e-i"], tables: ["pedir", "repetir"] },
  { id: "primera-persona", level: 2, explains: [], tables: [] },
  {
    id: "yo-go",
    level: 3,
    explains: ["go"],
    tables: ["hacer", "poner", "salir"],
  },
  {
    id: "yo-zco",
    level: 3,
    explains: ["zco"],
    tables: ["conocer", "conducir"],
  },
  { id: "yo-oy", level: 3, explains: ["oy"], tables: ["estar", "dar"] },
  {
    id: "yo-go-y-cambio",
    level: 3,
    explains: [],
    tables: ["tener", "venir", "decir"],
  },
  { id: "ortografia-y-acentos", level: 2, explains: [], tables: [] },
  {
    id: "ortografia",
    level: 3,
    explains: ["g-j", "gu-g", "c-z", "qu-c"],
    tables: ["coger", "seguir"],
  },
  {
    id: "y-entre-vocales",
    level: 3,
    explains: ["y-insertion"],
    tables: ["construir"],
  },
  {
    id: "acentos",
    level: 3,
    explains: ["stressed-i-u", "hiatus-accent", "no-accent"],
    tables: ["enviar", "continuar"],
  },
  {
    id: "irregulares",
    level: 2,
    explains: ["suppletive"],
    tables: ["ser", "ir", "haber", "saber", "oír", "caer"],
  },
  {
    id: "reflexivos",
    level: 2,
    explains: [],
    tables: ["levantarse", "acostarse", "vestirse"],
  },
  {
    id: "gustar",
    level: 2,
    explains: [],
    tables: [],
    practises: ["gustar", "doler", "costar"],
  },
  { id: "dos-verbos", level: 2, explains: [], tables: [] },
  { id: "saber-conocer", level: 3, explains: [], tables: [], practises: ["saber", "conocer"] },
  { id: "hay-esta", level: 3, explains: [], tables: [], practises: ["haber", "estar"] },
  { id: "america", level: 2, explains: [], tables: [] },
  { id: "trampas", level: 2, explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
