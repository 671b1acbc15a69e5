import { useState } from "react";
import { withNamespaces } from "#i18n/use-translation.ts";
import { useOverlay } from "#ui/overlays.tsx";
import { type ReachedLevel, type Scope, useReachedLevels } from "./reached-levels.ts";
import { useQuietMoment } from "./use-quiet-moment.ts";

/** Celebrates the highest unconfirmed level. Closing the dialog confirms all levels. */
export function LevelUp({ scope }: { scope: Scope }) {
  const { reached, confirm: confirmLevels } = useReachedLevels(scope);
  const [celebrated, setCelebrated] = useState<ReachedLevel | null>(null);
  const [open, setOpen] = useState(false);

  // Load the dialog before the quiet moment. Otherwise it could open while the learner types the next answer.
  const dialog = useOverlay(
    "level-up",
    () => withNamespaces(import("./level-up-dialog.tsx"), "levelUp"),
    reached !== null,
  );

  useQuietMoment(!open && reached !== null && dialog !== undefined, () => {
    setCelebrated(reached);
    setOpen(true);
  });

  const confirm = () => {
    // Ignore the second click of a double click, which comes after the dialog has closed.
    if (!open) return;
    setOpen(false);
    confirmLevels();
  };

  // Another tab or device has confirmed the level.
  if (open && reached === null) setOpen(false);
  const shown = celebrated ?? reached;
  if (shown === null || !dialog) return null;
  return <dialog.LevelUpDialog open={open} celebrated={shown} onConfirm={confirm} />;
}
