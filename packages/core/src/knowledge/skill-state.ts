import { DAY_MS, type Day, dayIn, type Instant } from "../calendar.ts";
import type { FamilyCard } from "../progress/card.ts";
import { type Memory, memoryAfter, retrievability } from "../scheduling/fsrs.ts";
import { kindOf, type Skill, type SkillKind } from "./skill.ts";

/**
 * What answers have shown of a skill. Its memory is that of FSRS-6 with the published weights; that skills have memories,
 * and not only forms, is after Pavlik, Cen & Koedinger 2009 and Choffin et al. 2019 (DAS3H).
 */
export type SkillState = Memory & {
  /** Time of the last evidence, in seconds since 1970. */
  at: number;
  /** The learner's day of the last evidence. */
  day: Day;
  /** How often the skill had evidence, and how often that was right. 0 only for what a placement test guesses. */
  times: number;
  timesRight: number;
  /** Whether the last evidence was right. */
  isRight: boolean;
  /** On how many days the skill was right, at most {@link DAYS_NEEDED}. */
  rightDays: number;
  /** The verbs, forms, or sentences with which it was right; null for as many as its kind needs. */
  witnesses: readonly string[] | null;
};

/** Where and when an answer gave evidence. */
export type Occasion = FamilyCard & { at: Instant; timeZone: string };

/** A skill that was right on so many days can count as shown. */
const DAYS_NEEDED = 2;

/** How many witnesses show a skill: verbs, forms, or sentences for a key. */
const WITNESSES_NEEDED = { whole: 1, key: 3, other: 2 };

/**
 * A skill after another evidence. If the evidence arrives late, it counts at the time and on the day of the last one.
 *
 * @param before undefined before the first evidence
 */
export function skillAfter(
  skill: Skill,
  before: SkillState | undefined,
  isRight: boolean,
  occasion: Occasion,
): SkillState {
  const { at: seconds, day } = momentOf(occasion.at, occasion.timeZone);
  if (before === undefined) {
    const witnesses = isRight ? withWitness([], skill, occasion) : [];
    const memory = memoryAfter(null, 0, isRight);
    const counts = { times: 1, timesRight: isRight ? 1 : 0, rightDays: isRight ? 1 : 0 };
    return { ...memory, at: seconds, day, isRight, ...counts, witnesses };
  }
  const at = Math.max(seconds, before.at);
  const isAnotherDay = before.rightDays === 0 || day > before.day;
  return {
    ...memoryAfter(before, daysBefore(before, at), isRight),
    at,
    day: day > before.day ? day : before.day,
    times: before.times + 1,
    timesRight: before.timesRight + (isRight ? 1 : 0),
    isRight,
    rightDays:
      isRight && isAnotherDay ? Math.min(DAYS_NEEDED, before.rightDays + 1) : before.rightDays,
    witnesses: isRight ? withWitness(before.witnesses, skill, occasion) : before.witnesses,
  };
}

function withWitness(
  witnesses: SkillState["witnesses"],
  skill: Skill,
  occasion: Occasion,
): SkillState["witnesses"] {
  if (witnesses === null) return null;
  const all = [...new Set([...witnesses, witnessOf(skill, occasion)])];
  return all.length < witnessesNeeded(skill) ? all : null;
}

/** Skills of one verb, or of few: *envío* is the only verb of its accent. */
const isShownByForms: Partial<Record<SkillKind, boolean>> = {
  fact: true,
  "does-not-change": true,
  accent: true,
};

function witnessOf(skill: Skill, { family, item, context }: FamilyCard): string {
  return isShownByForms[kindOf(skill)] ? `${family} ${item} ${context}` : item.replace(/^no /, "");
}

function witnessesNeeded(skill: Skill): number {
  const kind = kindOf(skill);
  return kind === "whole" || kind === "key" ? WITNESSES_NEEDED[kind] : WITNESSES_NEEDED.other;
}

const DAY_S = DAY_MS / 1000;

/** Days from the last evidence to a time in seconds, with fractions. */
const daysBefore = ({ at }: SkillState, seconds: number) => Math.max(0, seconds - at) / DAY_S;

/** The chance that the skill is remembered. */
export function rememberedAt(state: SkillState, now: Instant): number {
  return retrievability(state.stability, daysBefore(state, Date.parse(now) / 1000));
}

/** The memory of a skill that counts as known without an answer: it fades within weeks, and then comes up. */
const ASSUMED = { stability: 30, difficulty: 5 };

/** A skill that the learner surely knows, as a placement test says. */
export function guessedState({ at, timeZone }: { at: Instant; timeZone: string }): SkillState {
  const counts = { times: 0, timesRight: 0, rightDays: 0, witnesses: [] };
  return { ...ASSUMED, ...momentOf(at, timeZone), isRight: true, ...counts };
}

/**
 * A skill of which the learner has said "I know this", and has just shown it with three forms.
 *
 * @param shown what answers have shown of it; undefined for nothing
 */
export function sureState(
  shown: SkillState | undefined,
  { at, timeZone }: { at: Instant; timeZone: string },
): SkillState {
  const said = momentOf(at, timeZone);
  const { stability, difficulty } = ASSUMED;
  return {
    times: 1,
    timesRight: 1,
    ...shown,
    stability: Math.max(stability, shown?.stability ?? 0),
    difficulty: Math.min(difficulty, shown?.difficulty ?? difficulty),
    ...(shown && shown.at > said.at ? { at: shown.at, day: shown.day } : said),
    isRight: true,
    rightDays: DAYS_NEEDED,
    witnesses: null,
  };
}

/** An instant as a state has it. */
const momentOf = (at: Instant, timeZone: string) => ({
  at: Math.floor(Date.parse(at) / 1000),
  day: dayIn(at, timeZone),
});

/**
 * What a learner sees of a skill. `shown`: right on two days with enough witnesses, and right last time. `fading`: the
 * same, but perhaps forgotten by now. `missing`: wrong last time. `guessed`: known as a placement test says, not asked since.
 * `new`: the rest.
 */
export type SkillStatus = "shown" | "fading" | "missing" | "guessed" | "new";

/** With a smaller chance, a skill that was shown is fading. */
const FADING = 0.9;

/**
 * The status of a skill that is no key: see `statusIn`.
 *
 * @param state undefined if nothing is known: see `stateOf`
 */
export function statusOfSkill(state: SkillState | undefined, now: Instant): SkillStatus {
  if (state === undefined) return "new";
  if (state.times === 0) return "guessed";
  if (!state.isRight) return "missing";
  if (state.rightDays < DAYS_NEEDED || state.witnesses !== null) return "new";
  return rememberedAt(state, now) < FADING ? "fading" : "shown";
}
