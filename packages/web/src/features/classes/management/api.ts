import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ClassDetails } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";

/** The classes of the user, and why the user cannot open another one. */
export function classesQuery() {
  return queryOptions({
    queryKey: ["classes"],
    queryFn: () => readBody(api.classes.$get(), "classes"),
  });
}

export function classQuery(classId: string) {
  return queryOptions({
    queryKey: ["class", classId],
    queryFn: () => readBody(api.classes[":classId"].$get({ param: { classId } }), "name"),
  });
}

export function membersQuery(classId: string) {
  return queryOptions({
    queryKey: ["class", classId, "members"],
    queryFn: () => readBody(api.classes[":classId"].members.$get({ param: { classId } }), "pupils"),
  });
}

/** Returns a function that shows the changed class, and loads what depends on it again. */
export function useShowClass(): (changed: ClassDetails) => Promise<void> {
  const client = useQueryClient();
  return async (changed) => {
    client.setQueryData(classQuery(changed.id).queryKey, changed);
    await client.invalidateQueries({ queryKey: classesQuery().queryKey });
  };
}

/** Returns a function that loads everything about the user's classes again. */
export function useRefreshClasses(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ["class"] }),
      client.invalidateQueries({ queryKey: ["classes"] }),
    ]);
  };
}
