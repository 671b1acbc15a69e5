import type { choice as source } from "../fr/choice.ts";
import type { Localised } from "../localised.ts";

export const choice = {
  title: "Wat je oefent",
  question: "Wat ken je al?",
  levels: {
    A1: "Ik begin: zeggen wat ik doe en wat ik gedaan heb.",
    A2: "Ik red me: vertellen en beschrijven hoe het was.",
    B1: "Ik voer een gesprek: over de toekomst praten, vragen, wensen.",
    B2: "Ik voel me thuis in het Spaans: kiezen tussen verleden tijden, nuanceren.",
  },
  families: "Oefenfamilies",
  familiesHint:
    "De andere families staan niet meer in menu’s en herhalingen. Je voortgang blijft bewaard en komt terug als je ze weer aanvinkt.",
  region: "Welk Spaans?",
  regions: {
    spain: "Spanje",
    "latin-america": "Latijns-Amerika",
  },
  regionHint:
    "In Latijns-Amerika wordt vosotros niet gevraagd en telt vos in de tegenwoordige tijd als goed.",
} satisfies Localised<typeof source>;
