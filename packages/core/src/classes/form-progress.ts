import { DAY_MS, type Day, type Instant } from "../calendar.ts";
import type { Family } from "../families.ts";
import { type CardKey, cardKey, type FamilyCard } from "../progress/card.ts";

/** Days since 1970. */
export type DayNumber = number;

/** Whole seconds since 1970. */
export type Seconds = number;

/** A right answer, with its day where the learner was. */
export type RightAnswer = { day: DayNumber; at: Seconds };

/** A wrong answer. */
export type WrongAnswer = {
  /** null when the learner gave up. */
  given: string | null;
  /** Number of the sentence that was shown. */
  sentence: number;
  at: Seconds;
};

/** What the answers to a form have shown. */
export type FormProgress = {
  /** The right answers that can count for a goal, in order of time. */
  right: readonly RightAnswer[];
  errors: number;
  /** At most three, in order of time. */
  lastErrors: readonly WrongAnswer[];
};

const noAnswers: FormProgress = { right: [], errors: 0, lastErrors: [] };

/**
 * {@link FormProgress} as it is stored and sent, short because a family has hundreds of forms. For each right answer,
 * `right` has two numbers: its day, and the seconds since that day began in UTC. The other parts are missing without
 * errors.
 */
export type StoredForm = readonly [
  right: readonly number[],
  errors?: number,
  lastErrors?: readonly (readonly [given: string | null, sentence: number, at: Seconds])[],
];

/** By family and form, what the answers have shown. Forms without answers are missing. */
export type AssignmentProgress = Partial<Record<Family, Readonly<Record<CardKey, StoredForm>>>>;

/** What the answers to a form have shown. */
export function formProgress(progress: AssignmentProgress, card: FamilyCard): FormProgress {
  const stored = progress[card.family]?.[cardKey(card)];
  return stored ? readForm(stored) : noAnswers;
}

/** The progress with another state of a form. */
export function withForm(
  progress: AssignmentProgress,
  card: FamilyCard,
  form: FormProgress,
): AssignmentProgress {
  const { family } = card;
  return { ...progress, [family]: { ...progress[family], [cardKey(card)]: storedForm(form) } };
}

/**
 * The forms whose progress differs, with the later progress. A form that has no answers any more, because one was taken
 * back, has an empty one.
 */
export function changedForms(
  before: AssignmentProgress,
  after: AssignmentProgress,
): AssignmentProgress {
  const changes: Partial<Record<Family, Record<CardKey, StoredForm>>> = {};
  for (const family of new Set([...familiesOf(before), ...familiesOf(after)])) {
    const [old, current] = [before[family] ?? {}, after[family] ?? {}];
    if (old === current) continue;
    const keys = [...new Set([...keysOf(old), ...keysOf(current)])];
    const changed = keys.filter((key) => old[key] !== current[key]);
    if (changed.length === 0) continue;
    changes[family] = Object.fromEntries(changed.map((key) => [key, current[key] ?? [[]]]));
  }
  return changes;
}

/** The progress with changed forms. */
export function withChangedForms(
  progress: AssignmentProgress,
  changes: AssignmentProgress,
): AssignmentProgress {
  const families = familiesOf(changes).map((family) => [
    family,
    { ...progress[family], ...changes[family] },
  ]);
  return { ...progress, ...Object.fromEntries(families) };
}

const familiesOf = (progress: AssignmentProgress) => Object.keys(progress) as Family[];
const keysOf = (forms: object) => Object.keys(forms) as CardKey[];

const DAY_SECONDS = DAY_MS / 1000;

function readForm([numbers, errors = 0, lastErrors = []]: StoredForm): FormProgress {
  const right: RightAnswer[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const [day = 0, second = 0] = [numbers[index], numbers[index + 1]];
    right.push({ day, at: day * DAY_SECONDS + second });
  }
  const last = lastErrors.map(([given, sentence, at]) => ({ given, sentence, at }));
  return { right, errors, lastErrors: last };
}

function storedForm({ right, errors, lastErrors }: FormProgress): StoredForm {
  const numbers = right.flatMap(({ day, at }) => [day, at - day * DAY_SECONDS]);
  if (errors === 0) return [numbers];
  return [numbers, errors, lastErrors.map(({ given, sentence, at }) => [given, sentence, at])];
}

export const dayNumber = (day: Day): DayNumber => Date.parse(day) / DAY_MS;

export const secondsOf = (at: Instant): Seconds => Math.floor(Date.parse(at) / 1000);

export const instantOf = (at: Seconds): Instant => new Date(at * 1000).toISOString();
