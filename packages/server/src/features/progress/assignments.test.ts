import type { AssignmentVersion } from "@verbena/core/classes/assignment";
import { type AssignmentProgress, formProgress } from "@verbena/core/classes/form-progress";
import type { CardKey } from "@verbena/core/progress/card";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { createContentStore } from "../../content/content-store.ts";
import { userAssignmentForms, userAssignments } from "../../db/schema.ts";
import { giveAssignment, readCopy, versionOf } from "../../testing/assignments.ts";
import { answer, progressOf, reset, retraction } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import { exampleCount } from "../../testing/test-database.ts";
import { doneAtOf } from "./fold-assignments.ts";
import { progressMatchesLog, rebuildProgress } from "./rebuild-progress.ts";
import type { RecordedBatch } from "./record-events.ts";

const { db, learner, setClock } = await testApp();
const NOW = "2026-03-10T10:00:00.000Z";
beforeEach(() => setClock(NOW));

const post = async ({ send }: Learner, ...events: unknown[]) => {
  const { status, body } = await send("POST", "/api/progress/events", { events });
  expect(status).toBe(200);
  return body as RecordedBatch;
};

const family = "preterito-indefinido" as const;
const tenerYo = { family, item: "tener", context: "yo" };
const formsIn = (progress: AssignmentProgress) => Object.keys(progress[family] ?? {});

/** *Tuve* and *tuviste*: the sentences that the tests have. */
const asksBoth = versionOf({ persons: ["yo", "tú"] });
const tuve = (change: object = {}) => answer(change);
const tuviste = (change: object = {}) => answer({ context: "tú", given: "tuviste", ...change });

test("right answers complete an assignment at the time of the last one", async () => {
  const ana = await learner();
  const { assignmentId } = await giveAssignment(db, ana.id, { versions: [asksBoth] });
  await post(ana, tuve({ at: "2026-03-10T08:00:00.000Z" }));
  expect(await readCopy(db, ana, assignmentId)).toMatchObject({ doneAt: null });
  await post(ana, tuviste({ at: "2026-03-10T09:00:00.000Z" }));
  const copy = await readCopy(db, ana, assignmentId);
  expect(formsIn(copy.progress).toSorted()).toEqual(["tener|tú", "tener|yo"]);
  expect(copy.doneAt).toBe("2026-03-10T09:00:00.000Z");
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("a batch returns the changed forms of the changed assignments", async () => {
  const ana = await learner();
  const ids = await giveAssignment(db, ana.id);
  await giveAssignment(db, ana.id, {
    versions: [versionOf({ task: { kind: "forms", forms: [] } })],
  });
  await post(ana, tuve());
  const { assignments } = await post(ana, tuviste({ given: "tuvistes" }));
  const at = Date.parse("2026-03-10T09:00:00.000Z") / 1000;
  expect(assignments).toEqual([
    {
      ...ids,
      progress: { [family]: { "tener|tú": `\n1\n${at} 1 tuvistes` } },
      doneAt: null,
    },
  ]);
});

test("answers from before the assignment do not count, nor those of others", async () => {
  const [ana, berta] = [await learner("Ana"), await learner("Berta")];
  const from = "2026-03-10T09:00:00.001Z";
  const { assignmentId } = await giveAssignment(db, ana.id, { from });
  const { assignments } = await post(ana, tuve({ at: "2026-03-10T09:00:00.000Z" }));
  expect(assignments).toEqual([]);
  await post(berta, tuve({ at: NOW }));
  expect(await readCopy(db, ana, assignmentId)).toMatchObject({ progress: {}, doneAt: null });
});

test("answers of two devices that arrive late count on their days", async () => {
  const ana = await learner();
  const goal = { kind: "each-on-two-days" } as const;
  const versions = [{ ...asksBoth, goal }];
  const { assignmentId } = await giveAssignment(db, ana.id, { versions });
  await post(ana, tuve({ at: "2026-03-09T10:00:00.000Z" }), tuviste({ at: NOW }));
  await post(
    ana,
    tuve({ at: "2026-03-08T10:00:00.000Z" }),
    tuviste({ at: "2026-03-07T10:00:00.000Z" }),
  );
  const { progress, doneAt } = await readCopy(db, ana, assignmentId);
  expect(formProgress(progress, tenerYo).right).toHaveLength(2);
  expect(doneAt).toBe(NOW);
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("a retraction undoes what the answer completed, a reset does not", async () => {
  const ana = await learner();
  const { assignmentId } = await giveAssignment(db, ana.id, { versions: [asksBoth] });
  const last = tuviste();
  await post(ana, tuve(), last);
  await post(ana, reset({ at: NOW }));
  expect(await readCopy(db, ana, assignmentId)).toMatchObject({
    doneAt: "2026-03-10T09:00:00.000Z",
  });
  const { assignments } = await post(ana, retraction(last.id));
  expect(assignments[0]).toMatchObject({
    progress: { [family]: { "tener|tú": "" } },
    doneAt: null,
  });
  const { progress, doneAt } = await readCopy(db, ana, assignmentId);
  expect({ forms: formsIn(progress), doneAt }).toEqual({ forms: ["tener|yo"], doneAt: null });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("an answer and its retraction in one batch leave no trace", async () => {
  const ana = await learner();
  const { assignmentId } = await giveAssignment(db, ana.id);
  const slip = tuve({ given: "tube" });
  await post(ana, slip, retraction(slip.id), tuviste());
  expect(formsIn((await readCopy(db, ana, assignmentId)).progress)).toEqual(["tener|tú"]);
});

test("an answer that is sent twice counts once", async () => {
  const ana = await learner();
  const { assignmentId } = await giveAssignment(db, ana.id);
  const failed = tuve({ given: "tení" });
  await post(ana, failed);
  expect((await post(ana, failed)).assignments).toEqual([]);
  const { progress } = await readCopy(db, ana, assignmentId);
  expect(formProgress(progress, tenerYo).errors).toBe(1);
});

test("answers given offline count by the assignment as it was then", async () => {
  const ana = await learner();
  const onlyYo = versionOf({ persons: ["yo"] });
  const changed: AssignmentVersion = { ...asksBoth, since: "2026-03-10T08:00:00.000Z" };
  const versions = [onlyYo, changed];
  const { assignmentId } = await giveAssignment(db, ana.id, { versions });
  await post(
    ana,
    tuviste({ at: "2026-03-10T07:00:00.000Z" }),
    tuve({ at: "2026-03-10T07:30:00.000Z" }),
  );
  expect(await readCopy(db, ana, assignmentId)).toMatchObject({ doneAt: null });
  await post(ana, tuviste({ at: "2026-03-10T08:30:00.000Z" }));
  expect(await readCopy(db, ana, assignmentId)).toMatchObject({
    doneAt: "2026-03-10T08:30:00.000Z",
  });
});

test("an answer from a clock that is a day ahead counts when it arrives", async () => {
  const ana = await learner();
  const { assignmentId } = await giveAssignment(db, ana.id, {
    versions: [versionOf({ persons: ["yo"] })],
  });
  await post(ana, tuve({ at: "2026-03-11T10:00:00.000Z" }));
  expect(await readCopy(db, ana, assignmentId)).toMatchObject({ doneAt: NOW });
});

test("an assignment that is given between two batches counts the second one", async () => {
  const ana = await learner();
  const before = await post(ana, tuve());
  const { assignmentId } = await giveAssignment(db, ana.id, { versions: [asksBoth] });
  const after = await post(ana, tuviste());
  expect(after.fromVersion).toBe(before.version + 1);
  expect(formsIn((await readCopy(db, ana, assignmentId)).progress)).toEqual(["tener|tú"]);
});

test("the learner's progress has the assignments, also those to come, without old ones", async () => {
  const ana = await learner();
  const { assignmentId } = await giveAssignment(db, ana.id, { note: "Para el jueves" });
  const later = await giveAssignment(db, ana.id, { from: "2026-03-12T00:00:00.000Z" });
  await giveAssignment(db, ana.id, { until: "2026-02-01T00:00:00.000Z" });
  await post(ana, tuve());
  const { assignments } = await progressOf(ana);
  expect(assignments.map((one) => one.assignmentId).sort()).toEqual(
    [assignmentId, later.assignmentId].sort(),
  );
  const { body } = await ana.send("GET", "/api/start");
  expect(body).toMatchObject({ progress: { assignments } });
  expect(assignments.find((one) => one.assignmentId === assignmentId)).toMatchObject({
    note: "Para el jueves",
    versions: [versionOf()],
    from: "2026-03-01T00:00:00.000Z",
    until: "2026-03-20T22:59:59.999Z",
    formsMax: null,
    formCount: 6,
    excused: false,
    progress: { [family]: { "tener|yo": "20522 32400" } },
  });
});

test("a rebuild restores the progress and the end of an assignment", async () => {
  const ana = await learner();
  const { assignmentId } = await giveAssignment(db, ana.id, { versions: [asksBoth] });
  await post(ana, tuve(), tuviste());
  const stored = await readCopy(db, ana, assignmentId);
  await db.update(userAssignments).set({ rightAnswers: 0, doneAt: null });
  await db.delete(userAssignmentForms);
  expect(await progressMatchesLog(db, ana.id)).toBe(false);
  expect(await rebuildProgress(db, ana.id)).toBe(true);
  expect(await readCopy(db, ana, assignmentId)).toEqual(stored);
});

const someKey: fc.Arbitrary<CardKey> = fc.constantFrom("tener|yo", "tener|tú", "hablar|yo");
const someTime = fc
  .integer({ min: Date.parse("2026-03-04T00:00:00Z"), max: Date.parse("2026-03-11T00:00:00Z") })
  .map((time) => new Date(time).toISOString());
const someAnswer = fc
  .record({
    key: someKey,
    at: someTime,
    given: fc.constantFrom("tuve", "tuviste", "hablé", "hable", "no"),
    timeZone: fc.constantFrom("Europe/Paris", "Pacific/Kiritimati"),
  })
  .map(({ key, ...rest }) => {
    const [item, context] = key.split("|");
    return answer({ item, context, ...rest });
  });
const someVersion = fc.record({
  since: someTime,
  goal: fc.constantFrom<AssignmentVersion["goal"]>(
    { kind: "each-once" },
    { kind: "each-on-two-days" },
    { kind: "answers", answers: 5 },
  ),
  task: fc.constantFrom<AssignmentVersion["task"]>({ kind: "family", family }, versionOf().task),
  acceptsMissingAccents: fc.boolean(),
});

test("the progress and the end of assignments equal the log after any history", async () => {
  const someHistory = fc.record({
    versions: fc.array(someVersion, { maxLength: 2 }),
    batches: fc.array(fc.array(someAnswer, { maxLength: 5 }), { maxLength: 4 }),
    retracted: fc.array(fc.nat({ max: 19 }), { maxLength: 3 }),
  });
  const catalogue = await createContentStore(db).current();
  await fc.assert(
    fc.asyncProperty(someHistory, async ({ versions, batches, retracted }) => {
      const ana = await learner();
      const later = versions
        .map(versionOf)
        .sort((one, other) => (one.since < other.since ? -1 : 1));
      const given = { versions: [versionOf(), ...later], formsMax: 2 };
      const { assignmentId } = await giveAssignment(db, ana.id, given);
      const answers = batches.flat();
      const taken = retracted.flatMap((index) => answers[index] ?? []);
      const retractions = taken.map(({ id }) => retraction(id));
      for (const batch of [...batches, retractions]) {
        if (batch.length > 0) await post(ana, ...batch);
      }
      expect(await progressMatchesLog(db, ana.id)).toBe(true);
      const copy = await readCopy(db, ana, assignmentId);
      expect(copy.doneAt).toBe(doneAtOf(copy, catalogue));
    }),
    { numRuns: exampleCount(15) },
  );
});
