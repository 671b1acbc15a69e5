import { readStored, writeStored } from "#lib/local-storage.ts";

const REMEMBER_KEY = "verbena_remember_me";

/** Whether the learner wants to stay signed in for 30 days, as ticked last on this device. */
export function remembersMe(): boolean {
  return readStored(REMEMBER_KEY) === "true";
}

export function storeRememberMe(remember: boolean): void {
  writeStored(REMEMBER_KEY, String(remember));
}
