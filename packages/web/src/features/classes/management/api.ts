import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ClassDetails } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";
import { classQuery } from "../results/api.ts";

/** The classes of the user, and why the user cannot open another one. */
export function classesQuery() {
  return queryOptions({
    queryKey: ["classes"],
    queryFn: () => readBody(api.classes.$get(), "classes"),
  });
}

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
    await client.invalidateQueries({ queryKey: ["classes"] });
  };
}

/** Returns a function that loads everything about the user's classes again. */
export function useRefreshClasses(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ["classes"] });
  };
}
