import { defaultTeacherLimits } from "@verbena/core/classes/teacher-limits";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { deleteAccounts } from "../../../accounts/delete-accounts.ts";
import {
  assignments,
  classActions,
  classCodes,
  classes,
  classInvitations,
  classMembers,
  mails,
  teacherInvitations,
  userClasses,
  users,
} from "../../../db/schema.ts";
import { newAssignment } from "../../../testing/class-endpoints.ts";
import { createTeacher, openTestClass, putIntoClass } from "../../../testing/class-people.ts";
import { madePupil } from "../../../testing/made-accounts.ts";
import { mailsTo } from "../../../testing/sent-mails.ts";
import { testApp } from "../../../testing/test-app.ts";
import { endClasses } from "./end-classes.ts";

const site = await testApp();
const { db, setClock } = site;
const linkOrigin = "http://localhost:3000";

const log = pino({ level: "silent" });

const endAt = (instant: string) => endClasses({ db, now: new Date(instant), linkOrigin, log });

/** A class in Paris that is opened in September and ends on 31 August. */
async function openClass() {
  await db.delete(classes);
  setClock("2026-09-01T10:00:00.000Z");
  const rosa = await createTeacher(site);
  const classId = await openTestClass(rosa, { lastDay: "2027-08-31" });
  const stored = async () => {
    const [row] = await db.select().from(classes).where(eq(classes.id, classId));
    return row;
  };
  return { rosa, classId, stored };
}

test("teachers get one mail, thirty days before the last day", async () => {
  const { rosa, classId } = await openClass();
  const lenz = await site.learner("Unconfirmed");
  await putIntoClass(site, classId, lenz, { role: "teacher", name: "M. Lenz" });
  expect(await endAt("2027-07-31T10:00:00.000Z")).toMatchObject({ reminded: 0 });
  const both = await Promise.all([
    endAt("2027-08-01T10:00:00.000Z"),
    endAt("2027-08-01T10:00:00.000Z"),
  ]);
  expect(both.map(({ reminded }) => reminded).toSorted()).toEqual([0, 1]);
  expect(await endAt("2027-08-02T10:00:00.000Z")).toMatchObject({ reminded: 0 });
  expect(await mailsTo(db, lenz.email)).toEqual([]);
  expect(await mailsTo(db, rosa.email)).toMatchObject([
    {
      kind: "class-ending",
      path: `/app/classes/${classId}/settings`,
      content: { className: "3e B", lastDay: "2027-08-31" },
    },
  ]);
});

test("a teacher who moves the last day is reminded again, and the class goes on", async () => {
  const { rosa, classId } = await openClass();
  await endAt("2027-08-02T10:00:00.000Z");
  setClock("2027-08-03T10:00:00.000Z");
  const teacher = await createTeacher(site);
  await putIntoClass(site, classId, teacher, { role: "teacher", name: "M. Lenz" });
  const change = { lastDay: "2027-12-31" };
  expect((await teacher.send("PATCH", `/api/classes/${classId}`, change)).status).toBe(200);
  expect(await endAt("2027-09-01T10:00:00.000Z")).toMatchObject({ archived: 0, reminded: 0 });
  expect(await endAt("2027-12-01T10:00:00.000Z")).toMatchObject({ archived: 0, reminded: 1 });
  expect(await mailsTo(db, rosa.email)).toHaveLength(2);
});

test("a class that was opened shortly before its last day needs no reminder", async () => {
  await db.delete(classes);
  setClock("2027-08-10T10:00:00.000Z");
  await openTestClass(await createTeacher(site), { lastDay: "2027-08-31" });
  expect(await endAt("2027-08-11T10:00:00.000Z")).toEqual({ reminded: 0, archived: 0, deleted: 0 });
});

test("a class is archived when its last day is over in its time zone", async () => {
  const { stored } = await openClass();
  expect(await endAt("2027-08-31T21:59:59.000Z")).toMatchObject({ archived: 0 });
  expect(await endAt("2027-08-31T22:00:00.000Z")).toMatchObject({ archived: 1 });
  expect(await stored()).toMatchObject({ archivedAt: "2027-08-31T22:00:00.000Z" });
  expect(await endAt("2027-09-01T22:00:00.000Z")).toMatchObject({ archived: 0 });
});

test("nobody is reminded of a class that ended while the server was down", async () => {
  await openClass();
  expect(await endAt("2027-09-05T10:00:00.000Z")).toEqual({ reminded: 0, archived: 1, deleted: 0 });
});

test("a class goes sixty days after it was archived, with the accounts that it made", async () => {
  const { rosa, classId, stored } = await openClass();
  const [zoe, ana] = [await site.learner("Zoé"), await site.learner()];
  await putIntoClass(site, classId, zoe, { name: "Zoé" });
  await putIntoClass(site, classId, ana, { name: "Ana" });
  await db.update(classMembers).set({ made: true }).where(eq(classMembers.userId, zoe.id));
  await endAt("2027-09-01T10:00:00.000Z");
  expect(await endAt("2027-10-31T09:59:59.000Z")).toMatchObject({ deleted: 0 });
  expect(await stored()).toBeDefined();
  const both = await Promise.all([
    endAt("2027-10-31T10:00:00.000Z"),
    endAt("2027-10-31T10:00:00.000Z"),
  ]);
  expect(both.map(({ deleted }) => deleted).toSorted()).toEqual([0, 1]);
  expect(await stored()).toBeUndefined();
  expect(await db.$count(userClasses, eq(userClasses.classId, classId))).toBe(0);
  expect(await db.$count(classCodes, eq(classCodes.classId, classId))).toBe(0);
  expect(await db.$count(users, eq(users.id, zoe.id))).toBe(0);
  expect(await db.$count(users, eq(users.id, ana.id))).toBe(1);
  expect(await db.$count(users, eq(users.id, rosa.id))).toBe(1);
});

test("the address of an invitation that has expired is forgotten", async () => {
  const { rosa, classId } = await openClass();
  const invite = { email: "lenz@example.org" };
  await rosa.send("POST", `/api/classes/${classId}/invitations`, invite);
  await endAt("2026-09-08T09:59:59.000Z");
  expect(await db.$count(classInvitations)).toBe(1);
  await endAt("2026-09-08T10:00:00.000Z");
  expect(await db.$count(classInvitations)).toBe(0);
  await db.delete(mails);
});

test("an administrator’s invitation that nobody has followed is forgotten after ninety days", async () => {
  const invitedAt = "2026-09-01T10:00:00.000Z";
  await db.insert(teacherInvitations).values({
    email: "roy@example.org",
    invitedAt,
    ...defaultTeacherLimits,
  });
  await endAt("2026-11-30T09:59:59.000Z");
  expect(await db.$count(teacherInvitations)).toBe(1);
  await endAt("2026-11-30T10:00:00.000Z");
  expect(await db.$count(teacherInvitations)).toBe(0);
});

test("what teachers did is forgotten after a year", async () => {
  await db.delete(classActions);
  const { classId } = await openClass();
  const isOfClass = eq(classActions.classId, classId);
  await endAt("2027-09-01T09:59:59.000Z");
  expect(await db.$count(classActions, isOfClass)).toBe(1);
  await endAt("2027-09-01T10:00:00.000Z");
  expect(await db.$count(classActions, isOfClass)).toBe(0);
});

test("a class that cannot be deleted does not stop the others", async () => {
  const { rosa, classId } = await openClass();
  const { account, ...failing } = await madePupil(site);
  // The last administrator is not deleted.
  await db.update(users).set({ role: "admin" }).where(eq(users.id, account.userId));
  for (const id of [classId, failing.classId]) {
    const { teacher } = id === classId ? { teacher: rosa } : failing;
    await teacher.send("POST", `/api/classes/${id}/archive`);
  }
  expect(await endAt("2026-12-01T10:00:00.000Z")).toMatchObject({ deleted: 1 });
  expect(await db.$count(classes, eq(classes.id, classId))).toBe(0);
});

test("the homework of a class whose only teacher deletes the account ends", async () => {
  const { rosa, classId } = await openClass();
  const input = { ...newAssignment(), until: "2026-10-10T18:00" };
  await rosa.send("POST", `/api/classes/${classId}/assignments`, input);
  await deleteAccounts({ db, now: new Date("2026-09-02T10:00:00.000Z") }, [rosa.id]);
  const [archived] = await db.select().from(classes).where(eq(classes.id, classId));
  expect(archived?.archivedAt).toBe("2026-09-02T10:00:00.000Z");
  await endAt("2026-09-02T11:00:00.000Z");
  const [assignment] = await db.select().from(assignments).where(eq(assignments.id, input.id));
  expect(assignment?.until).toBe("2026-09-02T11:00:00.000Z");
});
