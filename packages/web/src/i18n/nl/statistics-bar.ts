import type { statisticsBar as source } from "../fr/statistics-bar.ts";
import type { Localised } from "../localised.ts";

export const statisticsBar = {
  label: "Jouw cijfers",
  today: "Vandaag",
  level: "Niveau",
  total: "Totaal",
  levelTitle: "Voortgang van je niveau",
  allFamilies: "Alle oefenreeksen",
  attempts: "Antwoorden",
  correct: "Goed",
  failed: "Fout",
  rate: "Percentage goed",
  remaining_one: "Nog {{count, number}} goed antwoord tot {{level}}",
  remaining_other: "Nog {{count, number}} goede antwoorden tot {{level}}",
  toNext: "nog {{count, number}} → {{level}}",
  highest: "Hoogste niveau bereikt",
  levels: "De acht niveaus",
  threshold_one: "vanaf {{count, number}} goed",
  threshold_other: "vanaf {{count, number}} goed",
  start: "bij het begin",
  ratio: "{{correct, number}} / {{attempts, number}}",
  number: "{{count, number}}",
  current: "jouw niveau",
} satisfies Localised<typeof source>;
