import type { links as source } from "../fr/links.ts";
import type { Localised } from "../localised.ts";

export const links = {
  title: "Enlaces útiles",
  general: "Herramientas generales",
  training: "Sitios para practicar",
} satisfies Localised<typeof source>;
