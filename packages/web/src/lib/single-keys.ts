import { readStored, writeStored } from "./web-storage.ts";

const KEY = "verbena_single_keys";

/**
 * Whether a single character may do something where nobody writes (WCAG 2.1.4): whoever speaks to
 * their device, or hits keys by accident, turns that off.
 */
export function allowsSingleKeys(): boolean {
  return readStored(KEY) !== "off";
}

export function allowSingleKeys(allowed: boolean): void {
  writeStored(KEY, allowed ? "on" : "off");
}
