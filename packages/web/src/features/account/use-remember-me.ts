import { useState } from "react";
import { readStored, writeStored } from "#lib/web-storage.ts";

/** Whether the learner wants to stay signed in, and a way to change it, which this device keeps. */
export function useRememberMe(): [boolean, (remember: boolean) => void] {
  const [rememberMe, setRememberMe] = useState(remembersMe);

  function change(remember: boolean): void {
    setRememberMe(remember);
    storeRememberMe(remember);
  }

  return [rememberMe, change];
}

const REMEMBER_KEY = "verbena_remember_me";

/** Whether the learner wants to stay signed in for 30 days, as ticked last on this device. */
function remembersMe(): boolean {
  return readStored(REMEMBER_KEY) === "true";
}

function storeRememberMe(remember: boolean): void {
  writeStored(REMEMBER_KEY, String(remember));
}
