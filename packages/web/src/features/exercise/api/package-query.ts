import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/** The package that a session is limited to. */
export function packageQuery(id: string) {
  return queryOptions({
    queryKey: ["packages", "one", id],
    // A session keeps what it began with, so it must not begin with a package as it once was.
    gcTime: 0,
    queryFn: () => answerOf(api.packages[":id"].$get({ param: { id } })),
  });
}
