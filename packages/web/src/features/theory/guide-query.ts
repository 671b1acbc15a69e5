import { queryOptions } from "@tanstack/react-query";
import { loadGuide } from "@verbena/content/theory/load-guide";
import type { ExerciseKey, Language } from "@verbena/core/vocabulary";

/** The prose of a guide in a language: a chunk of its own, which changes only with the program. */
export function guideQuery(key: ExerciseKey, language: Language) {
  return queryOptions({
    queryKey: ["guide", key, language],
    queryFn: () => loadGuide(key, language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
