import { useLocation, useNavigate } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { withNamespaces } from "#i18n/use-translation.ts";
import { areSingleKeysAllowed } from "#lib/single-keys.ts";
import { useOverlay } from "#ui/overlays.tsx";

/** Elements in which `?` is text, or that have keys of their own. */
const WITHOUT_SHORTCUTS = "input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]";

/** Provides the dialog of keyboard shortcuts. Outside text fields, `?` opens it and R opens the review. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const dialog = useOverlay(
    "shortcuts",
    () => withNamespaces(import("./shortcuts-dialog.tsx"), "shortcuts"),
    open,
  );
  const isExercise = useLocation({
    select: ({ pathname }) => /^\/app\/(exercise|review)\b/.test(pathname),
  });
  const navigate = useNavigate();
  const show = useCallback(() => setOpen(true), []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.repeat) return;
      const action = actionOf(event.key.toLowerCase());
      if (action === undefined) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(WITHOUT_SHORTCUTS) !== null)
        return;
      if (!areSingleKeysAllowed()) return;
      event.preventDefault();
      action();
    }

    function actionOf(key: string): (() => void) | undefined {
      if (key === "?") return show;
      // During practice, letters belong to the answer.
      if (key === "r" && !isExercise) return () => void navigate({ to: "/app/review" });
      return undefined;
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [show, isExercise, navigate]);

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
