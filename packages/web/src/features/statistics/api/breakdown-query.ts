import { queryOptions } from "@tanstack/react-query";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { answerOf, api } from "#lib/api.ts";
import { keptFirst } from "#lib/kept-answers.ts";

/** What the learner answered on each item, and in each context, of a family. */
export function breakdownQuery(exercise: ExerciseKey) {
  const query = { exercise };
  return queryOptions({
    queryKey: ["statistics", "breakdown", query],
    queryFn: keptFirst(`breakdown ${exercise}`, () =>
      answerOf(api.statistics.breakdown.$get({ query })),
    ),
    staleTime: 0,
  });
}
