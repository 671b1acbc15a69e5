import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verdicts } from "../causes.ts";
import type { AnswerEvent } from "../progress/progress-event.ts";
import { applyToAssignment, type CountedAssignment } from "./apply-to-assignment.ts";
import type { AssignmentVersion, Goal } from "./assignment.ts";
import { formProgress, storedForm } from "./form-progress.ts";
import { needsSkill } from "./needs-skill.ts";

const START = "2026-03-02T07:00:00.000Z";
const tuve = { family: "preterito-indefinido", item: "tener", context: "yo" } as const;

const version: AssignmentVersion = {
  since: START,
  task: { kind: "family", family: "preterito-indefinido" },
  goal: { kind: "each-once" },
  region: "spain",
  persons: ["yo", "tú", "él", "nosotros", "vosotros", "ellos"],
  acceptsMissingAccents: true,
};
const assignment: CountedAssignment = { versions: [version], from: START, progress: {} };
const forNumber: CountedAssignment = {
  ...assignment,
  versions: [{ ...version, goal: { kind: "answers", answers: 30 } }],
};

const answer = (change: Partial<AnswerEvent> = {}): AnswerEvent => ({
  kind: "answer",
  id: "1",
  ...tuve,
  sentence: 1,
  at: "2026-03-02T10:00:00.000Z",
  timeZone: "Europe/Paris",
  given: "tuve",
  verdict: "correct",
  cause: null,
  ...change,
});
const wrong = (given: string | null, at: string) =>
  answer({ given, verdict: "wrong", at: `2026-03-02T${at}:00.000Z` });

const after = (answers: readonly AnswerEvent[], copy = assignment) =>
  answers.reduce((before, event) => applyToAssignment(before, event, needsSkill), copy);
const formAfter = (answers: readonly AnswerEvent[], copy = assignment) =>
  formProgress(after(answers, copy).progress, tuve);
const timesAfter = (times: readonly string[], copy = assignment) =>
  formAfter(
    times.map((at) => answer({ at })),
    copy,
  ).right.map(({ at }) => new Date(at * 1000).toISOString().slice(5, 16));

describe("an answer to a form of an assignment", () => {
  it("counts as right on its day where the learner is", () => {
    const at = "2026-03-02T23:30:00.000Z";
    const day = Date.parse("2026-03-03") / 86_400_000;
    expect(formAfter([answer({ at })]).right).toEqual([{ day, at: Date.parse(at) / 1000 }]);
  });

  it("does not count before the assignment, and not for a form that it does not ask", () => {
    expect(after([answer({ at: "2026-03-02T06:59:59.999Z" })])).toBe(assignment);
    expect(after([answer({ family: "presente-indicativo" })])).toBe(assignment);
  });

  it("changes nothing on a third day, and the second time on a day", () => {
    const days = ["2026-03-02T10:00:00.000Z", "2026-03-03T10:00:00.000Z"];
    const later = ["2026-03-02T11:00:00.000Z", "2026-03-04T10:00:00.000Z"];
    expect(timesAfter([...days, ...later])).toEqual(timesAfter(days));
    const done = after(days.map((at) => answer({ at })));
    expect(applyToAssignment(done, answer({ at: "2026-03-04T10:00:00.000Z" }), needsSkill)).toBe(
      done,
    );
  });

  it("counts twice a day for a number of answers, on all days", () => {
    const times = ["02T10", "02T11", "02T12", "03T10", "04T10"].map(
      (time) => `2026-03-${time}:00:00.000Z`,
    );
    expect(timesAfter(times, forNumber)).toEqual(
      ["02T10", "02T11", "03T10", "04T10"].map((time) => `03-${time}:00`),
    );
  });

  it("counts without its accents only if the class says so", () => {
    const strict = { ...assignment, versions: [{ ...version, acceptsMissingAccents: false }] };
    const unmarked = answer({ verdict: "accent" });
    expect(formAfter([unmarked])).toMatchObject({ right: [{}], errors: 0 });
    expect(formAfter([unmarked], strict)).toMatchObject({ right: [], errors: 1 });
  });

  it("leaves the last three errors and their number", () => {
    const errors = [
      wrong("tení", "10:00"),
      wrong(null, "10:01"),
      wrong("tuví", "10:03"),
      wrong("tenuve", "10:02"),
    ];
    expect(formAfter(errors)).toMatchObject({
      errors: 4,
      lastErrors: [{ given: null }, { given: "tenuve" }, { given: "tuví" }],
    });
  });

  it("counts by the version of its time, even if it arrives after a change", () => {
    const onlyHablar = { kind: "verbs", verbs: ["hablar"], families: [tuve.family] } as const;
    const changed = {
      ...assignment,
      versions: [version, { ...version, since: "2026-03-02T12:00:00.000Z", task: onlyHablar }],
    };
    expect(timesAfter(["2026-03-02T11:59:59.000Z"], changed)).toHaveLength(1);
    expect(timesAfter(["2026-03-02T12:00:00.000Z"], changed)).toHaveLength(0);
  });
});

const someGoal: fc.Arbitrary<Goal> = fc.constantFrom(
  { kind: "each-once" },
  { kind: "each-on-two-days" },
  { kind: "answers", answers: 7 },
);
const someInstant = fc
  .integer({ min: 0, max: 4 * 24 * 6 })
  .map((count) => new Date(Date.parse("2026-03-01T23:00:00Z") + count * 600_000).toISOString());
const someVersions = fc
  .array(
    fc.record({
      since: someInstant,
      goal: someGoal,
      acceptsMissingAccents: fc.boolean(),
      task: fc.constantFrom(version.task, {
        kind: "verbs" as const,
        verbs: ["tener"],
        families: [tuve.family],
      }),
    }),
    { maxLength: 3 },
  )
  .map((changes) => [
    version,
    ...changes
      .map((change) => ({ ...version, ...change }))
      .sort((a, b) => (a.since < b.since ? -1 : 1)),
  ]);
const someAnswer = fc
  .record({
    item: fc.constantFrom("tener", "hablar"),
    context: fc.constantFrom("yo", "tú"),
    sentence: fc.integer({ min: 1, max: 2 }),
    given: fc.constantFrom("tuve", "tenía", null),
    verdict: fc.constantFrom(...verdicts),
    at: someInstant,
    timeZone: fc.constantFrom("Europe/Paris", "America/New_York", "Pacific/Kiritimati"),
  })
  .map(answer);

describe("the progress of a form", () => {
  it("is the same after it was stored", () => {
    const someError = fc.record({
      given: fc.option(fc.stringMatching(/^\S( ?\S){0,20}$/)),
      sentence: fc.integer({ min: 1, max: 999 }),
      at: fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
    });
    const someForm = fc
      .record({
        right: fc.array(
          fc.record({ day: fc.nat({ max: 30_000 }), at: fc.nat({ max: 1_900_000_000 }) }),
        ),
        lastErrors: fc.array(someError, { maxLength: 3 }),
      })
      .map((form) => ({ ...form, errors: form.lastErrors.length }));
    fc.assert(
      fc.property(someForm, (form) => {
        const progress = { [tuve.family]: { "tener|yo": storedForm(form) } } as const;
        expect(formProgress(progress, tuve)).toEqual(form);
      }),
    );
  });
});

describe("the progress of an assignment", () => {
  it("depends on which answers were given, not on the order in which they arrive", () => {
    const someOrders = fc
      .array(someAnswer, { maxLength: 30 })
      .chain((answers) =>
        fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: answers.length })),
      );
    fc.assert(
      fc.property(someVersions, someOrders, (versions, [one, other]) => {
        const copy = { ...assignment, versions };
        expect(sorted(after(one, copy))).toEqual(sorted(after(other, copy)));
      }),
    );
  });
});

/** The order of the keys says in which order forms were answered for the first time. */
const sorted = ({ progress }: CountedAssignment) =>
  Object.values(progress).map((forms) => Object.entries(forms).sort());
