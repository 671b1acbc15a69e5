import { createContext, use } from "react";

/** Begins to sign out: asks first when answers are still waiting. */
export const SignOutContext = createContext<() => void>(() => {
  throw new Error("useSignOut needs a SignOutProvider above it.");
});

export function useSignOut(): () => void {
  return use(SignOutContext);
}
