import { and, eq } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { mails, passwords, sessions, users } from "../../db/schema.ts";
import { cookieOf, countingHashing, newAccount, signIn, signUp } from "../../testing/account.ts";
import { testApp, visitor } from "../../testing/test-app.ts";
import { createLinkToken, deleteTakeoverLinks } from "../links/link-token.ts";
import { setPassword } from "./password.ts";

const hashing = countingHashing();
/** Runs after the next right password was verified, before its request continues. */
let afterCheck: () => Promise<unknown> = async () => {};
const { app, db, nobody } = await testApp({
  hashing: {
    ...hashing,
    verify: async (attempt) => {
      const isRight = await hashing.verify(attempt);
      const meanwhile = afterCheck;
      afterCheck = async () => {};
      if (isRight) await meanwhile();
      return isRight;
    },
  },
});

/** Signs up a learner. `reset` sets a new password by the link of a mail. */
async function signUpMember() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  const userId = user?.id ?? "";
  const subject = { userId, email: account.email };
  const token = await createLinkToken({ db, now: new Date() }, "reset-password", subject);
  const input = { token, newPassword: "clavel-azul" };
  const reset = () => nobody.send("POST", "/api/auth/reset-password", input);
  return { ...visitor(app, cookie), account, userId, reset };
}

type Member = Awaited<ReturnType<typeof signUpMember>>;

const sessionsOf = ({ userId }: Member) =>
  db.select().from(sessions).where(eq(sessions.userId, userId));

const wrongCredentials = {
  status: 401,
  body: { error: { issues: [{ path: "", key: "wrongCredentials" }] } },
};

test("a sign-in with the old password during a reset gets no session", async () => {
  const ana = await signUpMember();
  afterCheck = ana.reset;
  const late = await signIn(nobody, ana.account);
  expect(late).toMatchObject(wrongCredentials);
  expect(late.headers.getSetCookie()).toEqual([]);
  expect(await sessionsOf(ana)).toEqual([]);
  const now = await signIn(nobody, { ...ana.account, password: "clavel-azul" });
  expect(now.status).toBe(200);
});

test("a sign-in with the old password during a change gets no session", async () => {
  const ana = await signUpMember();
  const change = { currentPassword: ana.account.password, newPassword: "clavel-azul" };
  afterCheck = () => ana.send("POST", "/api/auth/change-password", change);
  expect(await signIn(nobody, ana.account)).toMatchObject(wrongCredentials);
  expect(await sessionsOf(ana)).toHaveLength(1);
});

test("a change with the old password during a reset does not undo the reset", async () => {
  const ana = await signUpMember();
  afterCheck = ana.reset;
  const change = { currentPassword: ana.account.password, newPassword: "clavel-negro" };
  expect(await ana.send("POST", "/api/auth/change-password", change)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "currentPassword", key: "wrongPassword" }] } },
  });
  expect(await sessionsOf(ana)).toEqual([]);
  const account = { ...ana.account, password: "clavel-azul" };
  expect((await signIn(nobody, account)).status).toBe(200);
});

test("a request for a new address during a reset gets no link", async () => {
  const ana = await signUpMember();
  afterCheck = ana.reset;
  const change = { newEmail: newAccount().email, password: ana.account.password };
  await ana.send("POST", "/api/auth/change-email", change);
  const kind = eq(mails.kind, "confirm-new-address");
  expect(
    await db
      .select()
      .from(mails)
      .where(and(eq(mails.userId, ana.userId), kind)),
  ).toEqual([]);
});

test.runIf(inject("template").kind === "postgres")(
  "a sign-in waits for an uncommitted reset and gets no session",
  async () => {
    const ana = await signUpMember();
    const { userId, account } = ana;
    let late: ReturnType<typeof signIn> | undefined;
    await db.transaction(async (tx) => {
      const hash = await hashing.hash("clavel-azul");
      await setPassword({ db: tx, now: new Date() }, { userId, hash });
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      late = signIn(nobody, account);
      await untilLockWait();
    });
    expect(await late).toMatchObject(wrongCredentials);
    expect(await sessionsOf(ana)).toEqual([]);
  },
);

test.runIf(inject("template").kind === "postgres")(
  "a deadlock of a reset and a change of the password is retried",
  async () => {
    const ana = await signUpMember();
    let reset: ReturnType<typeof ana.reset> | undefined;
    await db.transaction(async (tx) => {
      await tx
        .update(passwords)
        .set({ hash: await hashing.hash("clavel-negro") })
        .where(eq(passwords.userId, ana.userId));
      reset = ana.reset();
      await untilLockWait();
      await deleteTakeoverLinks(tx, ana.userId);
    });
    expect(await reset).toMatchObject({
      status: 400,
      body: { error: { issues: [{ path: "token", key: "linkExpired" }] } },
    });
    const account = { ...ana.account, password: "clavel-negro" };
    expect((await signIn(nobody, account)).status).toBe(200);
  },
);

test.runIf(inject("template").kind === "postgres")(
  "a link to a new address waits for a concurrent new password and is then invalid",
  async () => {
    const ana = await signUpMember();
    const { userId, account } = ana;
    const subject = { userId, email: account.email, newEmail: newAccount().email };
    const token = await createLinkToken({ db, now: new Date() }, "confirm-new-address", subject);
    let followed: ReturnType<typeof ana.send> | undefined;
    await db.transaction(async (tx) => {
      await deleteTakeoverLinks(tx, userId);
      followed = ana.send("POST", "/api/auth/confirm-new-address", { token });
      await untilLockWait();
    });
    expect((await followed)?.status).toBe(400);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user?.email).toBe(account.email);
  },
);

/** Resolves when a statement waits for a lock. */
async function untilLockWait(): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}
