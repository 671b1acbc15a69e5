import type { board as source } from "../fr/board.ts";
import type { Localised } from "../localised.ts";

export const board = {
  title: "Op het bord",
  intro:
    "Eén zin tegelijk, in het groot, voor de hele klas. De klas zoekt, daarna laat je het antwoord zien en hoe het is opgebouwd.",
  notRecorded: "Er wordt niets bewaard.",
  family: "Welke oefeningen?",
  which: "Welke werkwoorden?",
  allVerbs: "Alle",
  someVerbs: "Een lijst",
  verbs: "Werkwoorden in de infinitief",
  verbsHint: "Eén of meer, met komma’s ertussen.",
  noSentence_one: "Hier is geen zin met {{text}}.",
  noSentence_other: "Hier zijn geen zinnen met {{text}}.",
  persons: "Welke personen?",
  sentences_one: "{{count, number}} zin",
  sentences_other: "{{count, number}} zinnen",
  none: "Bij deze keuze horen geen zinnen.",
  loadFailed: "De zinnen konden niet worden geladen.",
  start: "Op het bord zetten",
  change: "Iets anders kiezen",
  place: "{{index, number}} van {{total, number}}",
  reveal: "Antwoord",
  answer: "Antwoord:",
  next: "Volgende zin",
  back: "Vorige zin",
  leave: "Stoppen",
  fullScreen: "Volledig scherm",
  exitFullScreen: "Volledig scherm verlaten",
  keys: "Spatie: antwoord · ← →: andere zin · Esc: stoppen",
  asIfRegular: "Fout, als regelmatig werkwoord:",
} as const satisfies Localised<typeof source>;
