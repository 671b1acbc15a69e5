import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";
import { answerOrKept } from "#lib/kept-answers.ts";

/** The package that a session is limited to. */
export function packageQuery(id: string) {
  return queryOptions({
    queryKey: ["packages", "one", id],
    // A session keeps what it began with, so it begins with the package as it is now, and loads it once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      answerOrKept(`package ${id}`, () => answerOf(api.packages[":id"].$get({ param: { id } }))),
  });
}
