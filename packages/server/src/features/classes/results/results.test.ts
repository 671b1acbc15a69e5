import { randomUUID } from "node:crypto";
import { DAY_MS } from "@verbena/core/calendar";
import type { AssignmentVersion } from "@verbena/core/classes/assignment";
import type { AssignmentProgress, StoredForm } from "@verbena/core/classes/form-progress";
import { allFamilies } from "@verbena/core/families";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { exactSentence } from "../../../content/catalogue.ts";
import { createContentStore } from "../../../content/content-store.ts";
import {
  assignments,
  classes,
  classMembers,
  dailyStats,
  userAssignments,
  userClasses,
  userProgress,
} from "../../../db/schema.ts";
import { memberOf } from "../../../policy/classes.ts";
import { setProgress } from "../../../testing/assignments.ts";
import {
  asSql,
  recordStatements,
  type Statement,
  tableScans,
} from "../../../testing/inspect-database.ts";
import { testApp } from "../../../testing/test-app.ts";
import { readAssignment } from "../assignments/read-assignment.ts";
import { listConfusions } from "./list-confusions.ts";
import { readOverview } from "./read-overview.ts";
import { readOwnWork, readPupil } from "./read-pupil.ts";
import { readWeeks } from "./read-weeks.ts";
import type { ConfusionsQuery } from "./schema.ts";

const site = await testApp();
const { db } = site;
const now = new Date("2026-03-20T10:00:00.000Z");
const catalogue = await createContentStore(db).current();
const family = "preterito-indefinido";
const stem = "fact tener strong-preterite";

/** A class in Paris with its teacher. */
async function newClass() {
  const classId = randomUUID();
  await db.insert(classes).values({
    id: classId,
    name: "3e B",
    lastDay: "2026-08-31",
    timeZone: "Europe/Paris",
    createdAt: "2026-03-01T00:00:00.000Z",
  });
  const add = async (role: "teacher" | "pupil", name: string, joinedAt: string) => {
    const { id } = await site.learner();
    await db.insert(userProgress).values({ userId: id, startDate: joinedAt, lastSeq: 0 });
    await db.insert(classMembers).values({ classId, userId: id, role, name, joinedAt });
    return id;
  };
  const teacher = await add("teacher", "Mme Roy", "2026-03-01T00:00:00.000Z");
  const member = await memberOf(db, { id: teacher }, classId);
  if (member === null) throw new Error("The teacher is not in the class.");
  const pupil = (name: string, joinedAt = "2026-03-01T00:00:00.000Z") =>
    add("pupil", name, joinedAt);
  return { classId, member, pupil };
}

const practise = (
  userId: string,
  day: string,
  change: Partial<typeof dailyStats.$inferInsert> = {},
) => db.insert(dailyStats).values({ userId, family, day, attempts: 10, correct: 8, ...change });

const version: AssignmentVersion = {
  since: "2026-03-16T08:00:00.000Z",
  task: { kind: "family", family },
  goal: { kind: "each-once" },
  region: "spain",
  persons: ["yo"],
  acceptsMissingAccents: true,
};

async function assign(
  classId: string,
  assignmentId: string,
  userId: string,
  {
    progress = {},
    ...change
  }: Partial<typeof userAssignments.$inferInsert> & { progress?: AssignmentProgress } = {},
) {
  await db.insert(userAssignments).values({
    userId,
    classId,
    assignmentId,
    note: "",
    versions: [version],
    families: [family],
    from: "2026-03-16T08:00:00.000Z",
    until: "2026-03-26T22:59:59.999Z",
    formCount: 18,
    ...change,
  });
  await setProgress(db, { userId, classId, assignmentId }, progress);
}

/** Right answers to all forms of *yo* in the tests' content, at eight o'clock. */
const right: StoredForm = `${Date.parse("2026-03-17") / DAY_MS} ${8 * 3600}`;
const allRight = { "tener|yo": right, "hablar|yo": right, "oír|yo": right };
const oneWrong = { "tener|yo": "\n1\n0 1 tení" };

describe("the first screen of a class", () => {
  test("has the practice of the last seven days, by pupil", async () => {
    const { member, pupil } = await newClass();
    const ana = await pupil("Ana M.");
    const leo = await pupil("Leo P.");
    await practise(ana, "2026-03-20");
    await practise(ana, "2026-03-14", { family: "pasado", attempts: 5, correct: 1 });
    await practise(ana, "2026-03-13");
    const { pupils, today } = await readOverview({ db, now, catalogue }, member);
    expect(today).toBe("2026-03-20");
    expect(pupils).toMatchObject([
      {
        userId: ana,
        days: [
          { day: "2026-03-14", answers: 5, right: 1 },
          { day: "2026-03-20", answers: 10, right: 8 },
        ],
      },
      { userId: leo, days: [] },
    ]);
  });

  test("has nothing from before a pupil joined, by the day of the class", async () => {
    const { member, pupil } = await newClass();
    // In Paris, it is the 19th.
    const ana = await pupil("Ana M.", "2026-03-18T23:30:00.000Z");
    await practise(ana, "2026-03-18", { missed: [[stem, "tener", "yo", "tení"]] });
    await practise(ana, "2026-03-19");
    const { pupils, confusions } = await readOverview({ db, now, catalogue }, member);
    expect(pupils).toMatchObject([{ days: [{ day: "2026-03-19" }] }]);
    expect(confusions).toEqual([]);
  });

  test("has the confusions of most pupils, with the week before", async () => {
    const { member, pupil } = await newClass();
    const ids = await Promise.all(["Ana M.", "Leo P.", "Zoé B."].map((name) => pupil(name)));
    for (const id of ids) {
      await practise(id, "2026-03-19", {
        missed: [
          [stem, "tener", "yo", "tení"],
          ["gave-up", "tener", "él", null],
        ],
      });
    }
    await practise(ids[0] ?? "", "2026-03-12", { missed: [[stem, "tener", "él", "tenió"]] });
    const { confusions } = await readOverview({ db, now, catalogue }, member);
    expect(confusions).toEqual([
      {
        topic: stem,
        pupils: 3,
        answers: 3,
        pupilsBefore: 1,
        examples: [{ given: "tení", expected: "tuve" }],
        cards: [
          {
            family,
            item: "tener",
            context: "yo",
            given: ["tení"],
            cell: { verb: "tener", tense: "preterito-indefinido", person: "yo" },
          },
        ],
      },
    ]);
  });

  test("compares with the week before only if somebody practised then", async () => {
    const { member, pupil } = await newClass();
    const ana = await pupil("Ana M.");
    await practise(ana, "2026-03-19", { missed: [[stem, "tener", "yo", "tení"]] });
    const before = async () => {
      const { confusions } = await readOverview({ db, now, catalogue }, member);
      return confusions.map(({ pupilsBefore }) => pupilsBefore);
    };
    expect(await before()).toEqual([null]);
    await practise(ana, "2026-03-12");
    expect(await before()).toEqual([0]);
  });

  test("has running homework and that of the last week, with the state of each pupil", async () => {
    const { classId, member, pupil } = await newClass();
    const [running, ended, old] = [randomUUID(), randomUUID(), randomUUID()];
    const ana = await pupil("Ana M.");
    const leo = await pupil("Leo P.");
    const zoe = await pupil("Zoé B.");
    await assign(classId, running, ana, { progress: { [family]: allRight } });
    await assign(classId, running, leo, { progress: { [family]: oneWrong } });
    await assign(classId, running, zoe, { until: "2026-03-30T21:59:59.999Z" });
    const lastWeek = { until: "2026-03-16T22:59:59.999Z" };
    await assign(classId, ended, ana, { ...lastWeek, progress: { [family]: allRight } });
    await assign(classId, ended, leo, { ...lastWeek, excused: true });
    await assign(classId, old, leo, { until: "2026-03-10T22:59:59.999Z" });
    const { homework, pupils } = await readOverview({ db, now, catalogue }, member);
    expect(homework).toMatchObject([
      { assignmentId: running, until: "2026-03-26T22:59:59.999Z", task: version.task },
      { assignmentId: ended },
    ]);
    const states = pupils.map(({ assignments }) =>
      Object.fromEntries(
        assignments.map(({ assignmentId, kind, isLate, done, needed }) => [
          assignmentId,
          `${done}/${needed} ${kind}${isLate ? ", late" : ""}`,
        ]),
      ),
    );
    expect(states).toEqual([
      { [running]: "3/3 done", [ended]: "3/3 done, late" },
      { [running]: "0/3 begun", [ended]: "0/3 excused" },
      { [running]: "0/3 not-begun" },
    ]);
  });

  test("has nothing of a pupil who left", async () => {
    const { classId, member, pupil } = await newClass();
    const ana = await pupil("Ana M.");
    await practise(ana, "2026-03-20", { missed: [[stem, "tener", "yo", "tení"]] });
    await assign(classId, randomUUID(), ana);
    await db.delete(classMembers).where(sql`user_id = ${ana}`);
    const overview = await readOverview({ db, now, catalogue }, member);
    expect(overview).toMatchObject({ homework: [], confusions: [], pupils: [] });
    await expect(readPupil({ db, now, catalogue }, member, ana)).rejects.toThrow("not_found");
  });

  test("takes three statements", async () => {
    const { member, pupil } = await newClass();
    await Promise.all(["Ana M.", "Leo P.", "Zoé B."].map((name) => pupil(name)));
    const statements: string[] = [];
    const stop = recordStatements(db, ({ text }) => statements.push(text));
    await readOverview({ db, now, catalogue }, member).finally(stop);
    expect(statements).toHaveLength(3);
  });
});

test("confusions of a period and of a family", async () => {
  const { member, pupil } = await newClass();
  const ana = await pupil("Ana M.");
  await practise(ana, "2026-03-20", { missed: [[stem, "tener", "yo", "tení"]] });
  await practise(ana, "2026-03-05", { missed: [["wrong-person", "tener", "él", "tuve"]] });
  await practise(ana, "2026-03-19", {
    family: "pasado",
    missed: [["typo", "x", "imperfecto", "y"]],
  });
  const topics = async (days: number, only?: typeof family) => {
    const query = { days, ...(only && { family: only }) };
    const { confusions } = await listConfusions({ db, now, catalogue }, member, query);
    return confusions.map(({ topic }) => topic);
  };
  expect(await topics(7)).toEqual([stem, "typo"]);
  expect(await topics(30)).toEqual([stem, "typo", "wrong-person"]);
  expect(await topics(30, family)).toEqual([stem, "wrong-person"]);
});

test("confusions in an assignment, with names and the sentences that they saw", async () => {
  const { classId, member, pupil } = await newClass();
  const [zoe, ana, leo] = [await pupil("Zoé B."), await pupil("Ana M."), await pupil("Leo P.")];
  const [assignment, other] = [randomUUID(), randomUUID()];
  const at = (day: string) => Date.parse(`${day}T08:00:00.000Z`) / 1000;
  const wrong = (...errors: string[]) => ["", errors.length, ...errors].join("\n");
  const progressOf = (forms: Record<string, string>) => ({ progress: { [family]: forms } });
  const tener = (...days: string[]) => ({
    "tener|yo": wrong(...days.map((day) => `${at(day)} 1 tení`)),
  });
  const ofAna = {
    ...tener("2026-03-10", "2026-03-18"),
    "hablar|yo": wrong(`${at("2026-03-18")} 1`),
  };
  await assign(classId, assignment, zoe, progressOf(tener("2026-03-19")));
  await assign(classId, assignment, ana, progressOf(ofAna));
  await assign(classId, other, leo, progressOf(tener("2026-03-18")));
  await practise(leo, "2026-03-18", { missed: [["typo", "tener", "yo", "tuvee"]] });
  const list = (query: Partial<ConfusionsQuery>) =>
    listConfusions({ db, now, catalogue }, member, { days: 7, assignment, ...query });
  expect(await list({})).toMatchObject({
    pupils: 3,
    confusions: [
      {
        topic: stem,
        pupils: 2,
        answers: 2,
        examples: [
          {
            given: "tení",
            expected: "tuve",
            work: {
              sentence: exactSentence(catalogue, { family, item: "tener", context: "yo" }, 1),
              names: ["Ana M.", "Zoé B."],
            },
          },
        ],
      },
      { pupils: 1, answers: 1, examples: [] },
    ],
  });
  expect((await list({ days: 30 })).confusions[0]).toMatchObject({ pupils: 2, answers: 3 });
  expect((await list({ family: "pasado" })).confusions).toEqual([]);
  expect((await list({ assignment: randomUUID() })).confusions).toEqual([]);
});

test("a class with very many errors loses those of the first days, and says so", async () => {
  const { member, pupil } = await newClass();
  const ids = [];
  for (const name of Array.from({ length: 22 }, (_, n) => `P${n}`)) ids.push(await pupil(name));
  await db.execute(sql`
    insert into daily_stats (user_id, family, day, attempts, correct, missed)
    select id, family, date '2026-03-20' - n, 10, 8, '[["typo", "tener", "yo", "tuvee"]]'
    from unnest(${sql.param(ids)}::uuid[]) as id, unnest(${sql.param([...allFamilies])}::text[]) as family,
      generate_series(0, 19) as n`);
  const { since, confusions } = await listConfusions({ db, now, catalogue }, member, { days: 30 });
  // 22 pupils and 12 families have 264 rows a day, and 5,000 rows are 18 whole days.
  expect(since).toBe("2026-03-03");
  expect(confusions).toMatchObject([{ topic: "typo", pupils: 22, answers: 18 * 264 }]);
});

describe("the page of a pupil", () => {
  test("has the practice since the pupil joined, and nobody else’s", async () => {
    const { classId, member, pupil } = await newClass();
    const ana = await pupil("Ana M.");
    const leo = await pupil("Leo P.");
    await practise(ana, "2026-02-28");
    await practise(ana, "2026-03-02");
    const typos = { family: "pasado", attempts: 5, correct: 1, causes: { typo: 4 } } as const;
    await practise(ana, "2026-03-02", typos);
    await practise(leo, "2026-03-02");
    const ended = { until: "2026-03-05T10:00:00.000Z", progress: { [family]: oneWrong } };
    await assign(classId, randomUUID(), ana, ended);
    await assign(randomUUID(), randomUUID(), ana);
    const page = await readPupil({ db, now, catalogue }, member, ana);
    expect(page.pupil).toMatchObject({
      joinedOn: "2026-03-01",
      days: [{ day: "2026-03-02", answers: 15, right: 9 }],
      families: [
        { family, answers: 10, right: 8, causes: [] },
        { family: "pasado", answers: 5, right: 1, causes: [{ cause: "typo", count: 4 }] },
      ],
    });
    expect(page.homework).toHaveLength(1);
    expect(page.pupil.assignments).toMatchObject([
      { isLate: true, missed: [{ expected: "tuve", given: ["tení"] }] },
    ]);
  });

  test("is what the pupil sees, too", async () => {
    const { classId, member, pupil } = await newClass();
    const ana = await pupil("Ana M.");
    await pupil("Leo P.");
    await practise(ana, "2026-03-02");
    await assign(classId, randomUUID(), ana);
    const self = { ...member, userId: ana, role: "pupil" as const };
    const forTeacher = await readPupil({ db, now, catalogue }, member, ana);
    expect(await readOwnWork({ db, now, catalogue }, self)).toEqual(forTeacher);
    await expect(readOwnWork({ db, now, catalogue }, member)).rejects.toThrow("Only pupils");
  });

  test("does not exist for somebody of another class, and for a teacher", async () => {
    const { member } = await newClass();
    const other = await (await newClass()).pupil("Ana M.");
    for (const id of [other, member.userId]) {
      await expect(readPupil({ db, now, catalogue }, member, id)).rejects.toThrow("not_found");
    }
  });
});

test("the week of all classes of a teacher counts practice since pupils joined each class", async () => {
  const { classId, member, pupil } = await newClass();
  const other = await newClass();
  await db.insert(userClasses).values(
    [classId, other.classId].map((id) => ({
      userId: member.userId,
      classId: id,
      role: "teacher" as const,
      joinedAt: "2026-03-01T00:00:00.000Z",
    })),
  );
  const [ana, leo] = await Promise.all(["Ana M.", "Leo P.", "Zoé B."].map((name) => pupil(name)));
  await practise(ana ?? "", "2026-03-14");
  await practise(ana ?? "", "2026-03-20");
  await practise(leo ?? "", "2026-03-13");
  await db.insert(classMembers).values({
    classId: other.classId,
    userId: ana ?? "",
    role: "pupil",
    name: "Ana",
    joinedAt: "2026-03-20T23:30:00.000Z",
  });
  await db.insert(assignments).values(
    [
      { from: "2026-03-01", until: "2026-03-19" },
      { from: "2026-03-01", until: "2026-03-25" },
      { from: "2026-03-01", until: "2026-03-24" },
      { from: "2026-03-21", until: "2026-03-22" },
    ].map(({ from, until }) => ({
      classId,
      id: randomUUID(),
      note: "",
      task: version.task,
      goal: version.goal,
      forEverybody: true,
      from: `${from}T00:00:00.000Z`,
      until: `${until}T22:59:59.999Z`,
      changedAt: "2026-03-01T00:00:00.000Z",
      formCount: 3,
    })),
  );
  const { timeZone } = member;
  expect(await readWeeks({ db, now }, { id: member.userId })).toEqual({
    [classId]: { active: 1, running: 2, nextEnd: "2026-03-24T22:59:59.999Z", timeZone },
    [other.classId]: { active: 0, running: 0, nextEnd: null, timeZone },
  });
  expect(await readWeeks({ db, now }, { id: ana ?? "" })).toEqual({});
});

/**
 * What a teacher learns of a pupil, by the line that the pupil reads before joining: fields of the page of the pupil, of
 * the pupil's work on an assignment, and of wrong answers in assignments. A new field needs a line, in the four languages.
 */
const linesBeforeJoining = {
  "your name in this class": {
    page: ["userId", "name", "joinedOn"],
    work: ["userId", "name"],
    missed: ["answers.names"],
    example: ["names"],
  },
  "your answers in assignments": {
    page: [
      ...["assignmentId", "until", "kind", "isLate", "done", "needed"],
      ...["missed.expected", "missed.given"],
    ].map((field) => `assignments.${field}`),
    work: [
      ...["state", "isLate", "done", "needed", "doneAt", "errors"],
      ...["until", "formsMax", "excused"],
    ],
    missed: [
      ...["family", "item", "context", "sentence", "correctAnswer", "pupils", "errors"],
      ...["answers.given", "answers.sentence"],
    ],
    example: ["sentence"],
  },
  "your days of practice, your results by tense and kind of error": {
    page: [
      ...["days.day", "days.answers", "days.right"],
      ...["families.family", "families.answers", "families.right"],
      ...["families.causes.cause", "families.causes.count"],
    ],
  },
};

test("a teacher sees of a pupil what the pupil has read before joining", async () => {
  const { classId, member, pupil } = await newClass();
  const ana = await pupil("Ana M.");
  await practise(ana, "2026-03-20", { causes: { typo: 1 } });
  const id = randomUUID();
  await db.insert(assignments).values({
    ...{ classId, id, note: "", task: version.task, goal: version.goal, forEverybody: true },
    from: version.since,
    until: "2026-03-26T22:59:59.999Z",
    changedAt: version.since,
    formCount: 3,
  });
  await assign(classId, id, ana, { progress: { [family]: oneWrong } });
  const reader = { db, now, catalogue };
  const page = await readPupil(reader, member, ana);
  const assignment = await readAssignment(reader, member, id);
  const query = { days: 36_500, assignment: id };
  const { confusions } = await listConfusions(reader, member, query);
  const seen = {
    page: page.pupil,
    work: assignment.pupils[0],
    missed: assignment.missed[0],
    example: confusions[0]?.examples[0]?.work,
  };
  const lines: Record<string, readonly string[]>[] = Object.values(linesBeforeJoining);
  for (const [part, value] of Object.entries(seen)) {
    const read = lines.flatMap((line) => line[part] ?? []);
    expect(fieldsIn(value), part).toEqual(read.toSorted());
  }
});

/** The fields of a value, also of the first one of a list: `days.right`. */
function fieldsIn(value: unknown): string[] {
  const shown = Array.isArray(value) ? value[0] : value;
  if (typeof shown !== "object" || shown === null) return [""];
  return Object.entries(shown)
    .flatMap(([name, inner]) => fieldsIn(inner).map((field) => [name, field].filter(Boolean)))
    .map((path) => path.join("."))
    .toSorted();
}

describe("on a site with many learners", () => {
  beforeAll(() =>
    db
      .transaction(async (tx) => {
        // Without foreign keys.
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`
        insert into daily_stats (user_id, family, day, attempts, correct)
        select md5('u' || (n % 1000))::uuid, ${family}, date '2026-01-01' + n / 1000, 10, 8
        from generate_series(0, 19999) as n`);
        await tx.execute(sql`
        insert into user_assignments (user_id, class_id, assignment_id, note, versions, families,
          "from", until, form_count)
        select md5('u' || n)::uuid, md5('c' || n % 40)::uuid, gen_random_uuid(), '', '[]', '{}',
          now(), now(), 1
        from generate_series(0, 9999) as n`);
        await tx.execute(sql`
        insert into user_assignment_forms (user_id, class_id, assignment_id, family, item, context, progress)
        select user_id, class_id, assignment_id, ${family}, 'tener', 'yo', '' from user_assignments on conflict do nothing`);
      })
      .then(() => db.execute(sql`analyze daily_stats, user_assignments, user_assignment_forms`)),
  );

  test("the statements find the rows of the pupils by an index", async () => {
    const { member, pupil } = await newClass();
    const ids = [];
    for (const name of Array.from({ length: 30 }, (_, n) => `P${n}`)) ids.push(await pupil(name));
    const reader = { db, now, catalogue };
    const statements: Statement[] = [];
    const stop = recordStatements(db, (statement) => statements.push(statement));
    await readOverview(reader, member);
    await listConfusions(reader, member, { days: 365 });
    await readPupil(reader, member, ids[0] ?? "");
    stop();
    const scans = [];
    for (const statement of statements) scans.push(...(await tableScans(db, asSql(statement))));
    const ofPupils = scans.filter((scan) => /daily|assign/.test(scan["Relation Name"] ?? ""));
    expect(ofPupils).toHaveLength(7);
    for (const scan of ofPupils) expect(scan["Node Type"]).toMatch(/^(Index|Bitmap Heap) Scan$/);
  });
});
