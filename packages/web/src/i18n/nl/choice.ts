import type { choice as source } from "../fr/choice.ts";
import type { Localised } from "../localised.ts";

export const choice = {
  title: "Wat je oefent",
  question: "Wat ken je al?",
  levels: {
    A1: "Ik begin net: de tegenwoordige tijd, een eerste verleden tijd, desde en hace.",
    A2: "Ik red me: de andere verleden tijden, ser en estar.",
    B1: "Ik voer een gesprek: het futuro, de subjuntivo, de imperatief.",
    B2: "Ik let op nuances: welke verleden tijd, por of para.",
  },
  families: "Oefenreeksen",
  familiesHint:
    "Uitgevinkte oefenreeksen staan niet meer in menu’s, herhalingen en statistieken. Je voortgang blijft bewaard en komt terug zodra je ze weer aanvinkt.",
  region: "Welk Spaans?",
  regions: {
    spain: "Spanje",
    "latin-america": "Latijns-Amerika",
  },
  regionHint: "In Latijns-Amerika wordt vosotros niet gevraagd en tellen vormen van vos als goed.",
} satisfies Localised<typeof source>;
