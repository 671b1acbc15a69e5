import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  classActions,
  classCodes,
  classes,
  classMembers,
  teachers,
  userAssignmentForms,
  userAssignments,
  userClasses,
  userProgress,
  users,
} from "../../../db/schema.ts";
import { setProgress } from "../../../testing/assignments.ts";
import { newAssignment } from "../../../testing/class-endpoints.ts";
import {
  createTeacher,
  openTestClass,
  putIntoClass,
  teacherPassword,
} from "../../../testing/class-people.ts";
import { appOn, type Learner, testApp, visitor } from "../../../testing/test-app.ts";

const site = await testApp({ limits: { "class-code-by-account": { points: 3, durationS: 3600 } } });
const { db, nobody, setClock } = site;

/** A new class with its teacher and its code. */
async function openClass() {
  const rosa = await createTeacher(site);
  const classId = await openTestClass(rosa);
  const [row] = await db.select().from(classCodes).where(eq(classCodes.classId, classId));
  return { rosa, classId, path: `/api/classes/${classId}`, code: row?.code ?? "" };
}

const join = ({ send }: Pick<Learner, "send">, code: string, name = "Zoé M.") =>
  send("POST", `/api/join/${encodeURIComponent(code)}`, { name });

const membersOf = (classId: string) =>
  db
    .select()
    .from(classMembers)
    .where(eq(classMembers.classId, classId))
    .orderBy(desc(classMembers.role), classMembers.joinedAt);

const refusedWith = (key: string) => ({
  status: 403,
  body: { error: { code: "forbidden", issues: [{ path: "", key }] } },
});

test("before joining, people see the names of the class and of its teachers, nothing else", async () => {
  const { code } = await openClass();
  expect(await nobody.send("GET", `/api/join/${code}`)).toMatchObject({
    status: 200,
    body: { name: "3e B", teachers: ["Mme Roy"], joined: null },
  });
});

test("a pupil joins with a code in lower case, with spaces, hyphens, and look-alikes", async () => {
  const { rosa, classId, path, code } = await openClass();
  await db
    .update(classCodes)
    .set({ code: `01${code.slice(2)}` })
    .where(eq(classCodes.code, code));
  const ana = await site.learner();
  const typed = ` oL-${code.slice(2, 5).toLowerCase()} ${code.slice(5)}`;
  expect(await join(ana, typed)).toMatchObject({ status: 200, body: { classId } });
  expect((await rosa.send("GET", `${path}/members`)).body).toMatchObject({
    pupils: [{ userId: ana.id, name: "Zoé M.", made: false }],
    teachers: [{ userId: rosa.id, name: "Mme Roy", isOneself: true }],
    invitations: [],
  });
});

test("joining twice, also at once, changes nothing", async () => {
  const { classId, code } = await openClass();
  const ana = await site.learner();
  setClock("2026-10-01T10:00:00.000Z");
  const both = await Promise.all([join(ana, code), join(ana, code, "Ana")]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  setClock("2026-10-02T10:00:00.000Z");
  expect((await join(ana, code, "Otra")).status).toBe(200);
  expect(await membersOf(classId)).toMatchObject([
    {},
    { userId: ana.id, name: "Zoé M.", joinedAt: "2026-10-01T10:00:00.000Z" },
  ]);
  expect((await ana.send("GET", `/api/join/${code}`)).body).toMatchObject({
    joined: { classId, role: "pupil" },
  });
});

test("a teacher cannot join the own class as a pupil", async () => {
  const { rosa, code } = await openClass();
  expect(await join(rosa, code)).toMatchObject(refusedWith("ownClass"));
});

test("unknown, malformed, renewed, and closed codes and those of archived classes look the same", async () => {
  const ana = await site.learner();
  const [closed, renewed, archived] = [await openClass(), await openClass(), await openClass()];
  await closed.rosa.send("POST", `${closed.path}/close-for-pupils`);
  await renewed.rosa.send("POST", `${renewed.path}/renew-code`);
  await archived.rosa.send("POST", `${archived.path}/archive`);
  const codes = ["00000000", "x", closed.code, renewed.code, archived.code];
  for (const code of codes) {
    const notFound = { status: 404, body: { error: { code: "not_found" } } };
    expect(await nobody.send("GET", `/api/join/${code}`)).toMatchObject(notFound);
  }
  for (const code of codes.slice(2)) expect((await join(ana, code)).status).toBe(404);
});

test("wrong codes are limited for each account, and right ones are not", async () => {
  const { code } = await openClass();
  const ana = await site.learner();
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await ana.send("GET", `/api/join/${code}`)).status).toBe(200);
  }
  for (let tries = 0; tries < 3; tries += 1) expect((await join(ana, "00000000")).status).toBe(404);
  expect((await join(ana, "00000000")).status).toBe(429);
});

test("wrong codes are limited for each client, and right ones are not", async () => {
  const { code } = await openClass();
  const { app } = appOn(db, { limits: { "class-code-by-client": { points: 2, durationS: 60 } } });
  const client = visitor(app, undefined, "203.0.113.7");
  const look = async (typed: string) => (await client.send("GET", `/api/join/${typed}`)).status;
  for (const _ of [1, 2, 3]) expect(await look(code)).toBe(200);
  const wrong = [await look("00000000"), await look("00000001"), await look("00000002")];
  expect(wrong).toEqual([404, 404, 429]);
  expect((await nobody.send("GET", `/api/join/${code}`)).status).toBe(200);
});

test("a class closes 14 days after the first pupil has joined, and opens again with another code", async () => {
  const { rosa, path, code } = await openClass();
  setClock("2026-10-01T10:00:00.000Z");
  expect((await join(await site.learner(), code)).status).toBe(200);
  setClock("2026-10-15T09:59:59.000Z");
  expect((await join(await site.learner(), code)).status).toBe(200);
  setClock("2026-10-15T10:00:00.000Z");
  expect((await join(await site.learner(), code)).status).toBe(404);
  const { body } = await rosa.send("POST", `${path}/renew-code`);
  expect((await join(await site.learner(), Object(body).forTeachers.code)).status).toBe(200);
});

test("pupils with equal names get a number", async () => {
  const { classId, code } = await openClass();
  for (const name of ["Léo  P.", "léo p.", "LÉO P."]) await join(await site.learner(), code, name);
  expect((await membersOf(classId)).map(({ name }) => name).toSorted()).toEqual(
    ["LÉO P. 3", "Léo P.", "Mme Roy", "léo p. 2"].toSorted(),
  );
});

test.each([
  ["", "required"],
  ["\u200B", "required"],
  ["a".repeat(41), "memberNameMax"],
  ["a".repeat(200), "memberNameMax"],
  ["Ana\tMartín", "invalidValue"],
  ["ana.es", "noLinks"],
  ["…", "notAName"],
  ["=1+1", "notAName"],
])("nobody joins with the name %j", async (name, key) => {
  const { code } = await openClass();
  expect(await join(await site.learner(), code, name)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "name", key }] } },
  });
});

test("a full class takes nobody more, also with two requests at once", async () => {
  const { rosa, code } = await openClass();
  await db.insert(teachers).values({ userId: rosa.id, classesMax: 10, pupilsMax: 2 });
  const three = await Promise.all([site.learner(), site.learner(), site.learner()]);
  const answers = await Promise.all(three.map((learner) => join(learner, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 403]);
  const refused = answers.find(({ status }) => status === 403);
  expect(refused).toMatchObject(refusedWith("classFull"));
});

test("pupils join only while each teacher of the class has room for them", async () => {
  const { classId, code } = await openClass();
  const lenz = await createTeacher(site);
  await db.insert(teachers).values({ userId: lenz.id, classesMax: 10, pupilsMax: 1 });
  await putIntoClass(site, classId, lenz, { role: "teacher", name: "M. Lenz" });
  expect((await join(await site.learner(), code)).status).toBe(200);
  expect(await join(await site.learner(), code)).toMatchObject(refusedWith("classFull"));
});

test("pupils of archived classes do not count", async () => {
  const { rosa, path, code } = await openClass();
  await db.insert(teachers).values({ userId: rosa.id, classesMax: 10, pupilsMax: 1 });
  await join(await site.learner(), code);
  await rosa.send("POST", `${path}/archive`);
  const classId = await openTestClass(rosa);
  const { body } = await rosa.send("GET", `/api/classes/${classId}`);
  expect((await join(await site.learner(), Object(body).forTeachers.code)).status).toBe(200);
});

test("a class has at most 60 pupils", async () => {
  const { classId, code } = await openClass();
  for (let index = 0; index < 60; index += 1) {
    await putIntoClass(site, classId, await site.learner(), { name: `Zoé ${index}` });
  }
  expect(await join(await site.learner(), code)).toMatchObject(refusedWith("classFull"));
});

test("a pupil who joins while the class is being archived is wholly in it or not at all", async () => {
  const { rosa, classId, path, code } = await openClass();
  const ana = await site.learner();
  const [joined] = await Promise.all([join(ana, code), rosa.send("POST", `${path}/archive`)]);
  const expected = joined.status === 200 ? 1 : 0;
  const rows = await db.select().from(userClasses).where(eq(userClasses.userId, ana.id));
  expect(rows).toHaveLength(expected);
  expect((await membersOf(classId)).filter(({ userId }) => userId === ana.id)).toHaveLength(
    expected,
  );
});

/** Gives a pupil a row of homework, without an assignment. */
async function haveHomework({ id: userId }: Learner, classId: string) {
  const at = "2026-10-01T10:00:00.000Z";
  const copy = { userId, classId, assignmentId: crypto.randomUUID() };
  await db.insert(userAssignments).values({
    ...{ ...copy, note: "", versions: [] },
    ...{ families: [], formCount: 0, from: at, until: at },
  });
  await setProgress(db, copy, { "preterito-indefinido": { "tener|yo": "\n1\n0 1 tení" } });
}

const lastSeqOf = async ({ id }: Learner) => {
  const [row] = await db.select().from(userProgress).where(eq(userProgress.userId, id));
  return row?.lastSeq;
};

test("after leaving, nothing of the pupil is left in the class, and who joins again begins anew", async () => {
  const { rosa, classId, path, code } = await openClass();
  const ana = await site.learner();
  setClock("2026-10-01T10:00:00.000Z");
  await join(ana, code);
  await haveHomework(ana, classId);
  const before = (await lastSeqOf(ana)) ?? 0;
  expect((await ana.send("POST", `${path}/leave`)).status).toBe(204);
  expect(await lastSeqOf(ana)).toBe(before + 1);
  for (const table of [userAssignments, userAssignmentForms, userClasses, classMembers]) {
    expect(await db.$count(table, eq(table.userId, ana.id))).toBe(0);
  }
  expect((await ana.send("GET", path)).status).toBe(404);
  expect((await rosa.send("GET", `${path}/members`)).body).toMatchObject({ pupils: [] });
  setClock("2026-10-05T10:00:00.000Z");
  await join(ana, code);
  expect(await membersOf(classId)).toMatchObject([{}, { joinedAt: "2026-10-05T10:00:00.000Z" }]);
});

test("a pupil who joins gets the running homework of the class, and changed settings hold in it", async () => {
  setClock("2026-10-01T10:00:00.000Z");
  const { rosa, path, code } = await openClass();
  const assignment = { ...newAssignment(), until: "2026-10-20T18:00" };
  const given = await rosa.send("POST", `${path}/assignments`, assignment);
  expect(given.status).toBe(201);
  setClock("2026-10-02T10:00:00.000Z");
  const ana = await site.learner();
  await join(ana, code);
  setClock("2026-10-03T10:00:00.000Z");
  expect((await rosa.send("PATCH", path, { persons: ["yo"] })).status).toBe(200);
  const isOwn = eq(userAssignments.userId, ana.id);
  expect(await db.select().from(userAssignments).where(isOwn)).toMatchObject([
    {
      from: "2026-10-02T10:00:00.000Z",
      versions: [
        { since: "2026-10-02T10:00:00.000Z" },
        { since: "2026-10-03T10:00:00.000Z", persons: ["yo"] },
      ],
    },
  ]);
});

test("the last teacher cannot leave, and of two who leave at once one stays", async () => {
  const { rosa, classId, path } = await openClass();
  expect(await rosa.send("POST", `${path}/leave`)).toMatchObject(refusedWith("lastTeacher"));
  const lenz = await createTeacher(site);
  await putIntoClass(site, classId, lenz, { role: "teacher", name: "M. Lenz" });
  const both = await Promise.all([rosa, lenz].map(({ send }) => send("POST", `${path}/leave`)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 403]);
  expect(await membersOf(classId)).toMatchObject([{ role: "teacher" }]);
});

test("of two teachers who remove each other at once, one stays", async () => {
  const { rosa, classId, path } = await openClass();
  const lenz = await createTeacher(site);
  await putIntoClass(site, classId, lenz, { role: "teacher", name: "M. Lenz" });
  const both = await Promise.all([
    rosa.send("DELETE", `${path}/members/${lenz.id}`),
    lenz.send("DELETE", `${path}/members/${rosa.id}`),
  ]);
  expect(both.map(({ status }) => status)).toContain(204);
  expect(await membersOf(classId)).toMatchObject([{ role: "teacher" }]);
});

test("a teacher renames and removes a pupil", async () => {
  const { rosa, classId, path } = await openClass();
  const [ana, leo] = [await site.learner(), await site.learner()];
  await putIntoClass(site, classId, ana, { name: "Ana" });
  await putIntoClass(site, classId, leo, { name: "Léo" });
  const rename = (name: string) => rosa.send("PATCH", `${path}/members/${ana.id}`, { name });
  expect((await rename("LÉO")).body).toEqual({ name: "LÉO 2" });
  expect((await rename("ana")).body).toEqual({ name: "ana" });
  expect((await rosa.send("DELETE", `${path}/members/${ana.id}`)).status).toBe(204);
  expect((await rosa.send("DELETE", `${path}/members/${ana.id}`)).status).toBe(404);
  expect((await rosa.send("DELETE", `${path}/members/x`)).status).toBe(404);
  expect((await ana.send("GET", path)).status).toBe(404);
  expect((await ana.send("GET", "/api/profile")).status).toBe(200);
});

/** Puts somebody into the class as if it had made the account. */
async function makeAccount(classId: string): Promise<Learner> {
  const zoe = await site.learner();
  await putIntoClass(site, classId, zoe);
  await db.update(classMembers).set({ made: true }).where(eq(classMembers.userId, zoe.id));
  return zoe;
}

test("an account that the class made does not leave, and is deleted when it is removed", async () => {
  const { rosa, classId, path } = await openClass();
  const zoe = await makeAccount(classId);
  expect(await zoe.send("POST", `${path}/leave`)).toMatchObject(refusedWith("madeByClass"));
  expect((await rosa.send("DELETE", `${path}/members/${zoe.id}`)).status).toBe(204);
  expect(await db.$count(users, eq(users.id, zoe.id))).toBe(0);
});

test("of two teachers who delete a class at once, one does", async () => {
  const { rosa, classId, path } = await openClass();
  const lenz = await createTeacher(site);
  await putIntoClass(site, classId, lenz, { role: "teacher", name: "M. Lenz" });
  await makeAccount(classId);
  const input = { password: teacherPassword };
  const both = await Promise.all(
    [rosa, lenz].map(({ send }) => send("POST", `${path}/delete`, input)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  const isDeletion = and(eq(classActions.classId, classId), eq(classActions.kind, "class-deleted"));
  expect(await db.$count(classActions, isDeletion)).toBe(1);
});

test("a deleted class takes the accounts along that it made, and leaves the others their answers", async () => {
  const { rosa, classId, path } = await openClass();
  const zoe = await makeAccount(classId);
  const ana = await site.learner();
  await putIntoClass(site, classId, ana, { name: "Ana" });
  await haveHomework(ana, classId);
  const wrong = await rosa.send("POST", `${path}/delete`, { password: "wrong-one" });
  expect(wrong).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "password", key: "wrongPassword" }] } },
  });
  expect((await rosa.send("POST", `${path}/delete`, { password: "clavel-rojo" })).status).toBe(204);
  expect(await db.$count(users, eq(users.id, zoe.id))).toBe(0);
  expect(await db.$count(classes, eq(classes.id, classId))).toBe(0);
  expect(await db.$count(classCodes, eq(classCodes.classId, classId))).toBe(0);
  expect(await db.$count(userClasses, eq(userClasses.classId, classId))).toBe(0);
  expect(await db.$count(userAssignments, eq(userAssignments.classId, classId))).toBe(0);
  expect((await ana.send("GET", "/api/profile")).status).toBe(200);
  const ofClass = eq(classActions.classId, classId);
  const logged = await db.select().from(classActions).where(ofClass);
  expect(logged).toContainEqual(
    expect.objectContaining({ kind: "class-deleted", teacherId: rosa.id }),
  );
});

test("the class of a teacher who deletes the account stays with the other one, or is archived", async () => {
  const { rosa, classId } = await openClass();
  const lenz = await createTeacher(site);
  await putIntoClass(site, classId, lenz, { role: "teacher", name: "M. Lenz" });
  const archivedAt = async () => {
    const [row] = await db.select().from(classes).where(eq(classes.id, classId));
    return row?.archivedAt;
  };
  const deletion = ({ send }: Learner) =>
    send("POST", "/api/auth/delete-account", { password: "clavel-rojo" });
  setClock("2026-10-01T10:00:00.000Z");
  expect((await deletion(rosa)).status).toBe(200);
  expect(await archivedAt()).toBeNull();
  expect((await deletion(lenz)).status).toBe(200);
  expect(await archivedAt()).toBe("2026-10-01T10:00:00.000Z");
});

test("a class is archived when its two teachers delete their accounts at once", async () => {
  const { rosa, classId } = await openClass();
  const lenz = await createTeacher(site);
  await putIntoClass(site, classId, lenz, { role: "teacher", name: "M. Lenz" });
  const deletions = [rosa, lenz].map(({ send }) =>
    send("POST", "/api/auth/delete-account", { password: "clavel-rojo" }),
  );
  expect((await Promise.all(deletions)).map(({ status }) => status)).toEqual([200, 200]);
  const [row] = await db.select().from(classes).where(eq(classes.id, classId));
  expect(row?.archivedAt).not.toBeNull();
});
