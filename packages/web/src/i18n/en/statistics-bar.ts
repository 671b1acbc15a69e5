import type { statisticsBar as source } from "../fr/statistics-bar.ts";
import type { Localised } from "../localised.ts";

export const statisticsBar = {
  label: "Your figures",
  today: "Today",
  level: "Level",
  total: "Total",
  levelTitle: "Level progress",
  allFamilies: "All families",
  attempts: "Answers",
  correct: "Correct",
  failed: "Wrong",
  rate: "Success rate",
  remaining_one: "{{count, number}} more correct answer to reach {{level}}",
  remaining_other: "{{count, number}} more correct answers to reach {{level}}",
  toNext: "{{count, number}} to go → {{level}}",
  highest: "Highest level reached",
  levels: "The eight levels",
  threshold_one: "from {{count, number}} correct",
  threshold_other: "from {{count, number}} correct",
  start: "at the start",
  ratio: "{{correct, number}} / {{attempts, number}}",
  number: "{{count, number}}",
  current: "your level",
} satisfies Localised<typeof source>;
