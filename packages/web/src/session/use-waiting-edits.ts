import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { loadParts, useTranslation } from "#i18n/use-translation.ts";
import { isolated } from "#lib/format.ts";
import { showPersistentErrorToast } from "#ui/show-toast.ts";
import { sessionQuery } from "./session-query.ts";
import { useUser } from "./use-session.ts";
import { type FailedEdit, onEditsChanged, sendEdits, waitingEdits } from "./waiting-edits.ts";

const RETRY_MS = 60_000;

const WAITING_KEY = "waiting-edits";

/** How many of the learner's edits the server has not acknowledged. */
export function useWaitingEdits(): number {
  const { id } = useUser();
  const { data = 0 } = useQuery({
    queryKey: [WAITING_KEY, id],
    queryFn: async () => (await waitingEdits(id)).length,
    // Another tab may have sent them meanwhile.
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (state.data ? RETRY_MS : false),
  });
  return data;
}

/** Loads queries again, and inactive ones too: they fill the cache for an offline start. */
async function reload(client: QueryClient, key: string): Promise<void> {
  // Invalidating would let a first load go on, although it may have read the edits before they changed.
  await client.cancelQueries({ queryKey: [key] });
  await client.invalidateQueries({ queryKey: [key], refetchType: "all" });
}

/** Sends the waiting edits every minute, reloads the queries they change, and reports failed edits. */
export function useEditSync(userId: string | undefined): void {
  const client = useQueryClient();
  const { t } = useTranslation();
  const errorText = useErrorText();

  useEffect(() => {
    if (userId === undefined) return;
    const timer = setInterval(() => {
      if (navigator.onLine) void sendEdits(userId);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [userId]);

  useEffect(() => {
    function textOf({ edit, error, willRetry }: FailedEdit): string {
      // Error texts of fields have no full stop.
      const reason = willRetry ? t("errors.triedAgain") : errorText(error).replace(/[^.]$/, "$&.");
      if ("change" in edit) return t("errors.notSaved.settings", { reason });
      if ("report" in edit) return t("errors.notSaved.report", { reason });
      if ("savedPackage" in edit) {
        return t("errors.notSaved.package", { reason, name: isolated(edit.savedPackage.name) });
      }
      return t("errors.notSaved.deletion", { reason, name: isolated(edit.deletedPackage.name) });
    }
    async function report(failed: readonly FailedEdit[]): Promise<void> {
      // A change may be refused before the texts that say why are loaded.
      await loadParts("issues").catch(() => undefined);
      showPersistentErrorToast(failed.map(textOf).join(" "));
    }
    return onEditsChanged(({ hasProcessed, failed }) => {
      // A profile that was requested before the setting was sent may arrive after it.
      const mustReload = hasProcessed || failed.length > 0;
      const reloaded = mustReload ? ["packages", "reports", ...sessionQuery.queryKey] : [];
      for (const key of [WAITING_KEY, ...reloaded]) void reload(client, key);
      if (failed.length > 0) void report(failed);
    });
  }, [client, t, errorText]);
}
