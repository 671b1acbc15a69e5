import type { links as source } from "../fr/links.ts";
import type { Localised } from "../localised.ts";

export const links = {
  title: "Nuttige links",
  intro: "Elke link opent in een nieuw tabblad.",
  general: "Algemene hulpmiddelen",
  training: "Oefensites",
} satisfies Localised<typeof source>;
