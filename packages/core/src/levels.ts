/** The eight levels, lowest first; a level is referred to by its index in this list. */
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

/** Correct answers in a family with which each level begins, by level index. */
export const levelThresholds = [0, 10, 50, 100, 250, 500, 1000, 2500] as const;

export const highestLevel = levelNames.length - 1;

/**
 * Index of the level that a total of correct answers gives.
 *
 * @example levelOf(49) // 1, principiante
 */
export function levelOf(totalCorrect: number): number {
  return levelThresholds.findLastIndex((threshold) => totalCorrect >= threshold);
}

/** Name of a level index; indices outside the table give the nearest end. */
export function levelName(level: number): LevelName {
  return levelNames[level] ?? (level < 0 ? "novato" : "granMaestro");
}

/** Where a learner stands between two levels. */
export type LevelProgress = {
  level: number;
  /** Correct answers since this level began. */
  done: number;
  /** Correct answers from this level to the next; null at the highest level. */
  span: number | null;
  /** Correct answers still to go; null at the highest level. */
  remaining: number | null;
};

/**
 * Level, and the way already gone to the next one.
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
