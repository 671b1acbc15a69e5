import { useMemo, useSyncExternalStore } from "react";
import { createListeners } from "#lib/listeners.ts";
import { fromStored, parseStored, toStored } from "#lib/stored-value.ts";
import { readStored, removeStored, removeStoredIf, writeStored } from "#lib/web-storage.ts";
import { useUser } from "./use-session.ts";

/** This learner's draft of a form on this device. The draft survives the end of a session, but not a sign-out. */
export function useDraft(form: string) {
  const { id } = useUser();
  const name = draftKey(id, form);
  const stored = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(name),
    () => null,
  );
  const draft = useMemo(() => parseDraft(stored), [stored]);
  return {
    draft,
    save: (texts: Draft) => saveDraft(name, texts),
    discard: () => deleteDraft(name),
  };
}

/** The texts of a form that is not sent yet, by field. */
export type Draft = { [field: string]: string };

const PREFIX = "verbena_draft ";
const LIFETIME_MS = 30 * 86_400_000;

const { subscribe, notify } = createListeners();

/** The storage key of a learner's draft of a form. */
export function draftKey(userId: string, form: string): string {
  return `${PREFIX}${userId} ${form}`;
}

/** The stored text of a draft. It is a string, because `useSyncExternalStore` compares by value. */
export function readDraft(name: string): string | null {
  return readStored(name);
}

/** Parses the stored text of a draft. Null if there is none, or if another version of the application stored it. */
export function parseDraft(stored: string | null): Draft | null {
  return fromStored<Draft>(parseStored(stored)) ?? null;
}

/** Stores a draft and removes those older than 30 days. */
export function saveDraft(name: string, texts: Draft): void {
  removeStoredIf(PREFIX, isOld);
  // If storage is full, the write fails. Remove the older draft first: it must not come back.
  removeStored(name);
  writeStored(name, JSON.stringify(toStored(texts)));
  notify();
}

export function deleteDraft(name: string): void {
  removeStored(name);
  notify();
}

/** Deletes all drafts, or all except one learner's recent ones. */
export function deleteDrafts(exceptUserId?: string): void {
  const kept = exceptUserId === undefined ? null : draftKey(exceptUserId, "");
  removeStoredIf(PREFIX, (name) => kept === null || !name.startsWith(kept) || isOld(name));
  notify();
}

/** Calls back when a draft changes in any tab. */
export function subscribeToDrafts(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  window.addEventListener("storage", listener);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", listener);
  };
}

function isOld(name: string): boolean {
  const savedAt = parseStored(readStored(name))?.at ?? 0;
  return savedAt < Date.now() - LIFETIME_MS;
}
