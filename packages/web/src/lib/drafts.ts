import { readStored, removeStored, writeStored } from "./local-storage.ts";

/** What was typed into a form and neither sent nor given up: a text a field. */
export type Draft = { [field: string]: string };

type Stored = { texts: Draft; typedAt: number };

const PREFIX = "verbena_draft ";

/** So long a draft is kept; nobody comes back to older ones. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** What the browser would not store: it is blocked, or full. These are later than what is stored. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** The name of a draft: whose it is, and of which form. */
export function draftName(userId: string, form: string): string {
  return `${PREFIX}${userId} ${form}`;
}

/** What is stored under a name, the same as long as nothing is typed; null when nothing is. */
export function storedDraft(name: string): string | null {
  return unstored.get(name) ?? readStored(name);
}

/** The draft in what is stored; null when it is none. */
export function readDraft(stored: string | null): Draft | null {
  return readStoredDraft(stored)?.texts ?? null;
}

/** Keeps what was typed on this device, and lets old drafts go. */
export function keepDraft(name: string, texts: Draft): void {
  forgetWhere((_, stored) => isOld(stored));
  const stored = JSON.stringify({ texts, typedAt: Date.now() } satisfies Stored);
  if (writeStored(name, stored)) unstored.delete(name);
  else unstored.set(name, stored);
  tell();
}

export function forgetDraft(name: string): void {
  forgetWhere((one) => one === name);
  tell();
}

/**
 * Forgets the drafts on this device, but for those of one person that are not old: the next one must
 * not find them.
 */
export function forgetDrafts(owner?: string): void {
  const isTheirs = (name: string) => owner !== undefined && name.startsWith(draftName(owner, ""));
  forgetWhere((name, stored) => !isTheirs(name) || isOld(stored));
  tell();
}

/** Calls back whenever a draft has changed, in whichever tab. */
export function subscribeToDrafts(listener: () => void): () => void {
  function hearOtherTab({ key }: StorageEvent): void {
    if (key === null) unstored.clear();
    else unstored.delete(key);
    listener();
  }
  listeners.add(listener);
  window.addEventListener("storage", hearOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hearOtherTab);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

function forgetWhere(isGone: (name: string, stored: string | null) => boolean): void {
  for (const name of new Set([...unstored.keys(), ...storedNames()])) {
    if (!isGone(name, storedDraft(name))) continue;
    unstored.delete(name);
    removeStored(name);
  }
}

function isOld(stored: string | null): boolean {
  const { typedAt } = readStoredDraft(stored) ?? { typedAt: 0 };
  return typedAt < Date.now() - KEPT_DAYS * DAY_MS;
}

function readStoredDraft(stored: string | null): Stored | null {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null) return false;
  if (!("texts" in value && "typedAt" in value)) return false;
  const { texts, typedAt } = value;
  if (typeof texts !== "object" || texts === null || typeof typedAt !== "number") return false;
  return Object.values(texts).every((text) => typeof text === "string");
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}
