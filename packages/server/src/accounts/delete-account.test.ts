import { eq, sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { dailyStats, userProgress, users } from "../db/schema.ts";
import { cookieOf, countingHashing, newAccount, signIn, signUp } from "../testing/account.ts";
import { tablesContaining } from "../testing/inspect-database.ts";
import { answer, answerUntilRefused, sendAnswer } from "../testing/progress.ts";
import { mailsTo } from "../testing/sent-mails.ts";
import { testApp, type Visitor, visitor } from "../testing/test-app.ts";

const { app, db, nobody } = await testApp({ hashing: countingHashing() });

async function signedUp() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  return { ...account, ...visitor(app, cookie), id: user?.id ?? "" };
}

const makeAdmin = (id: string) => db.update(users).set({ role: "admin" }).where(eq(users.id, id));

const deleteAccount = ({ send }: Visitor, input: object = { password: "clavel-rojo" }) =>
  send("POST", "/api/auth/delete-account", input);

test("deleting an account deletes everything that belongs to it", async () => {
  const ana = await signedUp();
  await ana.send("GET", "/api/profile");
  await ana.send("POST", "/api/progress/events", { events: [answer()] });
  // Sends the mail of the sign-up, which creates its link. The mail of the reset stays in the queue.
  await mailsTo(db, ana.email);
  await nobody.send("POST", "/api/auth/request-password-reset", { email: ana.email });
  expect(await tablesContaining(db, ana.id, ana.email)).toEqual(
    expect.arrayContaining(["passwords", "cards", "mails", "progress_events", "verifications"]),
  );

  const deleted = await deleteAccount(ana);
  expect(deleted).toMatchObject({ status: 200, body: { success: true } });
  expect(deleted.headers.getSetCookie().join()).toMatch(/verbena\.session_token=;.*Max-Age=0/);
  expect(await tablesContaining(db, ana.id, ana.email)).toEqual([]);
  expect((await ana.send("GET", "/api/profile")).status).toBe(401);
  expect((await signIn(nobody, ana)).status).toBe(401);
});

test("the address of a deleted account can be used again", async () => {
  const ana = await signedUp();
  await deleteAccount(ana);
  expect((await signUp(nobody, ana)).status).toBe(200);
});

test.each([
  ["wrong-one", "wrongPassword"],
  ["", "required"],
  [undefined, "required"],
  [7, "invalidValue"],
])("a deletion with the password %j is refused with %s", async (password, key) => {
  const ana = await signedUp();
  expect(await deleteAccount(ana, { password })).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path: "password", key }] } },
  });
  expect((await signIn(nobody, ana)).status).toBe(200);
});

test("a deletion needs a session and deletes no other account", async () => {
  const [ana, berta] = [await signedUp(), await signedUp()];
  await deleteAccount(ana);
  expect((await berta.send("GET", "/api/profile")).status).toBe(200);
  expect((await deleteAccount(nobody)).status).toBe(401);
});

test("the last administrator cannot be deleted, even if all delete their accounts at the same time", async () => {
  const [ana, berta] = [await signedUp(), await signedUp()];
  await makeAdmin(ana.id);
  const refused = {
    status: 403,
    body: { error: { code: "forbidden", issues: [{ path: "", key: "lastAdministrator" }] } },
  };
  expect(await deleteAccount(ana)).toMatchObject(refused);
  await makeAdmin(berta.id);
  const answers = await Promise.all([deleteAccount(ana), deleteAccount(berta)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  const left = await db.select().from(users).where(eq(users.role, "admin"));
  expect(left).toHaveLength(1);
});

test.each([0, 1, 20])(
  "deleting an account while three devices practise, after %i answers, signs all of them out",
  async (answers) => {
    const ana = await signedUp();
    for (let n = 0; n < answers; n += 1) expect(await sendAnswer(ana)).toBe(200);
    const devices = Array.from({ length: 3 }, () => answerUntilRefused(ana));
    expect((await deleteAccount(ana)).status).toBe(200);
    expect(await Promise.all(devices)).toEqual([401, 401, 401]);
    expect(await tablesContaining(db, ana.id, ana.email)).toEqual([]);
  },
);

test.runIf(inject("template").kind === "postgres")(
  "a deletion waits for an answer that is being recorded",
  async () => {
    const ana = await signedUp();
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    let deleted: ReturnType<typeof deleteAccount> | undefined;
    // The recording of an answer locks this row before it inserts rows that refer to the learner.
    await db.transaction(async (tx) => {
      await tx
        .update(userProgress)
        .set({ totalAttempts: 1 })
        .where(eq(userProgress.userId, ana.id));
      deleted = deleteAccount(ana);
      await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
      const day = { family: "preterito-indefinido", day: "2026-03-10" } as const;
      await tx.insert(dailyStats).values({ userId: ana.id, ...day, attempts: 1, correct: 1 });
    });
    expect((await deleted)?.status).toBe(200);
    expect(await tablesContaining(db, ana.id, ana.email)).toEqual([]);
  },
);
