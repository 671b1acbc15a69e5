import { queryOptions } from "@tanstack/react-query";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { answerOf, api } from "#lib/api.ts";
import { cachedFirst } from "#lib/offline-cache.ts";

/** What the learner answered on each item, and in each context, of a family. */
export function breakdownQuery(exercise: ExerciseKey) {
  const query = { exercise };
  return queryOptions({
    queryKey: ["statistics", "breakdown", query],
    queryFn: cachedFirst(`breakdown ${exercise}`, () =>
      answerOf(api.statistics.breakdown.$get({ query })),
    ),
    staleTime: 0,
  });
}
