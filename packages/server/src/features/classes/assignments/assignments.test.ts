import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { applyToAssignment } from "@verbena/core/classes/apply-to-assignment";
import { needsSkill } from "@verbena/core/classes/needs-skill";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteAccounts } from "../../../accounts/delete-accounts.ts";
import {
  assignments,
  classActions,
  classMembers,
  dailyStats,
  userAssignments,
  userProgress,
  users,
} from "../../../db/schema.ts";
import { readCopy, setProgress } from "../../../testing/assignments.ts";
import { newAssignment } from "../../../testing/class-endpoints.ts";
import { createTeacher, openTestClass, putIntoClass } from "../../../testing/class-people.ts";
import { answer } from "../../../testing/progress.ts";
import { type Learner, testApp } from "../../../testing/test-app.ts";

const site = await testApp();
const { db } = site;
const family = "preterito-indefinido";
/** A Monday, 10:00 in Paris. */
const monday = "2027-03-15T09:00:00.000Z";
/** Friday at 18:00 in Paris. */
const friday = { local: "2027-03-19T18:00", instant: "2027-03-19T17:00:00.000Z" };

beforeEach(() => site.setClock(monday));

/** A class with pupils of these names. */
async function classOf(...names: string[]) {
  const teacher = await createTeacher(site);
  const classId = await openTestClass(teacher);
  const pupils: Learner[] = [];
  for (const name of names) {
    const pupil = await site.learner();
    await putIntoClass(site, classId, pupil, { name });
    pupils.push(pupil);
  }
  const path = `/api/classes/${classId}/assignments`;
  const give = async (change: object = {}) => {
    const input = { ...newAssignment(), until: friday.local, ...change };
    return { id: input.id, ...(await teacher.send("POST", path, input)) };
  };
  const pageOf = async (id: string) => Object((await teacher.send("GET", `${path}/${id}`)).body);
  return { teacher, classId, pupils, path, give, pageOf };
}

const copiesOf = ({ id }: { id: string }) =>
  db.select().from(userAssignments).where(eq(userAssignments.userId, id));

const lastSeqOf = async ({ id }: { id: string }) => {
  const [row] = await db.select().from(userProgress).where(eq(userProgress.userId, id));
  return row?.lastSeq;
};

/** Counts answers of a pupil for an assignment, as the projection does. */
async function work(pupil: Learner, assignmentId: string, ...answers: object[]) {
  const copy = await readCopy(db, pupil, assignmentId);
  const after = answers.reduce(
    (counted: typeof copy, change) =>
      applyToAssignment(
        counted,
        { ...answer({ at: monday, verdict: "correct", ...change }), quality: 5 } as never,
        needsSkill,
      ),
    copy,
  );
  await setProgress(db, copy, after.progress);
}

const wrong = (change: object) => ({ verdict: "wrong", given: "tení", ...change });

const issuesOf = ({ body }: { body: unknown }) =>
  Object(body).error?.issues?.map(({ path, key }: { path: string; key: string }) => [path, key]);

describe("a new assignment", () => {
  test("is given to every pupil, and their devices learn of it", async () => {
    const { give, pupils, classId } = await classOf("Ana", "Leo");
    const [ana] = pupils;
    const before = await lastSeqOf(ana as Learner);
    const { id, status } = await give({ note: "Para el examen" });
    expect(status).toBe(201);
    for (const pupil of pupils) {
      expect(await copiesOf(pupil)).toMatchObject([
        {
          classId,
          assignmentId: id,
          note: "Para el examen",
          families: [family],
          from: monday,
          until: friday.instant,
          formCount: 13,
          versions: [
            {
              since: monday,
              task: { kind: "family", family },
              goal: { kind: "each-once" },
              region: "spain",
              acceptsMissingAccents: true,
            },
          ],
        },
      ]);
    }
    expect(await lastSeqOf(ana as Learner)).toBe((before ?? 0) + 1);
  });

  test("is given once if the browser sends it again", async () => {
    const { give, teacher, path } = await classOf("Ana");
    const input = { ...newAssignment(), until: friday.local };
    await give(input);
    await give(input);
    const { body } = await teacher.send("GET", path);
    expect(Object(body).assignments).toHaveLength(1);
  });

  test("is given to chosen pupils only, and not to people outside the class", async () => {
    const { give, pupils } = await classOf("Ana", "Leo");
    const [ana, leo] = pupils as [Learner, Learner];
    await give({ pupils: [leo.id] });
    expect(await copiesOf(ana)).toEqual([]);
    expect(await copiesOf(leo)).toHaveLength(1);
    const stranger = await site.learner();
    expect(issuesOf(await give({ pupils: [stranger.id] }))).toEqual([["pupils", "pupilGone"]]);
  });

  test("asks no vosotros in a class without it", async () => {
    const teacher = await createTeacher(site);
    const persons = ["yo", "tú", "él", "nosotros", "ellos"];
    const classId = await openTestClass(teacher, { persons });
    const { body } = await teacher.send("POST", `/api/classes/${classId}/task-preview`, {
      task: { kind: "family", family },
    });
    expect(body).toMatchObject({ formCount: 11 });
  });

  test("is shown before it is given, with verbs that have no sentences", async () => {
    const { teacher, classId } = await classOf();
    const task = { kind: "verbs", verbs: ["oír", "nadar"], families: [family] };
    const { body } = await teacher.send("POST", `/api/classes/${classId}/task-preview`, { task });
    expect(body).toEqual({
      formCount: 1,
      example: expect.objectContaining({ item: "oír", correctAnswer: "oí", infinitive: "oír" }),
      answers: ["oí"],
      sample: [expect.objectContaining({ item: "oír", form: "oí" })],
      unknownVerbs: ["nadar"],
    });
  });

  test.each([
    ["verbs", { kind: "verbs", verbs: ["tener", "tener"], families: [family] }, 6],
    [
      "verbs in two tenses",
      { kind: "verbs", verbs: ["hablar"], families: [family, "presente-indicativo"] },
      12,
    ],
    ["a skill", { kind: "skill", skill: "fact tener strong-preterite", families: [family] }, 6],
    [
      "forms, without those that do not exist",
      {
        kind: "forms",
        forms: [
          { family, item: "tener", context: "yo" },
          { family, item: "nadar", context: "yo" },
        ],
      },
      1,
    ],
  ])("asks %s", async (_, task, formCount) => {
    const { give, pageOf } = await classOf();
    const { id } = await give({ task });
    expect((await pageOf(id)).assignment).toMatchObject({ formCount });
  });

  test.each([
    ["verbs that the content does not have", { kind: "verbs", verbs: ["x"], families: [family] }],
    ["forms that a class got wrong, if there are none", { kind: "missed", days: "30" }],
    ["a skill that no form needs", { kind: "skill", skill: "ending x y", families: [family] }],
  ])("is refused for %s", async (_, task) => {
    const { give } = await classOf("Ana");
    const refused = await give({ task });
    expect([refused.status, issuesOf(refused)]).toEqual([400, [["task", "noForms"]]]);
  });

  test.each([
    ["verbs", { kind: "verbs", verbs: ["x".repeat(81)], families: [family] }, "verbs.0"],
    [
      "forms",
      { kind: "forms", forms: [{ family, item: "tener", context: "x".repeat(81) }] },
      "forms.0.context",
    ],
  ])("is refused for %s with endless ids", async (_, task, path) => {
    const { give } = await classOf();
    expect(issuesOf(await give({ task }))).toEqual([[`task.${path}`, "invalidValue"]]);
  });

  test("stores only verbs and forms that the content has", async () => {
    const { give } = await classOf();
    const verbs = await give({
      task: { kind: "verbs", verbs: ["tener", "x"], families: [family] },
    });
    const exists = { family, item: "tener", context: "yo" };
    const forms = await give({
      task: { kind: "forms", forms: [exists, { ...exists, item: "x" }] },
    });
    const taskOf = async ({ id }: { id: string }) => {
      const [row] = await db.select().from(assignments).where(eq(assignments.id, id));
      return row?.task;
    };
    expect(await taskOf(verbs)).toMatchObject({ verbs: ["tener"] });
    expect(await taskOf(forms)).toMatchObject({ forms: [exists] });
  });

  test.each([
    ["an end in the past", { until: "2027-03-15T09:59" }, "until", "timePast"],
    ["a beginning in the past", { from: "2027-03-14T10:00" }, "from", "timePast"],
    [
      "an end before its beginning",
      { from: "2027-03-18T10:00", until: "2027-03-17T10:00" },
      "until",
      "endBeforeBeginning",
    ],
    ["an end after the class", { until: "2027-09-01T00:00" }, "until", "endAfterClass"],
    ["a day that does not exist", { until: "2027-02-30T10:00" }, "until", "invalidTime"],
    ["a time with a zone", { until: "2027-03-19T10:00Z" }, "until", "invalidTime"],
    ["a note with a link", { note: "Ve a www.example.com" }, "note", "noLinks"],
    ["a long note", { note: "a".repeat(201) }, "note", "textTooLong"],
    ["nobody", { pupils: [] }, "pupils", "noPupils"],
    ["no right answer", { goal: { kind: "answers", answers: 0 } }, "goal.answers", "invalidValue"],
  ])("is refused for %s", async (_, change, path, key) => {
    const { give, pupils } = await classOf("Ana");
    const refused = await give(change);
    expect([refused.status, issuesOf(refused)]).toEqual([400, [[path, key]]]);
    expect(await copiesOf(pupils[0] as Learner)).toEqual([]);
  });

  test("ends an hour later if daylight saving skips its end", async () => {
    const { give, pageOf } = await classOf("Ana");
    const { id } = await give({ until: "2027-03-28T02:30" });
    expect((await pageOf(id)).assignment).toMatchObject({ until: "2027-03-28T01:30:00.000Z" });
  });

  describe("when a pupil has 20 running ones, in whatever class,", () => {
    async function classWithFullPupil() {
      const first = await classOf("Ana");
      const [ana] = first.pupils as [Learner];
      for (let count = 0; count < 20; count += 1) await first.give();
      const second = await classOf("Leo");
      await putIntoClass(site, second.classId, ana, { name: "Ana" });
      const [leo] = second.pupils as [Learner];
      return { ...second, ana, leo, leftOut: [{ userId: ana.id, name: "Ana" }] };
    }

    test("the class gets it without the pupil, and the teacher learns who was left out", async () => {
      const { give, teacher, path, pageOf, ana, leo, leftOut } = await classWithFullPupil();
      const input = { ...newAssignment(), until: friday.local };
      expect((await give(input)).body).toEqual({ id: input.id, leftOut });
      // The reply was lost.
      expect((await give(input)).body).toEqual({ id: input.id, leftOut });
      expect(await copiesOf(ana)).toHaveLength(20);
      expect(await copiesOf(leo)).toHaveLength(1);
      expect(await pageOf(input.id)).toMatchObject({ leftOut, pupils: [{ name: "Leo" }] });
      const { body } = await teacher.send("PATCH", `${path}/${input.id}`, { note: "Para todos" });
      expect(body).toEqual({ leftOut });
    });

    test("a copy for the class is given without the pupil, too", async () => {
      const { classId, teacher, leftOut } = await classWithFullPupil();
      const ownClass = await openTestClass(teacher);
      const input = { ...newAssignment(), until: friday.local };
      const path = `/api/classes/${ownClass}/assignments`;
      await teacher.send("POST", path, input);
      const copy = { id: randomUUID(), classId, until: friday.local };
      const { body } = await teacher.send("POST", `${path}/${input.id}/copies`, copy);
      expect(body).toEqual({ id: copy.id, leftOut });
    });

    test("the pupil cannot be chosen", async () => {
      const { give, teacher, path, pageOf, ana, leo } = await classWithFullPupil();
      const pupils = [leo.id, ana.id];
      expect(issuesOf(await give({ pupils }))).toEqual([["pupils.1", "pupilFull"]]);
      const { id } = await give({ pupils: [leo.id] });
      const changed = await teacher.send("PATCH", `${path}/${id}`, { pupils });
      expect(issuesOf(changed)).toEqual([["pupils.1", "pupilFull"]]);
      expect(await pageOf(id)).toMatchObject({ leftOut: [], pupils: [{ name: "Leo" }] });
    });

    test("the pupil gets it later, once others have ended", async () => {
      const { give, teacher, path, pageOf, ana, leftOut } = await classWithFullPupil();
      const { id } = await give({ until: "2027-03-25T18:00" });
      const again = () => teacher.send("PATCH", `${path}/${id}`, { pupils: null });
      expect((await again()).body).toEqual({ leftOut });
      site.setClock("2027-03-20T09:00:00.000Z");
      expect((await again()).body).toEqual({ leftOut: [] });
      expect(await copiesOf(ana)).toHaveLength(21);
      expect((await pageOf(id)).leftOut).toEqual([]);
    });

    test("those who joined after its end are not left out, and do not get it", async () => {
      const { give, teacher, path, pageOf, classId, leftOut } = await classWithFullPupil();
      const { id } = await give();
      site.setClock("2027-03-20T09:00:00.000Z");
      const zoe = await site.learner();
      await putIntoClass(site, classId, zoe);
      const change = { note: "Bravo", pupils: null };
      expect((await teacher.send("PATCH", `${path}/${id}`, change)).body).toEqual({ leftOut });
      expect(await copiesOf(zoe)).toEqual([]);
      expect((await pageOf(id)).leftOut).toEqual(leftOut);
      await teacher.send("PATCH", `${path}/${id}`, { until: "2027-03-26T18:00", pupils: null });
      expect(await copiesOf(zoe)).toHaveLength(1);
    });
  });

  test("is given to the others while a pupil deletes the account", async () => {
    const { give, pupils } = await classOf("Ana", "Leo");
    const [ana, leo] = pupils as [Learner, Learner];
    const given = await db.transaction(async (tx) => {
      await deleteAccounts({ db: tx, now: site.now() }, [ana.id]);
      const giving = give();
      // The request has found the pupil, and waits for the end of the deletion.
      await setTimeout(300);
      return { giving };
    });
    expect((await given.giving).status).toBe(201);
    expect(await copiesOf(leo)).toHaveLength(1);
    expect(await copiesOf(ana)).toEqual([]);
  });

  test("is refused to a class that keeps 300", async () => {
    const { give, classId } = await classOf();
    const { id } = await give();
    const [stored] = await db.select().from(assignments).where(eq(assignments.id, id));
    if (!stored) throw new Error("The assignment was not stored.");
    const others = Array.from({ length: 299 }, () => ({ ...stored, id: randomUUID() }));
    await db.insert(assignments).values(others);
    const refused = await give();
    expect([refused.status, issuesOf(refused)]).toEqual([403, [["", "tooManyClassAssignments"]]]);
    expect(await db.$count(assignments, eq(assignments.classId, classId))).toBe(300);
  });

  test("has at most 60 pupils", async () => {
    const { give, classId } = await classOf();
    for (let n = 0; n <= 60; n += 1) await putIntoClass(site, classId, await site.learner());
    expect(issuesOf(await give())).toEqual([["pupils", "tooManyPupils"]]);
  });

  test("can be the forms that the class gets wrong, those of most pupils first", async () => {
    const { give, pageOf, pupils } = await classOf("Ana", "Leo");
    const [ana, leo] = pupils as [Learner, Learner];
    const missed = (item: string, context: string, topic = "unknown") =>
      [topic, item, context, "x"] as never;
    const day = { family, day: "2027-03-15", attempts: 9, correct: 0 } as const;
    const ofAna = [
      missed("hablar", "él", "accent"),
      missed("hablar", "él", "accent"),
      missed("oír", "yo"),
    ];
    await db.insert(dailyStats).values([
      { ...day, userId: ana.id, missed: ofAna },
      { ...day, userId: leo.id, missed: [missed("oír", "yo")] },
      { ...day, userId: leo.id, day: "2027-01-02", missed: [missed("tener", "yo")] },
    ]);
    const all = await give({ task: { kind: "missed", days: "7" } });
    expect((await pageOf(all.id)).assignment.task).toEqual({
      kind: "forms",
      forms: [
        { family, item: "oír", context: "yo" },
        { family, item: "hablar", context: "él" },
      ],
    });
  });
});

describe("somebody who joins", () => {
  test("gets the running assignments of the class, from then on", async () => {
    const { give, classId, pupils } = await classOf("Ana");
    const running = await give();
    await give({ until: "2027-03-16T18:00" });
    await give({ pupils: [(pupils[0] as Learner).id] });
    const later = await give({ from: "2027-03-18T08:00" });
    const joinedAt = "2027-03-17T09:00:00.000Z";
    site.setClock(joinedAt);
    const leo = await site.learner();
    await putIntoClass(site, classId, leo);
    const copies = await copiesOf(leo);
    const begins = Object.fromEntries(copies.map((one) => [one.assignmentId, one.from]));
    expect(begins).toEqual({ [running.id]: joinedAt, [later.id]: "2027-03-18T07:00:00.000Z" });
    expect(copies.map(({ versions }) => versions[0]?.since).toSorted()).toEqual(
      Object.values(begins).toSorted(),
    );
  });

  test("gets at most 20 in all classes, those first that end first", async () => {
    const [one, other] = [await classOf("Ana"), await classOf("Leo")];
    for (let count = 0; count < 19; count += 1) await one.give();
    const last = await other.give({ until: "2027-03-22T18:00" });
    const first = await other.give();
    const zoe = await site.learner();
    for (const { classId } of [one, other]) await putIntoClass(site, classId, zoe);
    const ids = (await copiesOf(zoe)).map(({ assignmentId }) => assignmentId);
    expect(ids).toHaveLength(20);
    expect(ids).toContain(first.id);
    expect(ids).not.toContain(last.id);
    expect((await other.pageOf(last.id)).leftOut).toEqual([{ userId: zoe.id, name: "Zoé M." }]);
  });
});

describe("a change", () => {
  test("adds a version from now on, and keeps what was done", async () => {
    const { give, teacher, path, pupils, pageOf } = await classOf("Ana");
    const [ana] = pupils as [Learner];
    const { id } = await give();
    await work(ana, id, {}, { item: "hablar" });
    const tuesday = "2027-03-16T09:00:00.000Z";
    site.setClock(tuesday);
    const task = { kind: "verbs", verbs: ["tener"], families: [family, "presente-indicativo"] };
    const goal = { kind: "each-on-two-days" };
    const before = await lastSeqOf(ana);
    const { status } = await teacher.send("PATCH", `${path}/${id}`, { task, goal, note: "Más" });
    expect(status).toBe(200);
    const [copy] = await copiesOf(ana);
    expect(copy).toMatchObject({ note: "Más", formCount: 6 });
    expect(copy?.families).toEqual([family, "presente-indicativo"]);
    expect(copy?.versions.map(({ since, goal: { kind } }) => [since, kind])).toEqual([
      [monday, "each-once"],
      [tuesday, "each-on-two-days"],
    ]);
    expect(await lastSeqOf(ana)).toBe((before ?? 0) + 1);
    await work(ana, id, { at: tuesday });
    expect((await pageOf(id)).pupils).toMatchObject([{ state: "begun", done: 1, needed: 6 }]);
  });

  test("of less makes an assignment done when its last answer was given", async () => {
    const { give, teacher, path, pupils } = await classOf("Ana");
    const [ana] = pupils as [Learner];
    const { id } = await give();
    await work(ana, id, {});
    site.setClock("2027-03-16T09:00:00.000Z");
    const task = { kind: "forms", forms: [{ family, item: "tener", context: "yo" }] };
    await teacher.send("PATCH", `${path}/${id}`, { task });
    expect(await copiesOf(ana)).toMatchObject([{ doneAt: monday }]);
    await teacher.send("PATCH", `${path}/${id}`, { task: { kind: "family", family } });
    expect(await copiesOf(ana)).toMatchObject([{ doneAt: null }]);
  });

  test("of the note or the end adds no version", async () => {
    const { give, teacher, path, pupils } = await classOf("Ana");
    const { id } = await give();
    site.setClock("2027-03-16T09:00:00.000Z");
    await teacher.send("PATCH", `${path}/${id}`, { note: "Sí", until: "2027-03-22T18:00" });
    const [copy] = await copiesOf(pupils[0] as Learner);
    expect(copy).toMatchObject({ note: "Sí", until: "2027-03-22T17:00:00.000Z" });
    expect(copy?.versions).toHaveLength(1);
  });

  test("before the beginning replaces the only version", async () => {
    const { give, teacher, path, pupils } = await classOf("Ana");
    const { id } = await give({ from: "2027-03-16T08:00" });
    await teacher.send("PATCH", `${path}/${id}`, { goal: { kind: "answers", answers: 20 } });
    const [copy] = await copiesOf(pupils[0] as Learner);
    expect(copy?.versions).toMatchObject([
      { since: "2027-03-16T07:00:00.000Z", goal: { kind: "answers", answers: 20 } },
    ]);
  });

  test("of its note is possible after the end, and its end cannot be in the past", async () => {
    const { give, teacher, path } = await classOf("Ana");
    const { id } = await give();
    site.setClock("2027-03-22T09:00:00.000Z");
    const change = (input: object) => teacher.send("PATCH", `${path}/${id}`, input);
    expect((await change({ note: "Bravo", until: friday.local })).status).toBe(200);
    expect(issuesOf(await change({ until: "2027-03-20T18:00" }))).toEqual([["until", "timePast"]]);
  });

  test("of the pupils takes it from some and gives it to others, from now on", async () => {
    const { give, teacher, path, pupils } = await classOf("Ana", "Leo");
    const [ana, leo] = pupils as [Learner, Learner];
    const { id } = await give({ pupils: [ana.id] });
    const tuesday = "2027-03-16T09:00:00.000Z";
    site.setClock(tuesday);
    await teacher.send("PATCH", `${path}/${id}`, { pupils: [leo.id] });
    expect(await copiesOf(ana)).toEqual([]);
    expect(await copiesOf(leo)).toMatchObject([{ from: tuesday, versions: [{ since: tuesday }] }]);
  });

  test("is refused after twenty versions", async () => {
    const { give, teacher, path } = await classOf("Ana");
    const { id } = await give();
    const change = (answers: number) => {
      site.setClock(new Date(Date.parse(monday) + answers * 60_000).toISOString());
      return teacher.send("PATCH", `${path}/${id}`, { goal: { kind: "answers", answers } });
    };
    for (let count = 1; count < 20; count += 1) expect((await change(count)).status).toBe(200);
    const refused = await change(20);
    expect([refused.status, issuesOf(refused)]).toEqual([403, [["", "tooManyChanges"]]]);
  });

  test("of the class’s settings is accepted after twenty versions, too", async () => {
    const { give, teacher, classId, path, pupils } = await classOf("Ana");
    const { id } = await give();
    for (let answers = 1; answers < 20; answers += 1) {
      site.setClock(new Date(Date.parse(monday) + answers * 60_000).toISOString());
      await teacher.send("PATCH", `${path}/${id}`, { goal: { kind: "answers", answers } });
    }
    const [before] = await copiesOf(pupils[0] as Learner);
    site.setClock("2027-03-16T09:00:00.000Z");
    const change = { acceptsMissingAccents: false };
    expect((await teacher.send("PATCH", `/api/classes/${classId}`, change)).status).toBe(200);
    const [after] = await copiesOf(pupils[0] as Learner);
    const last = { ...before?.versions.at(-1), acceptsMissingAccents: false };
    expect(after?.versions).toEqual([...(before?.versions.slice(0, -1) ?? []), last]);
  });

  test("gives a pupil who has 20 running ones no more time for another that has ended", async () => {
    const { give, teacher, path, pupils, classId } = await classOf("Ana");
    const [ana] = pupils as [Learner];
    const { id } = await give();
    const tuesday = "2027-03-20T09:00:00.000Z";
    site.setClock(tuesday);
    for (let count = 0; count < 20; count += 1) await give({ until: "2027-03-25T18:00" });
    await putIntoClass(site, classId, await site.learner(), { name: "Leo" });
    const until = "2027-03-26T18:00";
    const refused = await teacher.send("PATCH", `${path}/${id}/pupils/${ana.id}`, { until });
    expect([refused.status, issuesOf(refused)]).toEqual([403, [["", "tooManyAssignments"]]]);
    expect((await teacher.send("PATCH", `${path}/${id}`, { until })).status).toBe(200);
    const copies = await copiesOf(ana);
    expect(copies.filter((copy) => copy.until > tuesday)).toHaveLength(20);
    expect(copies.find(({ assignmentId }) => assignmentId === id)?.until).toBe(friday.instant);
  });

  test("of the class’s persons and accents adds a version to running assignments", async () => {
    const { give, teacher, classId, pupils, pageOf } = await classOf("Ana");
    const { id } = await give();
    const past = await give({ until: "2027-03-15T12:00" });
    const tuesday = "2027-03-16T09:00:00.000Z";
    site.setClock(tuesday);
    const persons = ["yo", "tú", "él", "nosotros", "ellos"];
    const change = { persons, acceptsMissingAccents: false };
    expect((await teacher.send("PATCH", `/api/classes/${classId}`, change)).status).toBe(200);
    expect((await pageOf(id)).assignment).toMatchObject({ formCount: 11 });
    const copies = await copiesOf(pupils[0] as Learner);
    const versions = new Map(copies.map((one) => [one.assignmentId, one.versions]));
    expect(versions.get(id)).toMatchObject([
      { since: monday, acceptsMissingAccents: true },
      { since: tuesday, ...change },
    ]);
    expect(versions.get(past.id)).toHaveLength(1);
  });

  test("deletes the assignment with the work on it", async () => {
    const { give, teacher, path, pupils } = await classOf("Ana");
    const { id } = await give();
    await give();
    const before = await lastSeqOf(pupils[0] as Learner);
    expect((await teacher.send("DELETE", `${path}/${id}`)).status).toBe(204);
    expect((await teacher.send("DELETE", `${path}/${id}`)).status).toBe(404);
    expect(await copiesOf(pupils[0] as Learner)).toHaveLength(1);
    expect(await lastSeqOf(pupils[0] as Learner)).toBe((before ?? 0) + 1);
    expect(await db.$count(assignments, eq(assignments.id, id))).toBe(0);
  });
});

test("two teachers who delete an assignment at once delete it once", async () => {
  const { give, teacher, classId, path, pupils } = await classOf("Ana");
  const lenz = await createTeacher(site);
  await putIntoClass(site, classId, lenz, { role: "teacher", name: "M. Lenz" });
  const { id } = await give();
  const sent = [teacher, lenz].map((one) => one.send("DELETE", `${path}/${id}`));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 404]);
  expect(await copiesOf(pupils[0] as Learner)).toEqual([]);
});

describe("an exception for a pupil", () => {
  test("gives more time, fewer forms, or excuses, and can be taken back", async () => {
    const { give, teacher, path, pupils, pageOf } = await classOf("Ana");
    const [ana] = pupils as [Learner];
    const { id } = await give();
    const except = (input: object) =>
      teacher.send("PATCH", `${path}/${id}/pupils/${ana.id}`, input);
    await work(ana, id, {});
    await except({ until: "2027-03-22T18:00", formsMax: 1 });
    expect((await pageOf(id)).pupils).toMatchObject([
      { state: "done", done: 1, needed: 1, until: "2027-03-22T17:00:00.000Z", doneAt: monday },
    ]);
    await except({ excused: true });
    expect((await pageOf(id)).pupils).toMatchObject([{ state: "excused" }]);
    await except({ until: null, formsMax: null, excused: false });
    expect((await pageOf(id)).pupils).toMatchObject([
      { state: "begun", needed: 13, until: friday.instant, doneAt: null },
    ]);
  });

  test("keeps its time when the class gets less, and not when it gets more", async () => {
    const { give, teacher, path, pupils } = await classOf("Ana");
    const [ana] = pupils as [Learner];
    const { id } = await give();
    await teacher.send("PATCH", `${path}/${id}/pupils/${ana.id}`, { until: "2027-03-22T18:00" });
    await teacher.send("PATCH", `${path}/${id}`, { until: "2027-03-20T18:00" });
    expect(await copiesOf(ana)).toMatchObject([{ until: "2027-03-22T17:00:00.000Z" }]);
    await teacher.send("PATCH", `${path}/${id}`, { until: "2027-03-25T18:00" });
    expect(await copiesOf(ana)).toMatchObject([{ until: "2027-03-25T17:00:00.000Z" }]);
  });

  test("is refused for less time, and for somebody without the assignment", async () => {
    const { give, teacher, path, pupils } = await classOf("Ana", "Leo");
    const [ana, leo] = pupils as [Learner, Learner];
    const { id } = await give({ pupils: [ana.id] });
    const except = (userId: string) =>
      teacher.send("PATCH", `${path}/${id}/pupils/${userId}`, { until: "2027-03-16T18:00" });
    expect(issuesOf(await except(ana.id))).toEqual([["until", "lessTime"]]);
    const endless = await teacher.send("PATCH", `${path}/${id}/pupils/${ana.id}`, {
      until: "2099-01-01T00:00",
    });
    expect(issuesOf(endless)).toEqual([["until", "endAfterClass"]]);
    for (const { id: userId } of [leo, teacher]) expect((await except(userId)).status).toBe(404);
  });
});

describe("the page of an assignment", () => {
  test("has the state of each pupil, in the order of the class list", async () => {
    const { give, pupils, pageOf, teacher, path } = await classOf("Zoé", "Ana", "Émile", "Leo");
    const [zoe, ana, emile] = pupils as [Learner, Learner, Learner];
    const task = { kind: "verbs", verbs: ["oír"], families: [family] };
    const { id } = await give({ task });
    await work(zoe, id, { item: "oír" });
    await work(ana, id, { item: "oír", at: "2027-03-20T09:00:00.000Z" });
    await work(emile, id, wrong({ item: "oír" }));
    site.setClock("2027-03-21T09:00:00.000Z");
    const states = (await pageOf(id)).pupils.map(
      ({ name, state, isLate, done, errors }: Record<string, unknown>) => [
        name,
        state,
        isLate,
        done,
        errors,
      ],
    );
    expect(states).toEqual([
      ["Ana", "done", true, 1, 0],
      ["Émile", "begun", true, 0, 1],
      ["Leo", "not-begun", true, 0, 0],
      ["Zoé", "done", false, 1, 0],
    ]);
    await db
      .update(userAssignments)
      .set({ doneAt: monday })
      .where(and(eq(userAssignments.userId, zoe.id), eq(userAssignments.assignmentId, id)));
    const { body } = await teacher.send("GET", path);
    expect(Object(body).assignments).toMatchObject([
      { id, counts: { done: 1, late: 0, begun: 2, notBegun: 1, excused: 0 } },
    ]);
  });

  test("has the forms that most pupils missed, and what they wrote, with names", async () => {
    const { give, pupils, pageOf } = await classOf("Ana", "Leo", "Zoé");
    const [ana, leo] = pupils as [Learner, Learner];
    const { id } = await give();
    await work(ana, id, wrong({}), wrong({ context: "él", given: null }));
    await work(leo, id, wrong({}), wrong({ given: "tubo" }));
    expect((await pageOf(id)).missed).toMatchObject([
      {
        item: "tener",
        context: "yo",
        correctAnswer: "tuve",
        pupils: 2,
        errors: 3,
        answers: [
          { given: "tení", names: ["Ana", "Leo"] },
          { given: "tubo", names: ["Leo"] },
        ],
      },
      { context: "él", pupils: 1, answers: [{ given: null, names: ["Ana"] }] },
    ]);
  });

  test("asks nothing any more once the content has none of its verbs", async () => {
    const { give, pupils, pageOf } = await classOf("Ana");
    const { id } = await give({ task: { kind: "verbs", verbs: ["oír"], families: [family] } });
    await work(pupils[0] as Learner, id, wrong({ item: "oír" }));
    const administrator = await site.learner();
    await db.update(users).set({ role: "admin" }).where(eq(users.id, administrator.id));
    const change = (way: "hide" | "show") =>
      administrator.send("POST", `/api/admin/exercises/${way}`, { id: `${family}/oír/yo` });
    await change("hide");
    expect(await pageOf(id)).toMatchObject({
      assignment: { formCount: 1 },
      pupils: [{ state: "empty", done: 0, needed: 0, isLate: false }],
      missed: [],
    });
    await change("show");
  });

  test("has no pupils once all have left", async () => {
    const { give, pupils, pageOf, classId } = await classOf("Ana");
    const { id } = await give();
    await db
      .delete(classMembers)
      .where(
        and(eq(classMembers.classId, classId), eq(classMembers.userId, (pupils[0] as Learner).id)),
      );
    expect(await pageOf(id)).toMatchObject({ pupils: [], missed: [] });
  });

  test("is found only in its own class", async () => {
    const [one, other] = [await classOf("Ana"), await classOf("Leo")];
    const { id } = await one.give();
    for (const method of ["GET", "DELETE"]) {
      expect((await other.teacher.send(method, `${other.path}/${id}`)).status).toBe(404);
    }
  });
});

test("a copy for another class is given to all its pupils, from now on", async () => {
  const { teacher, give, path } = await classOf("Ana");
  const task = { kind: "verbs", verbs: ["tener"], families: [family] };
  const { id } = await give({ task, note: "Para todos" });
  const classId = await openTestClass(teacher);
  const leo = await site.learner();
  await putIntoClass(site, classId, leo);
  const copy = (to: string) => {
    const input = { id: newAssignment().id, classId: to, until: "2027-03-26T18:00" };
    return teacher.send("POST", `${path}/${id}/copies`, input);
  };
  expect((await copy(classId)).status).toBe(201);
  expect(await copiesOf(leo)).toMatchObject([
    { note: "Para todos", from: monday, versions: [{ task }] },
  ]);
  expect((await copy((await classOf()).classId)).status).toBe(404);
});

describe("the end of a class", () => {
  test("ends its homework when it is archived, also for a pupil with more time", async () => {
    const { give, teacher, classId, path, pupils, pageOf } = await classOf("Ana", "Leo");
    const [ana, leo] = pupils as [Learner, Learner];
    const { id } = await give();
    await teacher.send("PATCH", `${path}/${id}/pupils/${leo.id}`, { until: "2027-03-26T18:00" });
    await work(ana, id, {});
    const past = await give({ until: "2027-03-15T18:00" });
    const tuesday = "2027-03-16T09:00:00.000Z";
    site.setClock(tuesday);
    const before = await lastSeqOf(ana);
    expect((await teacher.send("POST", `/api/classes/${classId}/archive`)).status).toBe(200);
    expect(await lastSeqOf(ana)).toBe((before ?? 0) + 1);
    expect(await pageOf(id)).toMatchObject({
      assignment: { from: monday, until: tuesday },
      pupils: [
        { name: "Ana", state: "begun", done: 1, until: tuesday },
        { name: "Leo", state: "not-begun", until: tuesday },
      ],
    });
    expect((await pageOf(past.id)).assignment.until).toBe("2027-03-15T17:00:00.000Z");
  });

  test("takes back homework that has not begun, and a teacher can still copy it", async () => {
    const { give, teacher, classId, path, pupils, pageOf } = await classOf("Ana");
    const { id } = await give({ from: "2027-03-18T08:00", note: "Para el jueves" });
    await teacher.send("POST", `/api/classes/${classId}/archive`);
    expect(await copiesOf(pupils[0] as Learner)).toEqual([]);
    expect(await pageOf(id)).toMatchObject({ assignment: { from: monday, until: monday } });
    const nextYear = await openTestClass(teacher);
    const copyTo = (to: string) => {
      const input = { id: randomUUID(), classId: to, until: "2027-03-26T18:00" };
      return teacher.send("POST", `${path}/${id}/copies`, input);
    };
    expect((await copyTo(nextYear)).status).toBe(201);
    const { body } = await teacher.send("GET", `/api/classes/${nextYear}/assignments`);
    expect(Object(body).assignments).toMatchObject([{ note: "Para el jueves", from: monday }]);
    expect((await copyTo(classId)).status).toBe(404);
  });

  test("cannot be before the end of homework, for the class or for a pupil", async () => {
    const { give, teacher, classId, path, pupils } = await classOf("Ana");
    const [ana] = pupils as [Learner];
    const { id } = await give();
    const endOn = (lastDay: string) =>
      teacher.send("PATCH", `/api/classes/${classId}`, { lastDay });
    expect(issuesOf(await endOn("2027-03-18"))).toEqual([["lastDay", "lastDayBeforeAssignment"]]);
    expect((await endOn("2027-03-22")).status).toBe(200);
    await teacher.send("PATCH", `${path}/${id}/pupils/${ana.id}`, { until: "2027-03-20T18:00" });
    expect(issuesOf(await endOn("2027-03-19"))).toEqual([["lastDay", "lastDayBeforeAssignment"]]);
    await teacher.send("PATCH", `${path}/${id}/pupils/${ana.id}`, { until: null });
    expect((await endOn("2027-03-19")).status).toBe(200);
  });
});

describe("the results as CSV", () => {
  test("have a line for each pupil in the order of the class list, in the teacher’s language", async () => {
    const { give, teacher, pupils, path, classId } = await classOf("Zoé", "=1+1", "Émile; M.");
    const [zoe] = pupils as [Learner];
    const { id } = await give({ task: { kind: "verbs", verbs: ["oír"], families: [family] } });
    await work(zoe, id, { item: "oír" });
    const headers = { "accept-language": "fr" };
    const { body, headers: sent } = await teacher.send(
      "GET",
      `${path}/${id}/results.csv`,
      undefined,
      headers,
    );
    expect(sent.get("content-disposition")).toContain("verbena-results-2027-03-15.csv");
    expect(String(body).split("\r\n")).toEqual([
      "Élève;État;Fait;À faire;Erreurs;Date limite;Terminé le",
      '"\t=1+1";pas commencé;0;1;0;2027-03-19 18:00;',
      '"Émile; M.";pas commencé;0;1;0;2027-03-19 18:00;',
      "Zoé;fait;1;1;0;2027-03-19 18:00;2027-03-15 10:00",
      "",
    ]);
    const logged = await db.select().from(classActions).where(eq(classActions.classId, classId));
    expect(logged.map(({ kind, teacherId }) => [kind, teacherId])).toContainEqual([
      "results-exported",
      teacher.id,
    ]);
  });
});
