import { useState } from "react";
import { readStored, writeStored } from "#lib/web-storage.ts";

const KEY = "verbena_remember_me";

/** Whether the learner wants to stay signed in for 30 days, as last ticked on this device. */
export function useRememberMe(): [boolean, (remember: boolean) => void] {
  const [rememberMe, setRememberMe] = useState(() => readStored(KEY) === "true");
  return [
    rememberMe,
    (remember) => {
      setRememberMe(remember);
      writeStored(KEY, String(remember));
    },
  ];
}
