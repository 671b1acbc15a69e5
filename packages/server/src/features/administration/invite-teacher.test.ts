import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { teacherInvitations, teachers, users } from "../../db/schema.ts";
import { cookieOf, createAdministrator, newAccount, signUp } from "../../testing/account.ts";
import { createTeacher, newClass } from "../../testing/class-people.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { testApp, type Visitor, visitor } from "../../testing/test-app.ts";

const site = await testApp({ classes: "invited" });
const { app, db, nobody } = site;
const rosa = await createAdministrator(site);

const invite = (input: object) => rosa.send("POST", "/api/admin/teachers", input);

/** Follows the link in the mail after the sign-up. */
async function confirm(person: Visitor, email: string): Promise<void> {
  const token = (await mailsTo(db, email)).find(({ kind }) => kind === "confirm-address")?.token;
  expect((await person.send("POST", "/api/auth/confirm-address", { token })).status).toBe(200);
}

test("somebody with a confirmed address may open classes at once, and learns of it by mail", async () => {
  const lenz = await createTeacher(site);
  expect((await invite({ email: lenz.email.toUpperCase() })).body).toEqual({ result: "teacher" });
  expect((await lenz.send("POST", "/api/classes", newClass())).status).toBe(201);
  expect(await mailsTo(db, lenz.email)).toMatchObject([{ kind: "teacher-invitation" }]);
});

test("inviting a teacher again raises the limits, without another mail", async () => {
  const lenz = await createTeacher(site);
  await invite({ email: lenz.email });
  await invite({ email: lenz.email, classesMax: 20, pupilsMax: 800 });
  expect(await db.select().from(teachers).where(eq(teachers.userId, lenz.id))).toEqual([
    { userId: lenz.id, classesMax: 20, pupilsMax: 800 },
  ]);
  expect(await mailsTo(db, lenz.email)).toHaveLength(1);
});

test("somebody without an account may open classes once the address is confirmed", async () => {
  const account = newAccount();
  expect((await invite({ email: account.email })).body).toEqual({ result: "invited" });
  const lenz = visitor(app, cookieOf(await signUp(nobody, account)));
  expect((await lenz.send("POST", "/api/classes", newClass())).status).toBe(403);
  await confirm(lenz, account.email);
  expect((await lenz.send("POST", "/api/classes", newClass())).status).toBe(201);
  const isInvited = eq(teacherInvitations.email, account.email);
  expect(await db.$count(teacherInvitations, isInvited)).toBe(0);
});

test("limits for somebody without an account hold once the address is confirmed", async () => {
  const account = newAccount();
  await invite({ email: account.email });
  await invite({ email: account.email, classesMax: 20, pupilsMax: 800 });
  await confirm(visitor(app, cookieOf(await signUp(nobody, account))), account.email);
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  expect(
    await db
      .select()
      .from(teachers)
      .where(eq(teachers.userId, user?.id ?? "")),
  ).toMatchObject([{ classesMax: 20, pupilsMax: 800 }]);
});

test.each([
  [{ email: "" }, "email", "required"],
  [{ email: "x" }, "email", "invalidEmail"],
  [{ email: "a@example.org", classesMax: 0 }, "classesMax", "invalidValue"],
  [{ email: "a@example.org", pupilsMax: 401.5 }, "pupilsMax", "invalidValue"],
])("an invitation %j is refused at %s with %s", async (input, path, key) => {
  expect(await invite(input)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path, key }] } },
  });
});
