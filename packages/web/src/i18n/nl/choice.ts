import type { choice as source } from "../fr/choice.ts";
import type { Localised } from "../localised.ts";

export const choice = {
  title: "Wat je oefent",
  question: "Wat ken je al?",
  levels: {
    A1: "Ik begin: de tegenwoordige tijd, een eerste verleden tijd.",
    A2: "Ik red me: de andere verleden tijden, ser en estar.",
    B1: "Ik voer gesprekken: toekomst, subjuntivo, bevelen.",
    B2: "Ik nuanceer: de juiste verleden tijd, por of para.",
  },
  families: "Oefenfamilies",
  familiesHint:
    "De andere families staan niet meer in menu’s en herhalingen. Je voortgang blijft bewaard en komt terug als je ze weer aanvinkt.",
  region: "Welk Spaans?",
  regions: {
    spain: "Spanje",
    "latin-america": "Latijns-Amerika",
  },
  regionHint: "In Latijns-Amerika wordt vosotros niet gevraagd en tellen vormen van vos als goed.",
} satisfies Localised<typeof source>;
