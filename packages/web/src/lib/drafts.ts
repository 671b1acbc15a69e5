import { readStored, removeStored, removeStoredIf, writeStored } from "./web-storage.ts";

/** The texts of a form that is not sent yet, by field. */
export type Draft = { [field: string]: string };

type Stored = { texts: Draft; typedAt: number };

const PREFIX = "verbena_draft ";
const LIFETIME_MS = 30 * 86_400_000;

const listeners = new Set<() => void>();

/** The storage key of a learner's draft of a form. */
export function draftName(userId: string, form: string): string {
  return `${PREFIX}${userId} ${form}`;
}

/** The stored text of a draft, for `useSyncExternalStore`, which compares it by value. */
export function storedDraft(name: string): string | null {
  return readStored(name);
}

/** Parses the stored text of a draft; null if it is none. */
export function readDraft(stored: string | null): Draft | null {
  return parse(stored)?.texts ?? null;
}

/** Stores a draft and removes those older than 30 days. */
export function keepDraft(name: string, texts: Draft): void {
  removeStoredIf(PREFIX, isOld);
  // First, so that an older draft does not come back if this one has no room.
  removeStored(name);
  writeStored(name, JSON.stringify({ texts, typedAt: Date.now() } satisfies Stored));
  notify();
}

export function forgetDraft(name: string): void {
  removeStored(name);
  notify();
}

/** Removes the drafts of all learners but one, and that learner's old ones. */
export function forgetDrafts(exceptUserId?: string): void {
  const kept = exceptUserId === undefined ? null : draftName(exceptUserId, "");
  removeStoredIf(PREFIX, (name) => kept === null || !name.startsWith(kept) || isOld(name));
  notify();
}

/** Calls back when a draft changes in any tab. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

function isOld(name: string): boolean {
  const typedAt = parse(readStored(name))?.typedAt ?? 0;
  return typedAt < Date.now() - LIFETIME_MS;
}

function parse(stored: string | null): Stored | null {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null) return false;
  const { texts, typedAt }: { texts?: unknown; typedAt?: unknown } = value;
  if (typeof texts !== "object" || texts === null || typeof typedAt !== "number") return false;
  return Object.values(texts).every((text) => typeof text === "string");
}
