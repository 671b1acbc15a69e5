import { type LevelName, levelName } from "@verbena/core/levels";
import {
  Award,
  BookOpen,
  Crown,
  Feather,
  Flame,
  GraduationCap,
  type LucideIcon,
  Sprout,
  Star,
} from "lucide-react";
import { classNames } from "#ui/class-names.ts";

type LevelBadgeProps = { level: number; size?: "small" | "large" };

const sizes = {
  small: { badge: "size-9", icon: "size-5" },
  large: { badge: "size-18", icon: "size-9" },
} as const;

/** The icon of a level, for use beside its name. */
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

const levelLooks: Record<LevelName, { icon: LucideIcon; badge: string }> = {
  novato: { icon: Sprout, badge: "bg-leaf-wash text-leaf" },
  principiante: { icon: Feather, badge: "bg-azulejo-wash text-azulejo" },
  aprendiz: { icon: BookOpen, badge: "bg-marigold-wash text-marigold-ink" },
  asiduo: { icon: Flame, badge: "bg-geranium-wash text-geranium" },
  confirmado: { icon: Award, badge: "bg-leaf text-paper" },
  experto: { icon: GraduationCap, badge: "bg-azulejo text-paper" },
  maestro: { icon: Star, badge: "bg-geranium text-paper" },
  granMaestro: { icon: Crown, badge: "bg-marigold text-[#20214a]" },
};
