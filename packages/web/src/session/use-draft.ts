import { useMemo, useSyncExternalStore } from "react";
import {
  type Draft,
  draftName,
  forgetDraft,
  keepDraft,
  readDraft,
  storedDraft,
  subscribeToDrafts,
} from "#lib/drafts.ts";
import { useUser } from "./use-session.ts";

/**
 * What this person has typed into a form on this device and neither sent nor given up: it outlives
 * the page, the tab and the session, until they sign out on purpose.
 */
export function useDraft(form: string) {
  const { id } = useUser();
  const name = draftName(id, form);
  const stored = useSyncExternalStore(subscribeToDrafts, () => storedDraft(name));
  const draft = useMemo(() => readDraft(stored), [stored]);
  return {
    /** Null when there is none. */
    draft,
    keep: (texts: Draft) => keepDraft(name, texts),
    forget: () => forgetDraft(name),
  };
}
