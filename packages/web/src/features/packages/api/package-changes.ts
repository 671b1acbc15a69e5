import { useQueryClient } from "@tanstack/react-query";
import type { Edit } from "#lib/database.ts";
import { packagesQuery, withEdits } from "#progress/use-packages.ts";
import { useUser } from "#session/use-session.ts";
import { submitEdit } from "#session/waiting-edits.ts";

type PackageEdit = Extract<Edit, { savedPackage: unknown } | { deletedPackage: unknown }>;

/**
 * Saves a selection, or deletes it. Gives whether the server has heard of it: without a network it
 * waits on this device. The promise fails with an ApiError when the server refuses.
 */
export function useEditPackages(): (edit: PackageEdit) => Promise<boolean> {
  const client = useQueryClient();
  const { id } = useUser();
  return async (edit) => {
    const isSent = await submitEdit(id, edit);
    const { tense } = "savedPackage" in edit ? edit.savedPackage : edit.deletedPackage;
    const { queryKey } = packagesQuery(tense);
    client.setQueryData(queryKey, (shown) => shown && withEdits(shown, tense, [edit]));
    if (isSent) await client.invalidateQueries({ queryKey });
    else void client.invalidateQueries({ queryKey });
    return isSent;
  };
}
