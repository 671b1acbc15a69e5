import type { Language } from "@verbena/core/vocabulary";

/** A number as the language writes it: 1 234, 1.234 or 1,234. */
export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Whole per cent as the language writes it: 67 % or 67%. */
export function formatPercent(language: Language, percent: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100);
}
