import type { Verdict } from "@verbena/core/vocabulary";

/** The wash of colour of a verdict; plain paper before there is one. */
export function washOf(verdict: Verdict | null): string {
  if (verdict === null) return "[--bleed:var(--paper)]";
  return verdict === "wrong" ? "[--bleed:var(--geranium-wash)]" : "[--bleed:var(--leaf-wash)]";
}
