import type { Skill } from "@verbena/core/knowledge/skill";
import type { PlacementForm, PlacementPool } from "@verbena/core/placement/placement-pool";
import type { PlacementResult } from "@verbena/core/placement/placement-result";
import type { PlacementEvent } from "@verbena/core/progress/progress-event";
import type { KeptTest } from "./kept-test.ts";

type NewPlacement = Omit<PlacementEvent, "id" | "at" | "timeZone">;

/** The result of a test as events: one for each family, with the skills that the test estimates in it. */
export function placementEvents<T extends PlacementForm>(
  { skills }: PlacementPool<T>,
  { level, answers }: KeptTest,
  { families, guesses }: PlacementResult<T>,
): NewPlacement[] {
  return families.map(({ family, status }) => ({
    kind: "placement",
    family,
    level,
    status,
    answers: answers
      .filter((answer) => answer.family === family)
      .map(({ family: _, ...answer }) => answer),
    guesses: Object.fromEntries(
      skills
        .filter((target) => target.family === family)
        .map(({ skill }): [Skill, number] => [skill, rounded(guesses.get(skill) ?? 0)]),
    ),
  }));
}

const rounded = (chance: number) => Math.round(chance * 100) / 100;
