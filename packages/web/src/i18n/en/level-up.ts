import type { levelUp as source } from "../fr/level-up.ts";
import type { Localised } from "../localised.ts";

export const levelUp = {
  title: "New level: {{level}}",
  newLevel: "New level",
  text_one: "{{family}}, {{count, number}} correct answer.",
  text_other: "{{family}}, {{count, number}} correct answers.",
  remaining_one: "{{count, number}} more correct answer to reach {{level}}.",
  remaining_other: "{{count, number}} more correct answers to reach {{level}}.",
  highest: "That is the highest level.",
  continue: "Continue",
} satisfies Localised<typeof source>;
