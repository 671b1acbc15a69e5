import { levelName } from "@verbena/core/levels";
import { classNames } from "#ui/class-names.ts";
import { levelLooks } from "./level-look.ts";

type LevelBadgeProps = { level: number; className?: string };

/** The sign of a level; its name stands beside it. */
export function LevelBadge({ level, className }: LevelBadgeProps) {
  const { icon: Icon, badge } = levelLooks[levelName(level)];
  return (
    <span
      className={classNames(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-full",
        badge,
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
