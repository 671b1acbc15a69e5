import { useLocation } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { withParts } from "#i18n/use-translation.ts";
import { areSingleKeysAllowed } from "#lib/single-keys.ts";
import { useOverlay } from "#ui/overlays.tsx";

/** Elements in which `?` is text, or that have their own keys. */
const WITHOUT_SHORTCUTS = "input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]";

/** Provides the dialog of keyboard shortcuts. Outside text fields, `?` opens it. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const dialog = useOverlay(
    "shortcuts",
    () => withParts(import("./shortcuts-dialog.tsx"), "shortcuts"),
    open,
  );
  const isExercise = useLocation({ select: ({ pathname }) => /^\/app\/exercise\b/.test(pathname) });
  const show = useCallback(() => setOpen(true), []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== "?" || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(WITHOUT_SHORTCUTS) !== null)
        return;
      if (!areSingleKeysAllowed()) return;
      event.preventDefault();
      show();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [show]);

  return (
    <ShortcutsContext value={show}>
      {children}
      {dialog && (
        <dialog.ShortcutsDialog
          open={open}
          inExercise={isExercise}
          onClose={() => setOpen(false)}
        />
      )}
    </ShortcutsContext>
  );
}

/** Opens the list of keyboard shortcuts. */
const ShortcutsContext = createContext<() => void>(() => {
  throw new Error("useShortcuts needs a ShortcutsProvider above it.");
});

export function useShortcuts(): () => void {
  return use(ShortcutsContext);
}
