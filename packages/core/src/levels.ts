/** The eight levels, lowest first. Elsewhere a level is its index in this list. */
export const levelNames = [
  "novato",
  "principiante",
  "aprendiz",
  "asiduo",
  "confirmado",
  "experto",
  "maestro",
  "granMaestro",
] as const;
export type LevelName = (typeof levelNames)[number];

/** Correct answers in a family at which each level begins. */
export const levelThresholds = [0, 10, 50, 100, 250, 500, 1000, 2500] as const;

export const highestLevel = levelNames.length - 1;

/**
 * The level for a total of correct answers.
 *
 * @example levelOf(49) // 1, principiante
 */
export function levelOf(totalCorrect: number): number {
  return levelThresholds.findLastIndex((threshold) => totalCorrect >= threshold);
}

/** The name of a level; an index outside the list counts as the lowest or highest level. */
export function levelName(level: number): LevelName {
  return levelNames[level] ?? (level < 0 ? "novato" : "granMaestro");
}

/** A learner's progress between two levels. */
export type LevelProgress = {
  level: number;
  /** Correct answers since this level began. */
  done: number;
  /** Correct answers from this level to the next; null at the highest level. */
  span: number | null;
  /** Correct answers that the next level still needs; null at the highest level. */
  remaining: number | null;
};

/**
 * The level for a total of correct answers, and the progress to the next one.
 *
 * @example levelProgress(152) // { level: 3, done: 52, span: 150, remaining: 98 }
 */
export function levelProgress(totalCorrect: number): LevelProgress {
  const level = levelOf(totalCorrect);
  const start = levelThresholds[level] ?? 0;
  const next = levelThresholds[level + 1];
  const done = totalCorrect - start;
  if (next === undefined) return { level, done, span: null, remaining: null };
  return { level, done, span: next - start, remaining: next - totalCorrect };
}
