import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { loadNamespaces, useTranslation } from "#i18n/use-translation.ts";
import { isolated } from "#lib/format.ts";
import { type FailedEdit, onEditsChanged } from "#queue/edits.ts";
import { waitingEdits } from "#queue/queue.ts";
import { showPersistentErrorToast } from "#ui/show-toast.ts";
import { sessionQuery } from "./session-query.ts";
import { useUser } from "./use-session.ts";

/** How often to count waiting edits again: another tab may have sent them. */
const RECOUNT_MS = 60_000;

const WAITING_KEY = "waiting-edits";

/** How many of the learner's edits the server has not acknowledged. */
export function useWaitingEdits(): number {
  const { id } = useUser();
  const { data = 0 } = useQuery({
    queryKey: [WAITING_KEY, id],
    queryFn: async () => (await waitingEdits(id)).length,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (state.data ? RECOUNT_MS : false),
  });
  return data;
}

/** Loads queries again. Includes inactive ones, because they fill the cache for an offline start. */
async function reload(client: QueryClient, key: string): Promise<void> {
  // Cancel running loads: they may have read the edits before these changed. Invalidating would not stop a first load.
  await client.cancelQueries({ queryKey: [key] });
  await client.invalidateQueries({ queryKey: [key], refetchType: "all" });
}

/** Reloads the queries that edits change, and reports failed edits. */
export function useEditReports(): void {
  const client = useQueryClient();
  const { t } = useTranslation();
  const errorText = useErrorText();

  useEffect(() => {
    function textOf({ edit, error, willRetry }: FailedEdit): string {
      // Error texts of fields have no full stop.
      const reason = willRetry ? t("errors.triedAgain") : errorText(error).replace(/[^.]$/, "$&.");
      const name = "name" in edit.value ? isolated(edit.value.name) : "";
      return t(`errors.notSaved.${edit.kind}`, { reason, name });
    }
    async function report(failed: readonly FailedEdit[]): Promise<void> {
      // The server may refuse a change before the texts with the reasons are loaded.
      await loadNamespaces("issues").catch(() => undefined);
      showPersistentErrorToast(failed.map(textOf).join(" "));
    }
    return onEditsChanged(({ hasProcessed, failed }) => {
      // A profile that was requested before a setting was sent may arrive after it, with the old value.
      const mustReload = hasProcessed || failed.length > 0;
      const reloaded = mustReload ? ["packages", "reports", ...sessionQuery.queryKey] : [];
      for (const key of [WAITING_KEY, ...reloaded]) void reload(client, key);
      if (failed.length > 0) void report(failed);
    });
  }, [client, t, errorText]);
}
