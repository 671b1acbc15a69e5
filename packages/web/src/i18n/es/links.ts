import type { links as source } from "../fr/links.ts";
import type { Localised } from "../localised.ts";

export const links = {
  title: "Enlaces útiles",
  intro: "Cada enlace se abre en una pestaña nueva.",
  general: "Herramientas generales",
  training: "Sitios para practicar",
} satisfies Localised<typeof source>;
