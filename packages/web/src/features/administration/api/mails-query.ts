import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/** What keeps mails from leaving. */
export const mailsQuery = queryOptions({
  queryKey: ["admin", "mails"],
  queryFn: () => answerOf(api.admin.mails.$get()),
  staleTime: 0,
});
