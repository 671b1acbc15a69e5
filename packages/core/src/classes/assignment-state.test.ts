import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnswerEvent } from "../progress/progress-event.ts";
import { applyToAssignment } from "./apply-to-assignment.ts";
import type { AssignmentVersion, Goal } from "./assignment.ts";
import { type AssignmentCopy, assignmentState } from "./assignment-state.ts";
import { needsSkill } from "./needs-skill.ts";

const START = "2026-03-02T07:00:00.000Z";
const END = "2026-03-05T22:59:59.999Z";

const forms = (["yo", "tú", "él"] as const).map((context) => ({
  family: "preterito-indefinido" as const,
  item: "tener",
  context,
}));
const [yo, tu, el] = forms;

function copyFor(goal: Goal, change: Partial<AssignmentCopy> = {}): AssignmentCopy {
  const version: AssignmentVersion = {
    since: START,
    task: { kind: "family", family: "preterito-indefinido" },
    goal,
    region: "spain",
    persons: ["yo", "tú", "él"],
    acceptsMissingAccents: true,
  };
  const usual = { from: START, until: END, formsMax: null, excused: false, progress: {} };
  return { ...usual, versions: [version], ...change };
}

/** A right answer on a day of March, at an hour in UTC. */
const right = (form: (typeof forms)[number] | undefined, day: number, hour = 10): AnswerEvent => ({
  kind: "answer",
  id: "1",
  ...(form ?? { family: "preterito-indefinido", item: "tener", context: "yo" }),
  sentence: 1,
  at: new Date(Date.UTC(2026, 2, day, hour)).toISOString(),
  timeZone: "Europe/Paris",
  given: "tuve",
  verdict: "correct",
  cause: null,
});

const after = (copy: AssignmentCopy, answers: readonly AnswerEvent[]) =>
  answers.reduce((before, event) => applyToAssignment(before, event, needsSkill), copy);

const onDay = (day: number) => {
  const now = new Date(Date.UTC(2026, 2, day, 20)).toISOString();
  return { now, today: now.slice(0, 10) };
};

const once: Goal = { kind: "each-once" };
const twoDays: Goal = { kind: "each-on-two-days" };
const number: Goal = { kind: "answers", answers: 5 };

describe("the state of an assignment", () => {
  it("goes from not begun to done, with the time of the last answer that it needed", () => {
    const copy = copyFor(once);
    expect(assignmentState(copy, forms, onDay(2))).toMatchObject({
      kind: "not-begun",
      done: 0,
      needed: 3,
      remaining: forms,
    });
    const begun = after(copy, [right(yo, 2)]);
    expect(assignmentState(begun, forms, onDay(2))).toMatchObject({
      kind: "begun",
      done: 1,
      remaining: [tu, el],
      forToday: [tu, el],
    });
    const done = after(begun, [right(el, 4), right(tu, 3), right(yo, 4)]);
    expect(assignmentState(done, forms, onDay(9))).toMatchObject({
      kind: "done",
      isLate: false,
      doneAt: "2026-03-04T10:00:00.000Z",
      remaining: [],
    });
  });

  it("is begun after an error", () => {
    const failed = after(copyFor(once), [{ ...right(yo, 2), verdict: "wrong", given: "tení" }]);
    expect(assignmentState(failed, forms, onDay(2))).toMatchObject({ kind: "begun", done: 0 });
  });

  it("is late if it is done after the end, or not done by then", () => {
    const late = after(copyFor(once), [right(yo, 2), right(tu, 2)]);
    expect(assignmentState(late, forms, onDay(5)).isLate).toBe(false);
    expect(assignmentState(late, forms, onDay(6))).toMatchObject({ kind: "begun", isLate: true });
    const done = after(late, [right(el, 7)]);
    expect(assignmentState(done, forms, onDay(7))).toMatchObject({ kind: "done", isLate: true });
    const withMoreTime = { ...done, until: "2026-03-08T22:59:59.999Z" };
    expect(assignmentState(withMoreTime, forms, onDay(7)).isLate).toBe(false);
  });

  it("asks a form that was right today again on another day", () => {
    const copy = after(copyFor(twoDays), [right(yo, 2), right(tu, 2), right(yo, 3)]);
    expect(assignmentState(copy, forms, onDay(2))).toMatchObject({
      done: 1,
      remaining: [tu, el],
      forToday: [el],
    });
    expect(assignmentState(copy, forms, onDay(3)).forToday).toEqual([tu, el]);
  });

  it("counts right answers, a form at most twice a day", () => {
    const copy = after(copyFor(number), [right(yo, 2, 8), right(yo, 2, 9), right(yo, 2, 11)]);
    expect(assignmentState(copy, forms, onDay(2))).toMatchObject({
      done: 2,
      needed: 5,
      remaining: forms,
      forToday: [tu, el],
    });
    const more = [right(tu, 2), right(yo, 3), right(tu, 3), right(el, 4)];
    expect(assignmentState(after(copy, more), forms, onDay(4))).toMatchObject({
      kind: "done",
      done: 5,
      doneAt: "2026-03-03T10:00:00.000Z",
      remaining: [],
    });
  });

  it("needs fewer forms, or fewer answers, from a pupil with a lower number", () => {
    const two = after(copyFor(once, { formsMax: 2 }), [right(yo, 2), right(tu, 3), right(el, 7)]);
    expect(assignmentState(two, forms, onDay(9))).toMatchObject({
      kind: "done",
      isLate: false,
      done: 2,
      needed: 2,
    });
    const three = copyFor(number, { formsMax: 3 });
    expect(assignmentState(three, forms, onDay(2)).needed).toBe(3);
    expect(assignmentState(copyFor(once, { formsMax: 9 }), forms, onDay(2)).needed).toBe(3);
  });

  it("is done when everything is done that the content still has", () => {
    const copy = after(copyFor(once), [right(yo, 2)]);
    expect(assignmentState(copy, [forms[0] ?? right(yo, 2)], onDay(2)).kind).toBe("done");
    expect(assignmentState(copy, [], onDay(9))).toMatchObject({
      kind: "empty",
      isLate: false,
      needed: 0,
      doneAt: null,
    });
  });

  it("excuses a pupil, late or not", () => {
    const copy = copyFor(once, { excused: true });
    expect(assignmentState(copy, forms, onDay(9))).toMatchObject({
      kind: "excused",
      isLate: false,
    });
  });

  it("follows a changed goal", () => {
    const easy = after(copyFor(once), [right(yo, 2), right(tu, 3), right(el, 4), right(yo, 4)]);
    const harder = copyFor(twoDays).versions.map((version) => ({
      ...version,
      since: "2026-03-04T12:00:00.000Z",
    }));
    const changed = { ...easy, versions: [...easy.versions, ...harder] };
    expect(assignmentState(changed, forms, onDay(4))).toMatchObject({
      kind: "begun",
      done: 1,
      doneAt: null,
      remaining: [tu, el],
    });
  });
});

describe("what is done of an assignment", () => {
  const someAnswers = fc.array(
    fc
      .tuple(
        fc.constantFrom(...forms),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 8, max: 20 }),
      )
      .map(([form, day, hour]) => right(form, day, hour)),
    { maxLength: 25 },
  );
  const daysOf = (answers: readonly AnswerEvent[], context: string) =>
    answers.filter((one) => one.context === context).map(({ at }) => at.slice(0, 10));

  it("equals a count over all answers", () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const doneFor = (goal: Goal) =>
          assignmentState(after(copyFor(goal), answers), forms, onDay(5)).done;
        const days = forms.map(({ context }) => daysOf(answers, context));
        expect(doneFor(once)).toBe(days.filter((list) => list.length > 0).length);
        expect(doneFor(twoDays)).toBe(days.filter((list) => new Set(list).size > 1).length);
        const counted = days.flatMap((list) =>
          [...new Set(list)].map((day) => Math.min(2, list.filter((one) => one === day).length)),
        );
        const sum = counted.reduce((total, count) => total + count, 0);
        expect(doneFor({ kind: "answers", answers: 100 })).toBe(sum);
      }),
    );
  });

  it("is done at the time of the answer that completes it", () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom(once, twoDays, number), (answers, goal) => {
        const { doneAt } = assignmentState(after(copyFor(goal), answers), forms, onDay(5));
        const isDoneWith = (some: readonly AnswerEvent[]) =>
          assignmentState(after(copyFor(goal), some), forms, onDay(5)).doneAt !== null;
        const end = Date.parse(doneAt ?? END);
        const before = answers.filter(({ at }) => Date.parse(at) < end);
        expect(isDoneWith(before)).toBe(false);
        const until = answers.filter(({ at }) => Date.parse(at) <= end);
        expect(isDoneWith(until)).toBe(doneAt !== null);
      }),
    );
  });
});
