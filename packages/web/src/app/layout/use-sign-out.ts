import { createContext, use } from "react";
import type { SignOutReach } from "#session/session-context.ts";

/** Begins to sign out: asks first when something still waits to be sent. */
export const SignOutContext = createContext<(reach: SignOutReach) => void>(() => {
  throw new Error("useSignOut needs a SignOutProvider above it.");
});

export function useSignOut(reach: SignOutReach = "here"): () => void {
  const begin = use(SignOutContext);
  return () => begin(reach);
}
