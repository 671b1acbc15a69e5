import { dayIn, type Instant } from "@verbena/core/calendar";
import { allFamilies, type Family } from "@verbena/core/families";
import { isDue } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { answersOn } from "@verbena/core/progress/statistics";
import { planBacklog } from "@verbena/core/session/count-review";
import { isReviewed } from "@verbena/core/session/practice-choice";
import { currentInstant } from "#lib/server-clock.ts";
import { useUser } from "#session/use-session.ts";
import { useProgressValue } from "./progress-provider.tsx";
import { deviceTimeZone } from "./time-zone.ts";

/**
 * How many cards are due today. If a backlog is spread over several days, counts only today's cards. Loads no
 * sentences, because every page shows this count.
 */
export function useDueCount(): number {
  const choice = useUser();
  return useProgressValue(({ exercises }) => {
    const now = currentInstant();
    const due = allFamilies
      .map((family) => dueIn(family, exercises[family].cards, now))
      .reduce((sum, count) => sum + count, 0);
    const answered = answersOn(exercises, dayIn(now, deviceTimeZone()));
    return planBacklog({ due, answered, aim: choice.dailyAim })?.today ?? due;
  });

  function dueIn(family: Family, cards: ExerciseProgress["cards"], now: Instant): number {
    return Object.values(cards).filter(
      (card) => isDue(card, now) && isReviewed({ ...card, family }, choice),
    ).length;
  }
}
