import type { levelUp as source } from "../fr/level-up.ts";
import type { Localised } from "../localised.ts";

export const levelUp = {
  title: "New level: {{level}}",
  newLevel: "New level",
  text_one: "{{family}}, {{count, number}} right answer.",
  text_other: "{{family}}, {{count, number}} right answers.",
  remaining_one: "{{count, number}} more right answer to reach {{level}}.",
  remaining_other: "{{count, number}} more right answers to reach {{level}}.",
  highest: "That is the highest level.",
  continue: "Continue",
} satisfies Localised<typeof source>;
