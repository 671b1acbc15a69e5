import { queryOptions } from "@tanstack/react-query";
import type { ConjugationKey } from "@verbena/core/vocabulary";
import { answerOf, api } from "#lib/api.ts";
import { answerOrKept } from "#lib/kept-answers.ts";

/** The learner's selections of a tense, newest first. */
export function packagesQuery(tense: ConjugationKey) {
  return queryOptions({
    queryKey: ["packages", tense],
    queryFn: async () => {
      const load = () => answerOf(api.packages.$get({ query: { tense } }));
      return (await answerOrKept(`packages ${tense}`, load)).packages;
    },
  });
}

/** The verbs that a selection of this tense can hold. */
export function verbsQuery(tense: ConjugationKey) {
  return queryOptions({
    queryKey: ["verbs", tense],
    queryFn: async () => (await answerOf(api.verbs.$get({ query: { tense } }))).verbs,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
