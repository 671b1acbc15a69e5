import type { links as source } from "../fr/links.ts";
import type { Localised } from "../localised.ts";

export const links = {
  title: "Useful links",
  general: "General tools",
  training: "Training sites",
} satisfies Localised<typeof source>;
