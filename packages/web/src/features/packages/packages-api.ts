import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ConjugationKey } from "@verbena/core/vocabulary";
import { api, readBody } from "#lib/api.ts";
import type { Edit } from "#lib/database.ts";
import { cachedFirst } from "#lib/offline-cache.ts";
import { packagesQuery, withEdits } from "#progress/use-packages.ts";
import { useUser } from "#session/use-session.ts";
import { submitEdit } from "#session/waiting-edits.ts";

/** The verbs of a tense that a package may contain. */
export function verbsQuery(tense: ConjugationKey) {
  return queryOptions({
    queryKey: ["verbs", tense],
    queryFn: cachedFirst(
      `verbs ${tense}`,
      async () => (await readBody(api.verbs.$get({ query: { tense } }))).verbs,
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type PackageEdit = Extract<Edit, { savedPackage: unknown } | { deletedPackage: unknown }>;

/**
 * Returns a function that saves or deletes a package, and shows the change at once. It returns whether the
 * server has received the edit. Without a network, the edit is queued on this device.
 *
 * @throws ApiError when the server refuses the edit
 */
export function useEditPackages(): (edit: PackageEdit) => Promise<boolean> {
  const client = useQueryClient();
  const { id } = useUser();
  return async (edit) => {
    const isSent = await submitEdit(id, edit);
    const { tense } = "savedPackage" in edit ? edit.savedPackage : edit.deletedPackage;
    const { queryKey } = packagesQuery(tense);
    client.setQueryData(queryKey, (shown) => shown && withEdits(shown, tense, [edit]));
    const refreshed = client.invalidateQueries({ queryKey });
    if (isSent) await refreshed;
    return isSent;
  };
}
