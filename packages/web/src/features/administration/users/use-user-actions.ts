import type { ListedUser } from "@verbena/server/client";
import { useEffect, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { showToast } from "#ui/show-toast.ts";
import type { Outcome, UserAction } from "./user-actions.ts";
import type { Selection } from "./users-table.tsx";

type ActionRequest = { number: number; action: UserAction; users: readonly ListedUser[] };

/** The action in the dialog, the results of the last action, and functions to change both. */
export function useUserActions(selection: Pick<Selection, "users" | "replace">) {
  const { t } = useTranslation();
  // Kept while the dialog fades out.
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [resets, showResets] = useTransient<{ sent: number; isQueued: boolean }>();

  function ask(action: UserAction): void {
    showResets(null);
    setRequest({ number: (request?.number ?? 0) + 1, action, users: selection.users });
    setOpen(true);
  }

  function finish(action: UserAction, finished: readonly Outcome[]): void {
    setOpen(false);
    setOutcomes(finished);
    selection.replace([]);
    const count = finished.filter(({ status }) => status !== "skipped").length;
    if (action === "passwordReset") {
      showResets({ sent: count, isQueued: finished.some(({ status }) => status === "queued") });
    } else {
      const isComplete = count === finished.length;
      showToast(
        isComplete
          ? t(`administration.${action}.done`, { count })
          : t(`administration.${action}.doneOf`, { count, asked: finished.length }),
      );
    }
  }

  function showMailFailure(): void {
    setOpen(false);
    showResets({ sent: 0, isQueued: false });
  }

  const close = () => setOpen(false);
  const dismiss = () => setOutcomes([]);
  return { request, isOpen, outcomes, resets, ask, finish, showMailFailure, close, dismiss };
}

const TRANSIENT_MS = 5000;

/** A value that disappears after five seconds. */
function useTransient<Value>(): [Value | null, (value: Value | null) => void] {
  // A new object each time, because showing an equal value again must restart the timer.
  const [shown, setShown] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), TRANSIENT_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.value ?? null, (value) => setShown(value === null ? null : { value })];
}
