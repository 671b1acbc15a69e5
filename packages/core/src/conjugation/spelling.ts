import type { Irregularity } from "./irregularity.ts";

type Respelling = { from: RegExp; to: string; why: Irregularity };

/** Before e, the last consonant of an -ar verb is written otherwise (NGLE § 4.5; Ortografía 2010 § I.6.2). */
const beforeE: readonly Respelling[] = [
  { from: /gu$/, to: "gü", why: "gu-gü" },
  { from: /c$/, to: "qu", why: "c-qu" },
  { from: /g$/, to: "gu", why: "g-gu" },
  { from: /z$/, to: "c", why: "z-c" },
];

/** Before a and o, that of an -er or -ir verb. */
const beforeAO: readonly Respelling[] = [
  { from: /gu$/, to: "g", why: "gu-g" },
  { from: /qu$/, to: "c", why: "qu-c" },
  { from: /c$/, to: "z", why: "c-z" },
  { from: /g$/, to: "j", why: "g-j" },
];

const none: readonly Respelling[] = [];

/** How the stem of a verb of a class is respelled before an ending, to keep its sound. */
export function respelled(
  stem: string,
  ending: string,
  isAr: boolean,
): { stem: string; why: Irregularity | null } {
  const rule = rulesFor(ending.charAt(0), isAr).find(({ from }) => from.test(stem));
  return rule ? { stem: stem.replace(rule.from, rule.to), why: rule.why } : { stem, why: null };
}

function rulesFor(letter: string, isAr: boolean): readonly Respelling[] {
  if (isAr) return letter === "e" || letter === "é" ? beforeE : none;
  return "aáoó".includes(letter) ? beforeAO : none;
}
