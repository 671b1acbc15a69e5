import type { exercise as source } from "../fr/exercise.ts";
import type { Localised } from "../localised.ts";

export const exercise = {
  position: "Oefening {{index}} van {{total}}",
  place: "{{index}} van {{total}}",
  bunting_one: "{{count, number}} van de {{total, number}} antwoorden in deze ronde",
  bunting_other: "{{count, number}} van de {{total, number}} antwoorden in deze ronde",
  modes: {
    review: "Herhalen",
    missed: "Wat lastig blijft",
    failed: "Lastige werkwoorden",
    failedFillIn: "Lastige zinnen",
    chosen: "Gekozen werkwoorden",
    chosenFillIn: "Gekozen zinnen",
  },
  blank: "Je antwoord",
  accentKeys: "Letters met accent",
  validate: "Controleren",
  continue: "Doorgaan",
  answerTooLong: "Het antwoord is te lang",
  perfect: "¡Perfecto!",
  accent: "¡Atención al acento!",
  translation: "Vertaling",
  notCounted: "Extra, telt niet mee",
  sounds: "Geluiden",
  choices: "Mogelijke antwoorden",
  giveUp: "Ik weet het niet",
  none: "Geen oefeningen beschikbaar",
  noneFailed: "Geen lastige werkwoorden meer",
  noneFailedFillIn: "Geen lastige zinnen meer",
  nonePackage: "Deze selectie bestaat niet of niet meer.",
  allExercises: "Terug naar alle oefeningen",
  loadFailed: "De oefeningen konden niet worden geladen.",
  progressFailed:
    "Je voortgang kon niet worden geladen. Je kunt gewoon oefenen: je antwoorden blijven bewaard.",
} satisfies Localised<typeof source>;
