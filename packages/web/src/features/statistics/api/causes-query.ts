import { queryOptions } from "@tanstack/react-query";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { answerOf, api } from "#lib/api.ts";
import { keptFirst } from "#lib/kept-answers.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";

/** How far back causes are counted, today included. */
export const CAUSE_DAYS = 30;

/** What went wrong lately in a family, the most frequent cause first; each answer can change it. */
export function causesQuery(exercise: ExerciseKey) {
  const query = { exercise, days: String(CAUSE_DAYS), timeZone: deviceTimeZone() };
  return queryOptions({
    queryKey: ["statistics", "causes", query],
    queryFn: keptFirst(
      `causes ${exercise}`,
      async () => (await answerOf(api.statistics.causes.$get({ query }))).causes,
    ),
    staleTime: 0,
  });
}
