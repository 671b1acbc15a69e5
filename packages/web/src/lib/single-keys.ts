import { readStored, writeStored } from "./web-storage.ts";

const KEY = "verbena_single_keys";

/** Whether shortcuts of a single character are on. Users of speech input can turn them off (WCAG 2.1.4). */
export function areSingleKeysAllowed(): boolean {
  return readStored(KEY) !== "off";
}

export function setSingleKeysAllowed(allowed: boolean): void {
  writeStored(KEY, allowed ? "on" : "off");
}
