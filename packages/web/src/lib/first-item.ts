import type { FirstItem } from "@verbena/server/client";
import { fromStored, parseStored, toStored } from "./stored-value.ts";
import { readStored, removeStored, writeStored } from "./web-storage.ts";

const KEY = "verbena_first_item";

/** A longer note would take long to read before the first paint. */
const LENGTH_MAX = 2_000;

/** The item with which the screen that was used last on this device would begin. Null without a note. */
export function notedItem(): FirstItem | null {
  return fromStored<FirstItem>(parseStored(readStored(KEY))) ?? null;
}

/** Notes the item with which a screen would begin next time. The next visit shows it before any script loads. */
export function noteItem(item: FirstItem): void {
  const note = JSON.stringify(toStored(item));
  // If storage is full, the write fails. Remove the older note first: it must not come back.
  removeStored(KEY);
  if (note.length <= LENGTH_MAX) writeStored(KEY, note);
}

export function forgetItem(): void {
  removeStored(KEY);
}

/** Forgets the note if it belongs to somebody else. */
export function forgetItemOfOthers(userId: string): void {
  const learner = notedItem()?.learner ?? userId;
  if (learner !== userId) forgetItem();
}

/**
 * The item that the first paint shows on this page. Null once the application has taken over.
 *
 * @param learner who uses the application; null for a visitor
 */
export function shownItem(learner: string | null): FirstItem | null {
  const item = document.getElementById("first") ? globalThis.verbenaFirstPaint?.item : undefined;
  return item?.learner === learner ? item : null;
}
