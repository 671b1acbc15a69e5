import type { failed as source } from "../fr/failed.ts";
import type { Localised } from "../localised.ts";

export const failed = {
  verbsTitle: "Nog te oefenen werkwoorden",
  sentencesTitle: "Nog te oefenen zinnen",
  intro: "Vink uit wat je al kent: de rest komt in de oefening.",
  list: "Wat nog te oefenen is",
  save: "Opslaan en oefenen",
  empty: "Geen werkwoorden meer te oefenen",
  emptyText: "Wat tijdens het oefenen misgaat, verzamelt zich hier.",
  practise: "Oefenen",
} satisfies Localised<typeof source>;
