import type { Day, Instant } from "../calendar.ts";
import { cardKey, type FamilyCard } from "../progress/card.ts";
import {
  COUNTED_PER_DAY,
  type CountedAssignment,
  countedPerDay,
  firstOfTwoDays,
} from "./apply-to-assignment.ts";
import type { Goal } from "./assignment.ts";
import { dayNumber, instantOf, type RightAnswer, rightAnswers } from "./form-progress.ts";

/** A pupil's copy of an assignment. */
export type AssignmentCopy = CountedAssignment & {
  /** Later answers count as late. */
  until: Instant;
  /** What this pupil needs, if fewer forms than all, or fewer right answers. */
  formsMax: number | null;
  excused: boolean;
};

/** How far a pupil is. */
export type WorkState = Completion & {
  /** `empty`: the content has none of the forms any more, and there is nothing to do. */
  kind: "excused" | "empty" | "not-begun" | "begun" | "done";
  /** Done after the end; or not done, and the end has passed. */
  isLate: boolean;
};

/** How far a pupil is, with what is left. */
export type AssignmentState<Form extends FamilyCard = FamilyCard> = WorkState & {
  /** Forms that are not done. For a number of right answers: all forms, until it is reached. */
  remaining: readonly Form[];
  /** Those of them that a right answer brings on today. */
  forToday: readonly Form[];
};

export type Completion = {
  /** Forms, or right answers if the goal is a number of them; at most `needed`. */
  done: number;
  needed: number;
  /** When the answer was given that completed the assignment; null if it is not done. */
  doneAt: Instant | null;
};

/**
 * How far a pupil is with an assignment.
 *
 * @param forms of its last version that the content has (`formsOf`). A form that the content no longer has is not needed.
 */
export function workState(
  copy: AssignmentCopy,
  forms: readonly FamilyCard[],
  now: Instant,
): WorkState {
  const completed = completion(copy, forms);
  const kind = kindOf(copy, forms, completed);
  const isOver = (completed.doneAt ?? now) > copy.until;
  return { ...completed, kind, isLate: kind !== "excused" && kind !== "empty" && isOver };
}

/**
 * How far a pupil is with an assignment, and what is left. See {@link workState} for `forms`.
 *
 * @param today the day where the pupil is
 */
export function assignmentState<Form extends FamilyCard>(
  copy: AssignmentCopy,
  forms: readonly Form[],
  { now, today }: { now: Instant; today: Day },
): AssignmentState<Form> {
  const state = workState(copy, forms, now);
  const { done, needed } = state;
  const goal = goalOf(copy);
  const right = (form: Form) => rightAnswers(copy.progress, form);
  const remaining =
    done >= needed
      ? []
      : forms.filter(
          (form) => goal.kind === "answers" || countedIn(right(form), goal).length === 0,
        );
  return {
    ...state,
    remaining,
    forToday: remaining.filter((form) => countsOn(today, goal, right(form))),
  };
}

function kindOf(
  { excused, progress }: AssignmentCopy,
  forms: readonly FamilyCard[],
  { done, needed }: Completion,
): AssignmentState["kind"] {
  if (excused) return "excused";
  if (forms.length === 0) return "empty";
  if (done >= needed) return "done";
  const isBegun = forms.some((form) => progress[form.family]?.[cardKey(form)]);
  return isBegun ? "begun" : "not-begun";
}

/** How much of an assignment is done. See {@link workState} for `forms`. */
export function completion(
  copy: Pick<AssignmentCopy, "versions" | "progress" | "formsMax">,
  forms: readonly FamilyCard[],
): Completion {
  const goal = goalOf(copy);
  const needed = neededFor(copy, forms);
  const times: number[] = [];
  for (const form of forms) {
    for (const { at } of countedIn(rightAnswers(copy.progress, form), goal)) times.push(at);
  }
  if (needed === 0 || times.length < needed) return { done: times.length, needed, doneAt: null };
  const last = times.sort((one, other) => one - other)[needed - 1];
  return { done: needed, needed, doneAt: last === undefined ? null : instantOf(last) };
}

/** How many forms, or right answers, complete an assignment; 0 if there is nothing to do. */
export function neededFor(
  copy: Pick<AssignmentCopy, "versions" | "formsMax">,
  forms: readonly FamilyCard[],
): number {
  if (forms.length === 0) return 0;
  const goal = goalOf(copy);
  const all = goal.kind === "answers" ? goal.answers : forms.length;
  return Math.min(copy.formsMax ?? all, all);
}

/** The goal of the last version. */
function goalOf({ versions }: Pick<CountedAssignment, "versions">): Goal {
  const version = versions.at(-1);
  if (!version) throw new Error("An assignment needs a version.");
  return version.goal;
}

/** The right answers to a form that count: for a number of answers, each; otherwise, the one that completed the form. */
function countedIn(right: readonly RightAnswer[], goal: Goal): readonly RightAnswer[] {
  switch (goal.kind) {
    case "each-once":
      return right.slice(0, 1);
    case "each-on-two-days":
      return firstOfTwoDays(right).slice(1);
    case "answers":
      return countedPerDay(right);
  }
}

/** Whether a right answer on a day brings a form nearer to the goal. */
function countsOn(day: Day, goal: Goal, right: readonly RightAnswer[]): boolean {
  const number = dayNumber(day);
  const ofDay = right.filter((one) => one.day === number).length;
  return ofDay < (goal.kind === "answers" ? COUNTED_PER_DAY : 1);
}
