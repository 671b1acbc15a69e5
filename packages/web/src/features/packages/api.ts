import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ConjugationFamily } from "@verbena/core/families";
import { packagesQuery, withEdits } from "#learner-ui/use-packages.ts";
import { api, readBody } from "#lib/api.ts";
import type { Edit } from "#lib/database.ts";
import { cachedFirst } from "#lib/offline-cache.ts";
import { queueOf } from "#queue/queue.ts";
import { useUser } from "#session/use-session.ts";

/** The verbs of a family that a package may contain. */
export function verbsQuery(family: ConjugationFamily) {
  return queryOptions({
    queryKey: ["verbs", family],
    queryFn: cachedFirst(
      `verbs ${family}`,
      async () => (await readBody(api.verbs.$get({ query: { family } }))).verbs,
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type PackageEdit = Edit<"savedPackage" | "deletedPackage">;

/**
 * Returns a function that saves or deletes a package and shows the change at once. It resolves to whether the server
 * has received the edit. Without a network, the edit is queued on this device.
 *
 * @throws ApiError when the server refuses the edit
 */
export function useEditPackages(): (edit: PackageEdit) => Promise<boolean> {
  const client = useQueryClient();
  const { id } = useUser();
  return async (edit) => {
    const isSent = await queueOf(id).submit(edit);
    const { family } = edit.value;
    const { queryKey } = packagesQuery(family);
    client.setQueryData(queryKey, (shown) => shown && withEdits(shown, family, [edit]));
    const refreshed = client.invalidateQueries({ queryKey });
    if (isSent) await refreshed;
    return isSent;
  };
}
