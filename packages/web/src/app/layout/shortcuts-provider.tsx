import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { allowsSingleKeys } from "#lib/single-keys.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { ShortcutsContext } from "./use-shortcuts.ts";

/** In these a question mark is text, or another list of keys holds. */
const OTHER_KEYS = "input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]";

/** One list of keyboard shortcuts for all places that offer it; `?` opens it wherever nobody writes. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const isExercise = useLocation({ select: ({ pathname }) => /^\/app\/exercise\b/.test(pathname) });
  const show = useCallback(() => setOpen(true), []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== "?" || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(OTHER_KEYS) !== null) return;
      if (!allowsSingleKeys()) return;
      event.preventDefault();
      show();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [show]);

  return (
    <ShortcutsContext value={show}>
      {children}
      <ShortcutsDialog open={open} inExercise={isExercise} onClose={() => setOpen(false)} />
    </ShortcutsContext>
  );
}
