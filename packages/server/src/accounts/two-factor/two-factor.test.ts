import { desc, eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rateLimits, sessions, twoFactors, users } from "../../db/schema.ts";
import {
  addTwoFactor,
  confirmAddress,
  cookieOf,
  countingHashing,
  newAccount,
  sessionCookies,
  setUpTwoFactor,
  signIn,
  signUp,
} from "../../testing/account.ts";
import { rateLimited } from "../../testing/rate-limits.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { appOn, testApp, type Visitor, visitor } from "../../testing/test-app.ts";

const { app, db, nobody, idle } = await testApp({ hashing: countingHashing() });

const STEP_MS = 30_000;
const WRONG_CODE = "000000";
/** Wrong codes that end a sign-in. */
const WRONG_PER_SIGN_IN = 5;
/** Wrong codes after which no code is compared. */
const WRONG_CODES_MAX = 10;

beforeAll(() => {
  // In the middle of a step, so that no test has a code that expires at once.
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterAll(() => void vi.useRealTimers());

/** Advances the clock to the next code of the authenticator app. */
const waitForNextCode = () => void vi.setSystemTime(Date.now() + STEP_MS);

async function signedUp() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  const ana = visitor(app, cookie);
  await confirmAddress(db, account.email);
  const knownBrowser = cookie.split("; ").find((part) => part.includes("known_browser"));
  return { account, ana, knownBrowser };
}

async function withTwoFactor() {
  const learner = await signedUp();
  const twoFactor = await addTwoFactor(app, learner.ana, learner.account.password);
  waitForNextCode();
  return { ...learner, ana: twoFactor.ana, twoFactor };
}

/**
 * Makes the first step of a sign-in.
 *
 * @param knownBrowser its cookie; a new browser if missing
 */
async function firstStep(account: object, knownBrowser?: string): Promise<Visitor> {
  const answer = await signIn(visitor(app, knownBrowser), account);
  expect(answer).toMatchObject({ status: 200, body: { needsCode: true, user: null } });
  return visitor(app, knownBrowser ? `${knownBrowser}; ${cookieOf(answer)}` : cookieOf(answer));
}

const secondStep = ({ send }: Visitor, code: string) =>
  send("POST", "/api/auth/sign-in/two-factor", { code });

const refused = (path: string, key: string) => ({
  status: 400,
  body: { error: { code: "invalid_input", issues: [{ path, key }] } },
});

/** Sends as many wrong codes as end a sign-in. */
async function failSecondStep(browser: Visitor): Promise<void> {
  for (let time = 1; time <= WRONG_PER_SIGN_IN; time += 1) {
    expect(await secondStep(browser, WRONG_CODE)).toMatchObject(refused("code", "wrongCode"));
  }
}

/** Sends the most wrong codes that are compared. */
async function lockSecondStep(account: object, knownBrowser?: string): Promise<void> {
  for (let failed = 0; failed < WRONG_CODES_MAX; failed += WRONG_PER_SIGN_IN) {
    await failSecondStep(await firstStep(account, knownBrowser));
  }
}

/** Sets a new password by the link of a mail. Returns the cookie that makes the browser known. */
async function resetByMail(email: string, newPassword: string): Promise<string> {
  await nobody.send("POST", "/api/auth/request-password-reset", { email });
  const token = (await mailsTo(db, email)).at(-1)?.token;
  const reset = { token, newPassword };
  const answer = await nobody.send("POST", "/api/auth/reset-password", reset);
  expect(answer.status).toBe(200);
  return cookieOf(answer);
}

async function userIdOf({ email }: { email: string }): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.id ?? "";
}

async function setLastUsedStep(account: { email: string }, lastUsedStep: number): Promise<void> {
  const isTheirs = eq(twoFactors.userId, await userIdOf(account));
  await db.update(twoFactors).set({ lastUsedStep }).where(isTheirs);
}

const profileStatus = async ({ send }: Visitor) => (await send("GET", "/api/profile")).status;

test("the first code turns a second factor on and ends other sessions", async () => {
  const { account, ana } = await signedUp();
  const { code } = await setUpTwoFactor(ana, account.password);
  const elsewhere = visitor(app, cookieOf(await signIn(nobody, account)));
  expect(await profileStatus(elsewhere)).toBe(200);
  expect(
    await ana.send("POST", "/api/auth/two-factor/confirm", { code: WRONG_CODE }),
  ).toMatchObject(refused("code", "wrongCode"));
  const confirmed = await ana.send("POST", "/api/auth/two-factor/confirm", { code: await code() });
  expect(confirmed.status).toBe(200);
  const here = visitor(app, cookieOf(confirmed));
  expect([await profileStatus(here), await profileStatus(elsewhere)]).toEqual([200, 401]);
  const { body } = await here.send("GET", "/api/auth/get-session");
  expect(body).toMatchObject({ user: { twoFactorEnabled: true } });
  expect((await mailsTo(db, account.email)).at(-1)).toMatchObject({ kind: "two-factor-on" });
});

test("the database holds neither the TOTP key nor recovery codes in plain text", async () => {
  const withScrypt = appOn(db);
  const account = newAccount();
  const ana = visitor(withScrypt.app, cookieOf(await signUp(visitor(withScrypt.app), account)));
  await confirmAddress(db, account.email);
  const { body } = await ana.send("POST", "/api/auth/two-factor/set-up", account);
  const { uri, recoveryCodes } = body as { uri: string; recoveryCodes: string[] };
  expect(uri).toMatch(/^otpauth:\/\/totp\/Verbena:.*\?issuer=Verbena&/);
  expect(recoveryCodes).toHaveLength(10);
  const rows = JSON.stringify(await db.select().from(twoFactors));
  for (const code of recoveryCodes) {
    expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(rows).not.toContain(code);
  }
  expect(rows).not.toContain(new URL(uri).searchParams.get("secret"));
});

test.each([
  ["wrong-one", "password", "wrongPassword"],
  ["", "password", "required"],
])("a second factor is not set up with the password %j", async (password, path, key) => {
  const { ana } = await signedUp();
  const answer = await ana.send("POST", "/api/auth/two-factor/set-up", { password });
  expect(answer).toMatchObject(refused(path, key));
});

test("only a code of the app turns a second factor on", async () => {
  const { account, ana } = await signedUp();
  const { code, recoveryCodes } = await setUpTwoFactor(ana, account.password);
  const confirm = (given?: string) =>
    ana.send("POST", "/api/auth/two-factor/confirm", { code: given });
  expect(await confirm(recoveryCodes[0])).toMatchObject(refused("code", "wrongCode"));
  expect((await signIn(nobody, account)).body).toMatchObject({ needsCode: false });
  expect((await confirm(await code())).status).toBe(200);
});

test("setting up a second factor again forgets which code was used last", async () => {
  const { account, ana } = await signedUp();
  await setUpTwoFactor(ana, account.password);
  await setLastUsedStep(account, Math.floor(Date.now() / STEP_MS) + 1);
  await addTwoFactor(app, ana, account.password);
  expect((await signIn(nobody, account)).body).toMatchObject({ needsCode: true });
});

test("an unconfirmed address gets no second factor and no mail about it", async () => {
  const account = newAccount();
  const ana = visitor(app, cookieOf(await signUp(nobody, account)));
  const unconfirmed = {
    status: 403,
    body: { error: { code: "forbidden", issues: [{ path: "", key: "addressUnconfirmed" }] } },
  };
  const setUp = () => ana.send("POST", "/api/auth/two-factor/set-up", account);
  expect(await setUp()).toMatchObject(unconfirmed);
  const confirm = await ana.send("POST", "/api/auth/two-factor/confirm", { code: "123456" });
  expect(confirm).toMatchObject(unconfirmed);
  expect(await mailsTo(db, account.email)).toHaveLength(1);
  await confirmAddress(db, account.email);
  expect((await setUp()).status).toBe(200);
});

test("a second factor can be turned on five times an hour", async () => {
  const { account, ...learner } = await signedUp();
  const { password } = account;
  let { ana } = learner;
  for (let time = 1; time <= 5; time += 1) {
    const twoFactor = await addTwoFactor(app, ana, password);
    const proof = { password, code: twoFactor.recoveryCodes[0] };
    const removed = await twoFactor.ana.send("POST", "/api/auth/two-factor/remove", proof);
    expect(removed.status).toBe(200);
    ana = visitor(app, cookieOf(removed));
  }
  expect(await ana.send("POST", "/api/auth/two-factor/set-up", account)).toMatchObject(rateLimited);
});

test("a learner with a second factor cannot set up another", async () => {
  const { account, ana, twoFactor } = await withTwoFactor();
  expect(await ana.send("POST", "/api/auth/two-factor/set-up", account)).toMatchObject(
    refused("", "changedMeanwhile"),
  );
  const code = await twoFactor.code();
  expect(await ana.send("POST", "/api/auth/two-factor/confirm", { code })).toMatchObject(
    refused("", "changedMeanwhile"),
  );
});

test("the password alone does not sign in", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const answer = await signIn(nobody, account);
  const browser = visitor(app, cookieOf(answer));
  expect(await profileStatus(browser)).toBe(401);
  const isTheirs = eq(sessions.userId, await userIdOf(account));
  // The session of the sign-up.
  expect(await db.$count(sessions, isTheirs)).toBe(1);
  const signedIn = await secondStep(browser, await twoFactor.code());
  expect(signedIn).toMatchObject({ status: 200, body: { user: { email: account.email } } });
  expect(await profileStatus(visitor(app, cookieOf(signedIn)))).toBe(200);
});

test("wrong codes of a sign-in are logged with the account, like wrong passwords", async () => {
  const { account } = await withTwoFactor();
  const warnings: { reason: string; account: string }[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void warnings.push(JSON.parse(line)) });
  const { app: loggingApp } = appOn(db, { hashing: countingHashing(), log });
  await signIn(visitor(loggingApp), { ...account, password: "wrong-one" });
  const pendingSignIn = cookieOf(await signIn(visitor(loggingApp), account));
  await secondStep(visitor(loggingApp, pendingSignIn), WRONG_CODE);
  expect(warnings.map(({ reason }) => reason)).toEqual(["wrongCredentials", "wrongCode"]);
  expect(warnings[0]?.account).toEqual(expect.any(String));
  expect(warnings[1]?.account).toBe(warnings[0]?.account);
});

test("a code is valid once, also across sign-ins", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const [first, second] = [await firstStep(account), await firstStep(account)];
  const code = await twoFactor.code();
  expect((await secondStep(first, code)).status).toBe(200);
  expect(await secondStep(second, code)).toMatchObject(refused("code", "usedCode"));
  waitForNextCode();
  expect((await secondStep(second, await twoFactor.code())).status).toBe(200);
});

test("of two concurrent sign-ins with one code, one succeeds", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const browsers = [await firstStep(account), await firstStep(account)];
  const code = await twoFactor.code();
  const answers = await Promise.all(browsers.map((browser) => secondStep(browser, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("a recovery code is valid once, with or without its hyphen", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const [code = ""] = twoFactor.recoveryCodes;
  const typed = ` ${code.toUpperCase().replace("-", " ")} `;
  expect((await secondStep(await firstStep(account), typed)).status).toBe(200);
  expect(await secondStep(await firstStep(account), code)).toMatchObject(
    refused("code", "wrongCode"),
  );
});

test("five wrong codes end a sign-in, and ten lock the second step", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const first = await firstStep(account);
  await failSecondStep(first);
  expect(await secondStep(first, WRONG_CODE)).toMatchObject(refused("", "signInAgain"));
  await failSecondStep(await firstStep(account));
  expect(await secondStep(await firstStep(account), await twoFactor.code())).toMatchObject(
    rateLimited,
  );
});

test("a locked second step says for how long, and consumes no code", async () => {
  const { account, twoFactor } = await withTwoFactor();
  await lockSecondStep(account);
  const browser = await firstStep(account);
  for (const code of [await twoFactor.code(), twoFactor.recoveryCodes[0] ?? ""]) {
    const locked = await secondStep(browser, code);
    expect(locked).toMatchObject(rateLimited);
    expect(locked.headers.get("retry-after")).toBe("900");
  }
  await db.delete(rateLimits);
  expect((await secondStep(browser, await twoFactor.code())).status).toBe(200);
  const [recoveryCode = ""] = twoFactor.recoveryCodes;
  expect((await secondStep(await firstStep(account), recoveryCode)).status).toBe(200);
});

test("wrong codes from elsewhere do not lock out a known browser", async () => {
  const { account, knownBrowser, twoFactor } = await withTwoFactor();
  await lockSecondStep(account);
  const code = await twoFactor.code();
  expect((await secondStep(await firstStep(account, knownBrowser), code)).status).toBe(200);
  waitForNextCode();
  const stranger = await secondStep(await firstStep(account), await twoFactor.code());
  expect(stranger.status).toBe(429);
});

test("a known browser has its own ten wrong codes", async () => {
  const { account, knownBrowser, twoFactor } = await withTwoFactor();
  await lockSecondStep(account, knownBrowser);
  const code = await twoFactor.code();
  expect((await secondStep(await firstStep(account, knownBrowser), code)).status).toBe(429);
  expect((await secondStep(await firstStep(account), code)).status).toBe(200);
});

test("a reset by mail unlocks the second step for its browser", async () => {
  const { account, twoFactor } = await withTwoFactor();
  await lockSecondStep(account);
  const knownBrowser = await resetByMail(account.email, "clavel-blanco");
  const browser = await firstStep({ ...account, password: "clavel-blanco" }, knownBrowser);
  expect((await secondStep(browser, await twoFactor.code())).status).toBe(200);
});

test("different recovery codes can sign in at the same time", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const codes = twoFactor.recoveryCodes.slice(0, 4);
  const browsers = await Promise.all(codes.map(() => firstStep(account)));
  const answers = await Promise.all(
    browsers.map((browser, index) => secondStep(browser, codes[index] ?? "")),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("of two concurrent sign-ins with one recovery code, one succeeds", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const browsers = [await firstStep(account), await firstStep(account)];
  const [code = ""] = twoFactor.recoveryCodes;
  const answers = await Promise.all(browsers.map((browser) => secondStep(browser, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("of two concurrent right codes, one completes the sign-in", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const browser = await firstStep(account);
  const codes = twoFactor.recoveryCodes.slice(0, 2);
  const answers = await Promise.all(codes.map((code) => secondStep(browser, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("of many concurrent codes, ten are compared", async () => {
  const { account } = await withTwoFactor();
  const browsers: Visitor[] = [];
  while (browsers.length < WRONG_CODES_MAX + 2) browsers.push(await firstStep(account));
  const answers = await Promise.all(browsers.map((browser) => secondStep(browser, WRONG_CODE)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array.from({ length: WRONG_CODES_MAX }, () => 400), 429, 429]);
});

test("a sign-in ended by five wrong codes consumes no right code", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const browser = await firstStep(account);
  await failSecondStep(browser);
  const code = await twoFactor.code();
  expect(await secondStep(browser, code)).toMatchObject(refused("", "signInAgain"));
  expect((await secondStep(await firstStep(account), code)).status).toBe(200);
});

test("a code used while the server's clock was ahead does not block later ones", async () => {
  const { account, twoFactor } = await withTwoFactor();
  await setLastUsedStep(account, Math.floor(Date.now() / STEP_MS) + 2);
  const code = await twoFactor.code();
  expect((await secondStep(await firstStep(account), code)).status).toBe(200);
  expect(await secondStep(await firstStep(account), code)).toMatchObject(
    refused("code", "usedCode"),
  );
});

test.each([
  ["12345", "wrongCode"],
  ["", "required"],
  [undefined, "required"],
])("the code %j is refused with %s", async (code, key) => {
  const { account } = await withTwoFactor();
  const browser = await firstStep(account);
  expect(await browser.send("POST", "/api/auth/sign-in/two-factor", { code })).toMatchObject(
    refused("code", key),
  );
});

test("a second step without a first step is refused", async () => {
  const { ana, twoFactor } = await withTwoFactor();
  for (const browser of [nobody, ana, visitor(app, "verbena.two_factor=2fa-x.forged")]) {
    expect(await secondStep(browser, await twoFactor.code())).toMatchObject(
      refused("", "signInAgain"),
    );
  }
});

/** Signs in with a second factor, and returns the session's cookie: its name and value. */
async function sessionCookie({ account, twoFactor }: Awaited<ReturnType<typeof withTwoFactor>>) {
  const signedIn = await secondStep(await firstStep(account), await twoFactor.code());
  const cookie = sessionCookies(signedIn).find((sent) => sent.includes("session_token"));
  waitForNextCode();
  return cookie?.split(";")[0] ?? "";
}

test("a session and a code of another account do not complete a sign-in", async () => {
  const [victim, thief] = [await withTwoFactor(), await withTwoFactor()];
  const thiefsSession = await sessionCookie(thief);
  const victimsSignIn = cookieOf(await signIn(nobody, victim.account));
  const browser = visitor(app, `${thiefsSession}; ${victimsSignIn}`);
  expect(await secondStep(browser, await thief.twoFactor.code())).toMatchObject(
    refused("code", "wrongCode"),
  );
});

test.each([
  ["; ", "="],
  [";", "="],
  [";\t", "="],
  ["; ", " ="],
  [";", "\t= "],
])(
  "a second step ignores another account's session cookie, written with %j and %j",
  async (separator, equals) => {
    const [ana, berta] = [await withTwoFactor(), await withTwoFactor()];
    const bertasSession = (await sessionCookie(berta)).replace("=", equals);
    const anasSignIn = cookieOf(await signIn(nobody, ana.account));
    const browser = visitor(app, `${bertasSession}${separator}${anasSignIn}`);
    expect(await secondStep(browser, await ana.twoFactor.code())).toMatchObject({
      status: 200,
      body: { user: { email: ana.account.email } },
    });
  },
);

test.each([
  [true, "2592000"],
  [false, undefined],
])("a sign-in in two steps keeps the choice of rememberMe: %s", async (rememberMe, maxAge) => {
  const { account, twoFactor } = await withTwoFactor();
  const browser = await firstStep({ ...account, rememberMe });
  const signedIn = await secondStep(browser, await twoFactor.code());
  const cookie = sessionCookies(signedIn).find((sent) => sent.includes("session_token=")) ?? "";
  expect(/Max-Age=(\d+)/.exec(cookie)?.[1]).toBe(maxAge);
  const [newest] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, await userIdOf(account)))
    .orderBy(desc(sessions.createdAt));
  expect(newest?.remembered).toBe(rememberMe);
});

test("a new password ends a pending sign-in", async () => {
  const { account, ana, twoFactor } = await withTwoFactor();
  const browser = await firstStep(account);
  const [code] = twoFactor.recoveryCodes;
  const change = { currentPassword: account.password, newPassword: "clavel-azul", code };
  expect((await ana.send("POST", "/api/auth/change-password", change)).status).toBe(200);
  expect(await secondStep(browser, await twoFactor.code())).toMatchObject(
    refused("", "signInAgain"),
  );
});

test("removing a second factor needs the password and a code, and sends a mail", async () => {
  const { account, ana, twoFactor } = await withTwoFactor();
  const { password } = account;
  const remove = (input: object) => ana.send("POST", "/api/auth/two-factor/remove", input);
  const code = await twoFactor.code();
  expect(await remove({ password: "wrong-one", code })).toMatchObject(
    refused("password", "wrongPassword"),
  );
  expect(await remove({ password, code: WRONG_CODE })).toMatchObject(refused("code", "wrongCode"));
  expect(await remove({ password })).toMatchObject(refused("code", "required"));
  expect((await remove({ password, code })).status).toBe(200);
  expect((await mailsTo(db, account.email)).at(-1)).toMatchObject({ kind: "two-factor-off" });
  expect((await signIn(nobody, account)).body).toMatchObject({ needsCode: false });
});

test("a recovery code removes a second factor", async () => {
  const { account, ana, twoFactor } = await withTwoFactor();
  const input = { password: account.password, code: twoFactor.recoveryCodes[0] };
  expect((await ana.send("POST", "/api/auth/two-factor/remove", input)).status).toBe(200);
});

test("new recovery codes replace the old ones", async () => {
  const { account, ana, twoFactor } = await withTwoFactor();
  const { password } = account;
  const ask = (input: object) => ana.send("POST", "/api/auth/two-factor/recovery-codes", input);
  expect(await ask({ password, code: WRONG_CODE })).toMatchObject(refused("code", "wrongCode"));
  const { status, body } = await ask({ password, code: await twoFactor.code() });
  expect(status).toBe(200);
  const [newCode] = (body as { recoveryCodes: string[] }).recoveryCodes;
  const [oldCode] = twoFactor.recoveryCodes;
  const browser = await firstStep(account);
  expect(await secondStep(browser, oldCode ?? "")).toMatchObject(refused("code", "wrongCode"));
  expect((await secondStep(browser, newCode ?? "")).status).toBe(200);
});

test("wrong codes in a session are limited", async () => {
  const { account, ana } = await withTwoFactor();
  const input = { password: account.password, code: WRONG_CODE };
  const statuses: number[] = [];
  for (let time = 1; time <= WRONG_CODES_MAX + 1; time += 1) {
    statuses.push((await ana.send("POST", "/api/auth/two-factor/remove", input)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: WRONG_CODES_MAX }, () => 400), 429]);
  await idle();
});

test.each([
  ["removes the second factor of an unconfirmed address, which may be a stranger's", false],
  ["keeps the second factor of a confirmed address", true],
])("a password reset by mail %s", async (_, emailVerified) => {
  const { account } = await withTwoFactor();
  await db.update(users).set({ emailVerified }).where(eq(users.email, account.email));
  const owner = { ...account, password: "clavel-blanco" };
  await resetByMail(owner.email, owner.password);
  expect(await signIn(nobody, owner)).toMatchObject({
    status: 200,
    body: { needsCode: emailVerified },
  });
});
