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
 * {@link FormProgress} as it is stored and sent: a text, because a family has hundreds of forms, and JSON reads and writes
 * texts several times as fast as lists. The first line has two numbers for each right answer: its day, and the seconds
 * since that day began in UTC. If there are errors, the second line has their number, and each further line the seconds of
 * one, its sentence, and what was given.
 *
 * @example "20522 32400\n2\n1773133200 1 tení\n1773133260 1" // right once; tení, then gave up
 */
export type StoredForm = string;

/** By family and form, what the answers have shown. Forms without answers are missing. */
export type AssignmentProgress = Partial<Record<Family, Readonly<Record<CardKey, StoredForm>>>>;

/** Progress that its owner changes. */
export type OwnProgress = Partial<Record<Family, Record<CardKey, StoredForm>>>;

/** What the answers to a form have shown. */
export function formProgress(progress: AssignmentProgress, card: FamilyCard): FormProgress {
  const stored = progress[card.family]?.[cardKey(card)];
  return stored ? readForm(stored) : noAnswers;
}

/** The right answers of {@link formProgress}. */
export function rightAnswers(progress: AssignmentProgress, card: FamilyCard): RightAnswer[] {
  const stored = progress[card.family]?.[cardKey(card)];
  return stored ? readRight(stored) : [];
}

/** How many right answers the forms keep. */
export function countRightAnswers(progress: AssignmentProgress): number {
  const forms = Object.values(progress).flatMap((ofFamily) => Object.values(ofFamily));
  return forms.reduce((sum, stored) => sum + readRight(stored).length, 0);
}

/** Changes what the answers to a form have shown. */
export function setForm(progress: OwnProgress, card: FamilyCard, form: StoredForm): void {
  const forms = progress[card.family] ?? {};
  forms[cardKey(card)] = form;
  progress[card.family] = forms;
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
    changes[family] = Object.fromEntries(
      changed.map((key) => [key, current[key] ?? noAnswersStored]),
    );
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

function readForm(stored: StoredForm): FormProgress {
  const [, errors = "0", ...last] = stored.split("\n");
  const lastErrors = last.map((line) => {
    const [at, sentence, ...given] = line.split(" ");
    return {
      given: given.length === 0 ? null : given.join(" "),
      sentence: Number(sentence),
      at: Number(at),
    };
  });
  return { right: readRight(stored), errors: Number(errors), lastErrors };
}

function readRight(stored: StoredForm): RightAnswer[] {
  const right: RightAnswer[] = [];
  const lineEnd = stored.indexOf("\n");
  const end = lineEnd === -1 ? stored.length : lineEnd;
  // Faster than splitting the text.
  for (let start = 0; start < end; ) {
    const middle = stored.indexOf(" ", start);
    const next = stored.indexOf(" ", middle + 1);
    const last = next === -1 || next > end ? end : next;
    const day = Number(stored.slice(start, middle));
    right.push({ day, at: day * DAY_SECONDS + Number(stored.slice(middle + 1, last)) });
    start = last + 1;
  }
  return right;
}

/** {@link FormProgress} as it is stored. */
export function storedForm({ right, errors, lastErrors }: FormProgress): StoredForm {
  const line = right.map(({ day, at }) => `${day} ${at - day * DAY_SECONDS}`).join(" ");
  if (errors === 0) return line;
  const last = lastErrors.map(({ given, sentence, at }) =>
    given === null ? `${at} ${sentence}` : `${at} ${sentence} ${given.replaceAll("\n", " ")}`,
  );
  return [line, errors, ...last].join("\n");
}

/** What is stored of a form whose answers were all taken back. */
const noAnswersStored: StoredForm = "";

export const dayNumber = (day: Day): DayNumber => Date.parse(day) / DAY_MS;

export const secondsOf = (at: Instant): Seconds => Math.floor(Date.parse(at) / 1000);

export const instantOf = (at: Seconds): Instant => new Date(at * 1000).toISOString();
