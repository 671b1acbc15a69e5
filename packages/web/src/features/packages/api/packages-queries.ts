import { queryOptions } from "@tanstack/react-query";
import type { ConjugationKey } from "@verbena/core/vocabulary";
import { answerOf, api } from "#lib/api.ts";
import { cachedFirst } from "#lib/offline-cache.ts";

/** The verbs that a selection of this tense can hold. */
export function verbsQuery(tense: ConjugationKey) {
  return queryOptions({
    queryKey: ["verbs", tense],
    queryFn: cachedFirst(
      `verbs ${tense}`,
      async () => (await answerOf(api.verbs.$get({ query: { tense } }))).verbs,
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
