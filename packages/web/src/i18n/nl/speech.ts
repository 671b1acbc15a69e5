import type { speech as source } from "../fr/speech.ts";
import type { Localised } from "../localised.ts";

export const speech = {
  listen: "Luisteren",
  listenTo: "Luisteren: {{text}}",
  slowly: "Langzaam",
  dictation: "Dictee",
  notDictated: "Deze zin lees je: als je hem hoorde, kende je het antwoord al.",
  failed: "Het voorlezen is op dit apparaat niet gelukt.",
  dictationFailed: "Het voorlezen is niet gelukt: het oefenen gaat schriftelijk verder.",
  settings: {
    title: "Luisteren",
    device: "Deze instellingen gelden voor dit apparaat.",
    voice: "Stem",
    best: "Bij voorkeur Spanje",
    speed: "Snelheid",
    speeds: { slow: "Langzaam", normal: "Normaal", fast: "Snel" },
    automatic: "De zin na elk antwoord voorlezen",
    example: "Een voorbeeld beluisteren",
  },
} satisfies Localised<typeof source>;
