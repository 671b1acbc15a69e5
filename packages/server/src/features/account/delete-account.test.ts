import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../db/schema.ts";
import { cookieOf, countedHashing, newAccount, signIn, signUp } from "../../testing/account.ts";
import { answer } from "../../testing/events.ts";
import { testApp, type Visitor, visitor } from "../../testing/test-app.ts";

const { app, db, nobody, idle } = await testApp({ hashing: countedHashing() });

async function signedUp() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  await idle();
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  return { ...account, ...visitor(app, cookie), id: user?.id ?? "" };
}

const makeAdmin = (id: string) => db.update(users).set({ role: "admin" }).where(eq(users.id, id));

const deletion = ({ send }: Visitor, password: unknown = "clavel-rojo") =>
  send("POST", "/api/auth/delete-account", { password });

/** Names of all tables in which any row holds one of these words. */
async function tablesThatHold(...words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const held: string[] = [];
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const found = await db.execute<{ row: string }>(
      sql`select to_jsonb(${table})::text as row from ${table}`,
    );
    if (found.rows.some(({ row }) => words.some((word) => row.includes(word)))) held.push(name);
  }
  return held.sort();
}

test("an account goes with everything that belongs to it", async () => {
  const ana = await signedUp();
  await ana.send("GET", "/api/profile");
  await ana.send("POST", "/api/progress/events", { events: [answer()] });
  await nobody.send("POST", "/api/auth/request-password-reset", { email: ana.email });
  await idle();
  expect(await tablesThatHold(ana.id, ana.email)).toEqual(
    expect.arrayContaining(["accounts", "cards", "mails", "profiles", "progress_events", "users"]),
  );
  expect(await tablesThatHold(ana.id, ana.email)).toContain("verifications");

  const gone = await deletion(ana);
  expect(gone).toMatchObject({ status: 200, body: { success: true } });
  expect(gone.headers.getSetCookie().join()).toMatch(/verbena\.session_token=;.*Max-Age=0/);
  expect(await tablesThatHold(ana.id, ana.email)).toEqual([]);
  expect((await ana.send("GET", "/api/profile")).status).toBe(401);
  expect((await signIn(nobody, ana)).status).toBe(401);
});

test("the address of a deleted account is free again", async () => {
  const ana = await signedUp();
  await deletion(ana);
  expect((await signUp(nobody, ana)).status).toBe(200);
});

test.each([
  ["wrong-one", "wrongPassword"],
  ["", "required"],
  [undefined, "required"],
  [7, "invalidValue"],
])("a deletion with the password %j is refused with %s", async (password, key) => {
  const ana = await signedUp();
  const input = { password };
  expect(await ana.send("POST", "/api/auth/delete-account", input)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path: "password", key }] } },
  });
  expect((await signIn(nobody, ana)).status).toBe(200);
});

test("nobody else's account goes, and nobody deletes without a session", async () => {
  const [ana, berta] = [await signedUp(), await signedUp()];
  await deletion(ana);
  expect((await berta.send("GET", "/api/profile")).status).toBe(200);
  expect((await deletion(nobody)).status).toBe(401);
});

test("the last administrator stays, and one of several may go, also when all leave at once", async () => {
  const [ana, berta] = [await signedUp(), await signedUp()];
  await makeAdmin(ana.id);
  const refused = {
    status: 403,
    body: { error: { code: "forbidden", issues: [{ path: "", key: "lastAdministrator" }] } },
  };
  expect(await deletion(ana)).toMatchObject(refused);
  await makeAdmin(berta.id);
  const answers = await Promise.all([deletion(ana), deletion(berta)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  const left = await db.select().from(users).where(eq(users.role, "admin"));
  expect(left).toHaveLength(1);
});
