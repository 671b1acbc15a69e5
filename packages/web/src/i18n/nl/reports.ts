import type { reports as source } from "../fr/reports.ts";
import type { Localised } from "../localised.ts";

export const reports = {
  button: "Melden",
  title: "Deze zin melden",
  needsAccount: "Deze zin melden: met een account",
  intro: "Je bericht wordt gelezen. Komt er een antwoord, dan vind je het in je profiel.",
  reason: "Wat klopt er niet?",
  reasons: {
    answer: "Het verwachte antwoord",
    sentence: "De zin",
    translation: "De vertaling",
    explanation: "De uitleg",
    unsuitable: "Ongepaste inhoud",
    other: "Iets anders",
  },
  chooseReason: "Kies wat er niet klopt",
  comment: "Je bericht (niet verplicht)",
  send: "Versturen",
  sent: "Bedankt, je melding is verstuurd",
  kept: "Wat je geschreven hebt, blijft hier staan.",
  own: {
    title: "Mijn meldingen",
    failed: "Je meldingen konden niet worden geladen.",
    gone: "Deze zin wordt niet meer gebruikt",
    waiting: "Nog geen antwoord",
    answer: "Antwoord",
    closed: "Gezien, bedankt",
    isNew: "Nieuw",
  },
} satisfies Localised<typeof source>;
