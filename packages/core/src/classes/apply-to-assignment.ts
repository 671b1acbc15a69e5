import { dayIn, type Instant } from "../calendar.ts";
import { isCorrect } from "../grading/grade.ts";
import { cardKey } from "../progress/card.ts";
import type { AnswerEvent } from "../progress/progress-event.ts";
import { isAsked, type NeedsSkill } from "./asked-forms.ts";
import type { AssignmentVersion } from "./assignment.ts";
import {
  type AssignmentProgress,
  type DayNumber,
  dayNumber,
  type FormProgress,
  formProgress,
  instantOf,
  type RightAnswer,
  secondsOf,
  storedForm,
  type WrongAnswer,
} from "./form-progress.ts";

/** The part of a pupil's copy of an assignment that decides what an answer changes. */
export type CountedAssignment = {
  /** In order of time, at least one. */
  versions: readonly AssignmentVersion[];
  /** Earlier answers do not count. */
  from: Instant;
  progress: AssignmentProgress;
};

/** For a number of right answers, a form counts at most this often on a day. */
export const COUNTED_PER_DAY = 2;

const LAST_ERRORS = 3;

/**
 * A pupil's copy of an assignment after an answer; the same object if the answer changes nothing. Browser and server call
 * this function for each answer that is not retracted. The reset of a family changes no assignment.
 *
 * An answer counts by the last version that had begun when it was given. The result depends on which answers were given,
 * and not on the order in which they arrive. For this, a form keeps its earliest right answer of each day, for the two
 * earliest days; and of the right answers that were given for a number of answers, the two earliest of each day.
 */
export function applyToAssignment<Copy extends CountedAssignment>(
  copy: Copy,
  event: AnswerEvent,
  needsSkill: NeedsSkill,
): Copy {
  const form = formAfter(copy, event, needsSkill);
  if (form === null) return copy;
  const { progress } = copy;
  const forms = { ...progress[event.family], [cardKey(event)]: storedForm(form) };
  return { ...copy, progress: { ...progress, [event.family]: forms } };
}

/** What the answers to a form have shown after one more, as {@link applyToAssignment} has it; null if nothing changes. */
export function formAfter(
  { versions, from, progress }: CountedAssignment,
  event: AnswerEvent,
  needsSkill: NeedsSkill,
): FormProgress | null {
  const version = versions.findLast(({ since }) => since <= event.at);
  if (event.at < from || !version || !isAsked(version, event, needsSkill)) return null;
  const before = formProgress(progress, event);
  const after = isRightFor(version, event)
    ? withRight(before, event, versions)
    : withError(before, event);
  return after === before ? null : after;
}

const isRightFor = ({ acceptsMissingAccents }: AssignmentVersion, { verdict }: AnswerEvent) =>
  acceptsMissingAccents ? isCorrect(verdict) : verdict === "correct";

function withRight(
  form: FormProgress,
  { at, timeZone }: AnswerEvent,
  versions: readonly AssignmentVersion[],
): FormProgress {
  const added = { day: dayNumber(dayIn(at, timeZone)), at: secondsOf(at) };
  const all = [...form.right, added].sort(byTime);
  const kept = new Set([
    ...firstOfTwoDays(all),
    ...countedPerDay(all.filter((one) => isForNumber(one, versions))),
  ]);
  return kept.has(added) ? { ...form, right: all.filter((one) => kept.has(one)) } : form;
}

/** Of right answers in order of time, the first one, and the first one of another day. */
export function firstOfTwoDays(right: readonly RightAnswer[]): RightAnswer[] {
  const [first] = right;
  const second = right.find(({ day }) => day !== first?.day);
  return [first, second].flatMap((one) => one ?? []);
}

/** Of right answers in order of time, those that count for a number of answers. */
export function countedPerDay(right: readonly RightAnswer[]): RightAnswer[] {
  const counts = new Map<DayNumber, number>();
  return right.filter(({ day }) => {
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    return count <= COUNTED_PER_DAY;
  });
}

/** Whether an answer was given when the goal was a number of answers. */
function isForNumber({ at }: RightAnswer, versions: readonly AssignmentVersion[]): boolean {
  const isNumber = (version?: AssignmentVersion) => version?.goal.kind === "answers";
  if (!versions.some(isNumber)) return false;
  const time = instantOf(at);
  // Its second may have begun before the first version.
  return isNumber(versions.findLast(({ since }) => since <= time) ?? versions[0]);
}

function withError(form: FormProgress, { given, sentence, at }: AnswerEvent): FormProgress {
  const lastErrors = [...form.lastErrors, { given, sentence, at: secondsOf(at) }]
    .sort(byTimeAndText)
    .slice(-LAST_ERRORS);
  return { ...form, errors: form.errors + 1, lastErrors };
}

// Answers of the same second need an order that is not the order of their arrival.
const byTime = (one: RightAnswer, other: RightAnswer) => one.at - other.at || one.day - other.day;

const byTimeAndText = (one: WrongAnswer, other: WrongAnswer) =>
  one.at - other.at || compare(one.given ?? "", other.given ?? "") || one.sentence - other.sentence;

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
