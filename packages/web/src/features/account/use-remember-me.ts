import { useState } from "react";
import { remembersMe, storeRememberMe } from "./remember-me.ts";

/** Whether the learner wants to stay signed in, and a way to change it, which this device keeps. */
export function useRememberMe(): [boolean, (remember: boolean) => void] {
  const [rememberMe, setRememberMe] = useState(remembersMe);

  function change(remember: boolean): void {
    setRememberMe(remember);
    storeRememberMe(remember);
  }

  return [rememberMe, change];
}
