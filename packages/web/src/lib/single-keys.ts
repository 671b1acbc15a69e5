import { readStored, writeStored } from "./web-storage.ts";

const KEY = "verbena_single_keys";

/** Whether single-character shortcuts are on. Users of speech input can turn them off (WCAG 2.1.4). */
export function allowsSingleKeys(): boolean {
  return readStored(KEY) !== "off";
}

export function allowSingleKeys(allowed: boolean): void {
  writeStored(KEY, allowed ? "on" : "off");
}
