import type { failed as source } from "../fr/failed.ts";
import type { Localised } from "../localised.ts";

export const failed = {
  verbsTitle: "Te herhalen werkwoorden",
  sentencesTitle: "Te herhalen zinnen",
  intro: "Vink uit wat je al kent: de rest komt in de herhaling.",
  list: "Lijst om te herhalen",
  save: "Opslaan en herhalen",
  empty: "Geen werkwoorden om te herhalen",
  emptyText: "Wat tijdens het oefenen misgaat, verzamelt zich hier.",
  practise: "Oefenen",
} satisfies Localised<typeof source>;
