import { randomUUID } from "node:crypto";
import { getTableColumns, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLinkToken } from "../accounts/links/link-token.ts";
import {
  adminActions,
  archivedEvents,
  classActions,
  classes,
  classLogins,
  classMembers,
  classReports,
  exerciseReports,
  knowledgeDays,
  sharedSelections,
  teachers,
  userAssignmentForms,
  userAssignments,
  userClasses,
  weeklyMails,
} from "../db/schema.ts";
import { exportedColumns, policyOf, tableNames, tableOf } from "../policy/tables.ts";
import { countingHashing, setUpTwoFactor } from "../testing/account.ts";
import { tablesContaining } from "../testing/inspect-database.ts";
import { testApp } from "../testing/test-app.ts";
import { createTestUsers, type Member, type TestUsers } from "../testing/test-users.ts";

const site = await testApp({ hashing: countingHashing() });
const { db, nobody } = site;
const { owner: exporting, mark: exported } = await createTestUsers(site);
await haveClasses(exporting, exported);

/** Creates users whose owner has practised for long, was an administrator, and has links and queued mails. */
async function createUsersWithAllData(): Promise<TestUsers> {
  const testUsers = await createTestUsers(site);
  const { owner, stranger, bystander } = testUsers;
  await nobody.send("POST", "/api/auth/request-password-reset", { email: owner.email });
  const newEmail = `${testUsers.mark}@example.net`;
  const { password } = owner;
  await owner.send("POST", "/api/auth/change-email", { newEmail, password });
  const { id: userId, email } = owner;
  await createLinkToken({ db, now: new Date() }, "confirm-address", { userId, email });
  await db.insert(archivedEvents).values({ userId, firstSeq: 1, ids: [], events: [] });
  await owner.send("GET", "/api/progress/knowledge");
  const known = { family: "preterito-indefinido", shown: 1, expected: 2, forms: 324 } as const;
  await db.insert(knowledgeDays).values({ userId, day: "2026-03-10", ...known });
  await db.insert(weeklyMails).values({ userId, monday: "2026-03-09" });
  await haveClasses(owner, testUsers.mark);
  await setUpTwoFactor(owner, password);
  await serveAsAdministrator(owner, stranger);
  await serveAsAdministrator(bystander, owner);
  return testUsers;
}

/** Makes a user a teacher, gives them a place in a class with homework, and lets them report its name. */
async function haveClasses({ id: userId }: Member, mark: string): Promise<void> {
  const [classId, assignmentId, now] = [randomUUID(), randomUUID(), new Date().toISOString()];
  await db.insert(teachers).values({ userId, classesMax: 20, pupilsMax: 800 });
  await db
    .insert(classes)
    .values({ id: classId, name: "3e B", lastDay: "2026-08-31", timeZone: "UTC", createdAt: now });
  const member = { classId, userId, role: "pupil", joinedAt: now } as const;
  await db.insert(classMembers).values({ ...member, name: mark, made: true });
  await db.insert(classLogins).values({ classId, userId, foldedName: mark });
  await db.insert(userClasses).values(member);
  await db.insert(userAssignments).values({
    ...{ userId, classId, assignmentId, note: "", versions: [], families: [], formCount: 0 },
    ...{ from: now, until: now },
  });
  await db.insert(userAssignmentForms).values({
    ...{ userId, classId, assignmentId, family: "preterito-indefinido" },
    ...{ item: "tener", context: "yo", progress: "\n1\n0 1 tení" },
  });
  await db
    .insert(classActions)
    .values({ id: randomUUID(), classId, teacherId: userId, kind: "class-opened", at: now });
  await db
    .insert(classReports)
    .values({ id: randomUUID(), userId, classId, text: mark, createdAt: now });
  await db
    .insert(sharedSelections)
    .values({ token: mark, userId, packageId: randomUUID(), createdAt: now });
}

async function serveAsAdministrator({ id }: Member, other: Member): Promise<void> {
  const exercise = { exerciseId: randomUUID(), family: "preterito-indefinido" as const };
  const now = new Date().toISOString();
  await db
    .insert(adminActions)
    .values({ id: randomUUID(), adminId: id, kind: "role-granted", targetId: other.id, at: now });
  await db.insert(exerciseReports).values({
    ...exercise,
    id: randomUUID(),
    userId: other.id,
    reason: "other",
    createdAt: now,
    answeredBy: id,
  });
}

/** Every column with the id of an account. */
const references = tableNames.flatMap((name) => {
  const { owner, cleared = [] } = policyOf(name);
  return [owner ?? [], cleared].flat().map((column) => ({ name, column }));
});

/** The references to a user. */
async function referencesTo(userId: string): Promise<typeof references> {
  const found: typeof references = [];
  for (const { name, column } of references) {
    const table = tableOf(name);
    const isUser = sql`${getTableColumns(table)[column]} = ${userId}`;
    if ((await db.$count(table, isUser)) > 0) found.push({ name, column });
  }
  return found;
}

test.each(["by its owner", "by an administrator"])(
  "an account deleted %s leaves no trace",
  async (way) => {
    const { owner, administrator, mark } = await createUsersWithAllData();
    expect(await referencesTo(owner.id)).toEqual(references);
    expect(await tablesContaining(db, owner.email)).toEqual(["mails", "users", "verifications"]);

    const { status } =
      way === "by its owner"
        ? await owner.send("POST", "/api/auth/delete-account", { password: owner.password })
        : await administrator.send("POST", "/api/admin/delete-users", {
            user_ids: [owner.id],
            password: administrator.password,
          });
    expect(status).toBe(200);
    expect(await tablesContaining(db, owner.id, mark)).toEqual([]);
  },
);

test.each(tableNames.filter((name) => policyOf(name).exportedAs !== undefined))(
  "the export has all columns of %s",
  async (name) => {
    const { body } = await exporting.send("GET", "/api/export/everything.json");
    const [row] = [Object(body)[policyOf(name).exportedAs ?? ""]].flat();
    expect(Object.keys(Object(row)).toSorted()).toEqual(
      Object.keys(exportedColumns(name)).toSorted(),
    );
  },
);
