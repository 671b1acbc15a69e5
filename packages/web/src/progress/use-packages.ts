import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ConjugationKey, type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { answerOf, api } from "#lib/api.ts";
import { keptFirst } from "#lib/kept-answers.ts";

/** The learner's selections of a tense, newest first. */
export function packagesQuery(tense: ConjugationKey) {
  return queryOptions({
    queryKey: ["packages", tense],
    queryFn: keptFirst(
      `selections ${tense}`,
      async () => (await answerOf(api.packages.$get({ query: { tense } }))).packages,
    ),
  });
}

/** The learner's selections of a family; *desde / hace* has none. */
export function usePackages(family: ExerciseKey, { enabled = true } = {}) {
  const isTense = isConjugationKey(family);
  const query = packagesQuery(isTense ? family : "preterito-indefinido");
  return useQuery({ ...query, enabled: enabled && isTense });
}
