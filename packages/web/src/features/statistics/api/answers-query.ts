import { infiniteQueryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";
import { type ChosenFamily, familyIn } from "../chosen-family.ts";

type Wanted = {
  family: ChosenFamily;
  /** Beginning of a verb or of a right form, or a whole wrong answer; empty for all. */
  search: string;
};

/** The learner's answers, the newest first, page by page. */
export function answersQuery({ family, search }: Wanted) {
  const query = { search, ...familyIn(family) };
  return infiniteQueryOptions({
    queryKey: ["statistics", "answers", query],
    queryFn: ({ pageParam }) => {
      const page = pageParam === null ? {} : { before: pageParam };
      return answerOf(api.statistics.answers.$get({ query: { ...query, ...page } }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
