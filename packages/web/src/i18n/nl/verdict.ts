import type { verdict as source } from "../fr/verdict.ts";
import type { Localised } from "../localised.ts";

export const verdict = {
  almost: "Bijna",
  wrongForm: "Dit is niet de gevraagde vorm.",
  wrongWord: "Dit is niet het gevraagde woord.",
  no: "Nee:",
  gaveUp: "Dit is het antwoord.",
  construction: "Opbouw",
  verbTable: "Tabel",
  verbTableOf: "Tabel: {{verb}}",
  theory: "Theorie",
  comesBack: "Komt {{when}} terug",
  why: "Waarom?",
  slip: "Dat was een tikfout",
  end: {
    label: "Einde van de slinger",
    result: "Slinger vol: {{correct, number}} van de {{total, number}}.",
    outOf: "{{correct, number}} van de {{total, number}}",
    missed: "Om te onthouden",
    goOn: "Nog een slinger",
    again_one: "{{count, number}} fout herhalen",
    again_other: "Deze {{count, number}} fouten herhalen",
    againNote: "Herhalen verandert niets aan je planning, je statistieken en je niveau.",
    enough: "Genoeg voor nu",
  },
} satisfies Localised<typeof source>;
