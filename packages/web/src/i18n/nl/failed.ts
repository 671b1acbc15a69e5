import type { failed as source } from "../fr/failed.ts";
import type { Localised } from "../localised.ts";

export const failed = {
  verbsTitle: "Lastige werkwoorden",
  sentencesTitle: "Lastige zinnen",
  intro: "Vink uit wat je al kent: de rest oefen je daarna.",
  list: "Wat nog te oefenen is",
  untickAll: "Alles uitvinken",
  tickAll: "Alles aanvinken",
  save: "Opslaan en oefenen",
  empty: "Geen lastige werkwoorden meer",
  emptySentences: "Geen lastige zinnen meer",
  emptyText: "Wat je tijdens het oefenen fout hebt, wordt hier verzameld.",
  practise: "Oefenen",
} satisfies Localised<typeof source>;
