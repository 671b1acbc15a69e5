import { createContext, use } from "react";

/** Opens the list of keyboard shortcuts. */
export const ShortcutsContext = createContext<() => void>(() => {
  throw new Error("useShortcuts needs a ShortcutsProvider above it.");
});

export function useShortcuts(): () => void {
  return use(ShortcutsContext);
}
