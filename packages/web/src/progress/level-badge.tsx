import { levelName } from "@verbena/core/levels";
import { classNames } from "#ui/class-names.ts";
import { levelLooks } from "./level-look.ts";

type LevelBadgeProps = { level: number; size?: "small" | "large" };

const sizes = {
  small: { badge: "size-9", icon: "size-5" },
  large: { badge: "size-18", icon: "size-9" },
} as const;

/** The sign of a level; its name stands beside it. */
export function LevelBadge({ level, size = "small" }: LevelBadgeProps) {
  const { icon: Icon, badge } = levelLooks[levelName(level)];
  return (
    <span
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-full",
        sizes[size].badge,
        badge,
      )}
    >
      <Icon aria-hidden className={sizes[size].icon} />
    </span>
  );
}
