import type { statistics as source } from "../fr/statistics.ts";
import type { Localised } from "../localised.ts";

export const statistics = {
  title: "Statistieken",
  family: "Oefeningen",
  causesTitle: "Je fouten per oorzaak",
  causesIntro:
    "De laatste {{days, number}} dagen, vandaag inbegrepen. Een antwoord waaraan alleen een accent ontbrak, geldt als juist, maar staat hier wel bij.",
  times_one: "{{count, number}} keer",
  times_other: "{{count, number}} keer",
  none: "Geen fouten om te tonen",
  noneText: "Wat er bij het oefenen misgaat, wordt hier per oorzaak geteld.",
  practise: "Oefenen",
  loadFailed: "Je fouten konden niet worden geladen.",
} satisfies Localised<typeof source>;
