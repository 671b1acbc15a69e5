import { useMemo, useSyncExternalStore } from "react";
import {
  type Draft,
  deleteDraft,
  draftKey,
  parseDraft,
  readDraft,
  saveDraft,
  subscribeToDrafts,
} from "#lib/drafts.ts";
import { useUser } from "./use-session.ts";

/** This learner's draft of a form on this device. The draft survives the end of a session, but not a sign-out. */
export function useDraft(form: string) {
  const { id } = useUser();
  const name = draftKey(id, form);
  const stored = useSyncExternalStore(subscribeToDrafts, () => readDraft(name));
  const draft = useMemo(() => parseDraft(stored), [stored]);
  return {
    draft,
    save: (texts: Draft) => saveDraft(name, texts),
    discard: () => deleteDraft(name),
  };
}
