import { queryOptions } from "@tanstack/react-query";
import type { ConjugationKey } from "@verbena/core/vocabulary";
import { answerOf, api } from "#lib/api.ts";
import { keptFirst } from "#lib/kept-answers.ts";

/** The verbs that a selection of this tense can hold. */
export function verbsQuery(tense: ConjugationKey) {
  return queryOptions({
    queryKey: ["verbs", tense],
    queryFn: keptFirst(
      `verbs ${tense}`,
      async () => (await answerOf(api.verbs.$get({ query: { tense } }))).verbs,
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
