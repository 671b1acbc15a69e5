import type { statistics as source } from "../fr/statistics.ts";
import type { Localised } from "../localised.ts";

export const statistics = {
  title: "Statistics",
  family: "Exercises",
  causesTitle: "Your mistakes by cause",
  causesIntro:
    "The last {{days, number}} days, today included. An answer that only lacked an accent counts as right, but is listed here.",
  times_one: "{{count, number}} time",
  times_other: "{{count, number}} times",
  none: "No mistakes to show",
  noneText: "What goes wrong while you practise is counted here, by cause.",
  practise: "Practise",
  loadFailed: "Your mistakes could not be loaded.",
} satisfies Localised<typeof source>;
