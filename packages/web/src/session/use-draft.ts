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

/** This learner's draft of a form on this device. It survives the session until they sign out. */
export function useDraft(form: string) {
  const { id } = useUser();
  const name = draftName(id, form);
  const stored = useSyncExternalStore(subscribeToDrafts, () => storedDraft(name));
  const draft = useMemo(() => readDraft(stored), [stored]);
  return {
    draft,
    keep: (texts: Draft) => keepDraft(name, texts),
    forget: () => forgetDraft(name),
  };
}
