import type { dashboard as source } from "../fr/dashboard.ts";
import type { Localised } from "../localised.ts";

export const dashboard = {
  title: "Start",
  waiting_morning_one: "{{count, number}} vorm wacht vanmorgen op je.",
  waiting_morning_other: "{{count, number}} vormen wachten vanmorgen op je.",
  waiting_afternoon_one: "{{count, number}} vorm wacht vanmiddag op je.",
  waiting_afternoon_other: "{{count, number}} vormen wachten vanmiddag op je.",
  waiting_evening_one: "{{count, number}} vorm wacht vanavond op je.",
  waiting_evening_other: "{{count, number}} vormen wachten vanavond op je.",
  nothingWaiting: "Niets te herhalen: tijd voor nieuwe vormen.",
  allDone: "Alles is herhaald. Kom morgen terug, of oefen verder voor je plezier.",
  firstTime: "Waarmee begin je?",
  families: "Oefenreeksen",
  due: "te herhalen",
  upToDate: "bij",
  unseen_one: "{{count, number}} nieuwe",
  unseen_other: "{{count, number}} nieuwe",
  verbs_one: "{{count, number}} werkwoord",
  verbs_other: "{{count, number}} werkwoorden",
  sentences_one: "{{count, number}} zin",
  sentences_other: "{{count, number}} zinnen",
  review: "Herhalen",
  practise: "Oefenen",
  right_one: "{{level}} · {{count, number}} goed",
  right_other: "{{level}} · {{count, number}} goed",
  remaining: "nog {{count, number}} tot {{level}}",
  highestLevel: "hoogste niveau",
  progressFailed:
    "Je voortgang kon niet worden geladen. Je kunt oefenen: je antwoorden blijven hier bewaard en worden later verstuurd.",
  exercisesFailed: "De zinnen konden niet worden geladen.",
} satisfies Localised<typeof source>;
