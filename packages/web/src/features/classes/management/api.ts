import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ClassDetails } from "@verbena/server/client";
import { classesQuery } from "#learner-ui/classes-query.ts";
import { api, readBody } from "#lib/api.ts";
import { classQuery } from "../results/api.ts";

export function membersQuery(classId: string) {
  return queryOptions({
    queryKey: ["classes", classId, "members"],
    queryFn: () => readBody(api.classes[":classId"].members.$get({ param: { classId } }), "pupils"),
  });
}

/** Returns a function that shows the changed class, and loads what depends on it again. */
export function useShowClass(): (changed: ClassDetails) => Promise<void> {
  const client = useQueryClient();
  return async (changed) => {
    client.setQueryData(classQuery(changed.id).queryKey, changed);
    await client.invalidateQueries(classesQuery);
  };
}

/** Returns a function that loads everything about the user's classes again. */
export function useRefreshClasses(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries(classesQuery);
  };
}
