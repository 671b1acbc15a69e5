import type { ConjugationSection } from "../guide.ts";

/** The sections of the guide to the imperativo. Its tables show the affirmative and the negative forms. */
export const sections = [
  { id: "uso", level: 2, explains: [], tables: [] },
  { id: "pedir-con-amabilidad", level: 3, explains: [], tables: [] },
  {
    id: "regulares",
    level: 2,
    explains: [],
    tables: ["hablar", "comer", "vivir"],
  },
  { id: "irregulares", level: 2, explains: [], tables: [] },
  {
    id: "formas-cortas",
    level: 3,
    explains: ["short-imperative"],
    tables: ["decir", "hacer", "poner", "salir", "tener", "venir"],
  },
  {
    id: "base-del-yo",
    level: 3,
    explains: ["go", "zco"],
    tables: ["traer", "conducir"],
  },
  {
    id: "ser-e-ir",
    level: 3,
    explains: ["suppletive"],
    tables: ["ser", "ir", "saber", "dar"],
  },
  {
    id: "negativo",
    level: 2,
    explains: [],
    tables: ["esperar", "leer", "abrir"],
    itemsToPractise: ["no hablar", "no comer", "no abrir", "no beber", "no escribir", "no olvidar"],
  },
  { id: "cambios-y-ortografia", level: 2, explains: [], tables: [] },
  {
    id: "cambios-vocalicos",
    level: 3,
    explains: ["e-ie", "i-ie", "o-ue", "u-ue", "e-i", "o-u"],
    tables: ["cerrar", "volver", "pedir", "dormir"],
  },
  {
    id: "ortografia",
    level: 3,
    explains: ["c-qu", "g-gu", "gu-gü", "z-c", "g-j", "gu-g", "c-z", "qu-c"],
    tables: ["buscar", "llegar", "cruzar", "coger"],
  },
  {
    id: "acentos-y-letra-y",
    level: 3,
    explains: ["stressed-i-u", "hiatus-accent", "no-accent", "y-insertion"],
    tables: ["enviar", "oír", "construir"],
  },
  { id: "pronombres", level: 2, explains: [], tables: [] },
  {
    id: "reflexivos",
    level: 2,
    explains: [],
    tables: ["levantarse", "sentarse", "irse"],
  },
  { id: "america", level: 2, explains: [], tables: [] },
  { id: "trampas", level: 2, explains: [], tables: [] },
] as const satisfies readonly ConjugationSection[];
