import type { LevelName } from "@verbena/core/levels";
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

/** How each level looks: its icon, and the colours of its badge. */
export const levelLooks: Record<LevelName, { icon: LucideIcon; badge: string }> = {
  novato: { icon: Sprout, badge: "bg-leaf-wash text-leaf" },
  principiante: { icon: Feather, badge: "bg-azulejo-wash text-azulejo" },
  aprendiz: { icon: BookOpen, badge: "bg-marigold-wash text-marigold-ink" },
  asiduo: { icon: Flame, badge: "bg-geranium-wash text-geranium" },
  confirmado: { icon: Award, badge: "bg-leaf text-paper" },
  experto: { icon: GraduationCap, badge: "bg-azulejo text-paper" },
  maestro: { icon: Star, badge: "bg-geranium text-paper" },
  granMaestro: { icon: Crown, badge: "bg-marigold text-[#20214a]" },
};
