import { useState } from "react";
import { useProgress } from "#progress/use-progress.ts";
import { useRecord } from "#progress/use-record.ts";
import { LevelUpDialog } from "./level-up-dialog.tsx";
import { type ReachedLevel, reachedLevel } from "./reached-level.ts";
import { useQuietMoment } from "./use-quiet-moment.ts";

/**
 * Celebrates a level once, wherever it was reached: here, in another tab, on another device.
 * However the dialog is closed, the level is confirmed by it.
 */
export function LevelUp() {
  const record = useRecord();
  const reached = reachedLevel(useProgress());
  const [celebrated, setCelebrated] = useState<ReachedLevel | null>(null);
  const [open, setOpen] = useState(false);
  /** Confirmed elsewhere in the meantime: there is nothing left to celebrate. */
  const isSettled = reached === null;

  useQuietMoment(!open && !isSettled, () => {
    setCelebrated(reached);
    setOpen(true);
  });

  const confirm = () => {
    // The second press of a double click finds it closed.
    if (!open || celebrated === null) return;
    setOpen(false);
    const { exerciseKey, level } = celebrated;
    void record({ kind: "level-confirmed", exerciseKey, level });
  };

  if (open && isSettled) setOpen(false);
  if (celebrated === null) return null;
  return <LevelUpDialog open={open} celebrated={celebrated} onConfirm={confirm} />;
}
