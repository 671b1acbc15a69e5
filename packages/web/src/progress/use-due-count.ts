import { dayIn } from "@verbena/core/calendar";
import { allFamilies } from "@verbena/core/families";
import { isDue } from "@verbena/core/progress/card";
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
  const user = useUser();
  return useProgressValue(({ exercises }) => {
    const now = currentInstant();
    const due = allFamilies.flatMap((family) =>
      Object.values(exercises[family].cards).filter(
        (card) => isDue(card, now) && isReviewed({ ...card, family }, user),
      ),
    ).length;
    const answered = answersOn(exercises, dayIn(now, deviceTimeZone()));
    return planBacklog({ due, answered, aim: user.dailyAim })?.today ?? due;
  });
}
