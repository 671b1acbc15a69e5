import type { links as source } from "../fr/links.ts";
import type { Localised } from "../localised.ts";

export const links = {
  title: "Nuttige links",
  general: "Algemene hulpmiddelen",
  training: "Oefensites",
} satisfies Localised<typeof source>;
