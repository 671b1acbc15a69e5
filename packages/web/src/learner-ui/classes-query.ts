import { queryOptions } from "@tanstack/react-query";
import { api, readBody } from "#lib/api.ts";

/**
 * The classes of the user, as a teacher or a pupil, and why the user cannot open another one. The keys of all queries
 * about one class begin with the same word, so `invalidateQueries` with it loads everything about classes again.
 */
export const classesQuery = queryOptions({
  queryKey: ["classes"],
  queryFn: () => readBody(api.classes.$get(), "classes"),
  // Others change classes, too: teachers remove pupils, and pupils join.
  staleTime: 0,
});
