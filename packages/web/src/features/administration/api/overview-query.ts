import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/** How the platform as a whole does. */
export const overviewQuery = queryOptions({
  queryKey: ["admin", "overview"],
  queryFn: () => answerOf(api.admin.overview.$get()),
  staleTime: 0,
});
