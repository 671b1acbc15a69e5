import { useState } from "react";
import { withNamespaces } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import { useReachedLevels } from "./reached-levels.ts";

/** The level that the last answer of a round has reached. The end of the round shows it without a dialog. */
export function LevelReached() {
  const { reached, confirm } = useReachedLevels("this-tab");
  const [shown] = useState(reached);
  const line = useModule(
    "level-reached",
    () => withNamespaces(import("./level-reached-line.tsx"), "levelUp"),
    shown !== null,
  );
  if (shown === null || !line.data) return null;
  return <line.data.LevelReachedLine reached={shown} onShown={confirm} />;
}
