import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { adminActions, classActions, classes, teachers } from "../../db/schema.ts";
import {
  administratorPassword,
  createAdministrator,
  newAccount,
  signUp,
} from "../../testing/account.ts";
import { createTeacher, openTestClass, putIntoClass } from "../../testing/class-people.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import type { ClassActionsPage } from "./list-class-actions.ts";
import type { UsersPage } from "./list-users.ts";
import type { UserPage } from "./read-user.ts";

const site = await testApp({ classes: "invited" });
const { db, learner, nobody, setClock } = site;
const rosa = await createAdministrator(site);

const read = async ({ id }: { id: string }) =>
  (await rosa.send("GET", `/api/admin/users/${id}`)).body as UserPage;
const invite = (input: object) => rosa.send("POST", "/api/admin/teachers", input);
const withdraw = ({ id }: { id: string }) => rosa.send("DELETE", `/api/admin/teachers/${id}`);

/** A teacher with a class of two pupils. */
let lenz: Learner;
let classId: string;
let zoe: Learner;

beforeAll(async () => {
  setClock("2026-09-01T10:00:00.000Z");
  lenz = await createTeacher(site, "Lenz");
  await invite({ email: lenz.email });
  classId = await openTestClass(lenz, { name: "3e B" });
  zoe = await learner("Zoé");
  await putIntoClass(site, classId, zoe, { name: "Zoé M." });
  await putIntoClass(site, classId, await learner("Ana"), { name: "Ana L." });
});

test("a page shows the classes of a user with their size and teachers, not their names", async () => {
  const page = await read(zoe);
  expect(page).toMatchObject({
    user: { id: zoe.id, username: "Zoé", email: zoe.email, role: "user", classRoles: ["pupil"] },
    teacher: null,
    classesFor: "invited",
  });
  expect(page.classes).toEqual([
    {
      id: classId,
      role: "pupil",
      pupilCount: 2,
      isArchived: false,
      teachers: [{ id: lenz.id, username: "Lenz" }],
    },
  ]);
});

test("a page shows a teacher’s limits, and which classes are archived", async () => {
  await db.update(classes).set({ archivedAt: "2026-10-01T10:00:00.000Z" });
  expect(await read(lenz)).toMatchObject({
    user: { classRoles: ["teacher"] },
    teacher: { classesMax: 10, pupilsMax: 400, isPending: false },
    classes: [{ id: classId, role: "teacher", isArchived: true }],
  });
  await db.update(classes).set({ archivedAt: null });
});

test("the list says who teaches and who is a pupil", async () => {
  const { body } = await rosa.send("GET", "/api/admin/users?sort=username&direction=asc");
  const rolesOf = new Map((body as UsersPage).users.map((user) => [user.id, user.classRoles]));
  expect(rolesOf.get(lenz.id)).toEqual(["teacher"]);
  expect(rolesOf.get(zoe.id)).toEqual(["pupil"]);
  expect(rolesOf.get(rosa.id)).toEqual([]);
});

test("somebody who may open classes is a teacher before opening one", async () => {
  const roy = await createTeacher(site, "Roy");
  await invite({ email: roy.email });
  expect(await read(roy)).toMatchObject({ user: { classRoles: ["teacher"] }, classes: [] });
});

test("a right that waits for the confirmation of the address is shown and can be taken back", async () => {
  const account = newAccount();
  await invite({ email: account.email, classesMax: 3 });
  await signUp(nobody, account);
  const { body } = await rosa.send("GET", `/api/admin/users?search=${account.email}`);
  const [user] = (body as UsersPage).users;
  if (!user) throw new Error("The sign-up created no account.");
  const limits = { classesMax: 3, pupilsMax: 400 };
  expect((await read(user)).teacher).toEqual({ ...limits, isPending: true });
  expect((await withdraw(user)).status).toBe(204);
  expect((await read(user)).teacher).toBeNull();
});

test("a teacher whose right is taken back keeps the classes, and the log says so once", async () => {
  const ida = await createTeacher(site, "Ida");
  await invite({ email: ida.email });
  const id = await openTestClass(ida);
  await withdraw(ida);
  await withdraw(ida);
  expect(await db.$count(teachers, eq(teachers.userId, ida.id))).toBe(0);
  expect((await ida.send("GET", `/api/classes/${id}`)).status).toBe(200);
  const kinds = await db
    .select({ kind: adminActions.kind })
    .from(adminActions)
    .where(eq(adminActions.targetId, ida.id));
  expect(kinds.map(({ kind }) => kind)).toEqual(["teacher-invited", "teacher-withdrawn"]);
});

test.each([crypto.randomUUID(), "x"])("nobody has the id %s", async (id) => {
  expect((await rosa.send("GET", `/api/admin/users/${id}`)).status).toBe(404);
  expect((await withdraw({ id })).status).toBe(404);
});

test("the log of teachers has each action once, newest first, without the name of the class", async () => {
  await db.delete(classActions);
  const rows = Array.from({ length: 120 }, (_, index) => ({
    id: crypto.randomUUID(),
    classId,
    teacherId: lenz.id,
    kind: "accounts-made" as const,
    count: index,
    at: new Date(Date.UTC(2026, 8, 2, 0, Math.floor(index / 8))).toISOString(),
  }));
  await db.insert(classActions).values(rows);
  const readActions = async (query = "") =>
    (await rosa.send("GET", `/api/admin/class-actions${query}`)).body as ClassActionsPage;
  const first = await readActions();
  const second = await readActions(`?before=${first.next}`);
  const all = [...first.actions, ...second.actions];
  expect(second.next).toBeNull();
  expect(all[0]).toEqual({
    ...{ id: all[0]?.id, kind: "accounts-made", at: "2026-09-02T00:14:00.000Z", classId },
    ...{ pupilCount: 2, teacher: { id: lenz.id, username: "Lenz" }, count: all[0]?.count },
  });
  expect(new Set(all.map(({ count }) => count)).size).toBe(120);
  const times = all.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
});

test("the log of teachers survives the class and the teacher, without a name", async () => {
  await db.delete(classActions);
  const ida = await createTeacher(site, "Ida");
  await invite({ email: ida.email });
  const id = await openTestClass(ida);
  await db.delete(classes).where(eq(classes.id, id));
  await rosa.send("POST", "/api/admin/delete-users", {
    user_ids: [ida.id],
    password: administratorPassword,
  });
  const { body } = await rosa.send("GET", "/api/admin/class-actions");
  const found = (body as ClassActionsPage).actions.filter((action) => action.classId === id);
  expect(found).toMatchObject([{ kind: "class-opened", pupilCount: null, teacher: null }]);
});
