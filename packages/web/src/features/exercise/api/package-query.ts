import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/** The package that a session is limited to. */
export function packageQuery(id: string) {
  return queryOptions({
    queryKey: ["packages", "one", id],
    queryFn: () => answerOf(api.packages[":id"].$get({ param: { id } })),
  });
}
