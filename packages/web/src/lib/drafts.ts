import { readStored, removeStored, writeStored } from "./local-storage.ts";

/** What was typed into a form and neither sent nor given up: a text a field. */
export type Draft = { [field: string]: string };

type Stored = { texts: Draft; typedAt: number };

const PREFIX = "verbena_draft ";

/** So long a draft is kept; nobody comes back to older ones. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Those of this document, also where the browser stores nothing. */
const typed = new Map<string, string>();
const listeners = new Set<() => void>();

/** The name of a draft: whose it is, and of which form. */
export function draftName(userId: string, form: string): string {
  return `${PREFIX}${userId} ${form}`;
}

/** What is stored under a name, the same as long as nothing is typed; null when nothing is. */
export function storedDraft(name: string): string | null {
  return readStored(name) ?? typed.get(name) ?? null;
}

/** The draft in what is stored; null when it is none. */
export function readDraft(stored: string | null): Draft | null {
  return readStoredDraft(stored)?.texts ?? null;
}

/** Keeps what was typed on this device, and lets old drafts go. */
export function keepDraft(name: string, texts: Draft): void {
  forgetWhere((_, stored) => isOld(stored));
  const stored = JSON.stringify({ texts, typedAt: Date.now() } satisfies Stored);
  typed.set(name, stored);
  writeStored(name, stored);
  tell();
}

export function forgetDraft(name: string): void {
  forgetWhere((one) => one === name);
  tell();
}

/** Forgets all drafts on this device, whosever they are: the next person must not find them. */
export function forgetDrafts(): void {
  forgetWhere(() => true);
  tell();
}

/** Calls back whenever a draft has changed, in whichever tab. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

function forgetWhere(isGone: (name: string, stored: string | null) => boolean): void {
  for (const name of new Set([...typed.keys(), ...storedNames()])) {
    if (!isGone(name, storedDraft(name))) continue;
    typed.delete(name);
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
