import { eq, like } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rateLimits, sessions, twoFactors, users, verifications } from "../../db/schema.ts";
import {
  confirmAddress,
  cookieOf,
  countingHashing,
  newAccount,
  sessionCookies,
  signIn,
  signUp,
} from "../../testing/account.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { appOn, secret, testApp, type Visitor, visitor } from "../../testing/test-app.ts";
import { addTwoFactor, setUpTwoFactor } from "../../testing/two-factor.ts";
import { decrypt, encrypt } from "./two-factor.ts";

const { app, db, nobody, idle } = await testApp({ hashing: countingHashing() });

const STEP_MS = 30_000;

beforeAll(() => {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterAll(() => void vi.useRealTimers());

/** Advances the clock to the next code of the authenticator app. */
const nextCode = () => void vi.setSystemTime(Date.now() + STEP_MS);

async function signedUp() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  const ana = visitor(app, cookie);
  await confirmAddress(db, account.email);
  const known = cookie.split("; ").find((each) => each.includes("known_browser"));
  return { account, ana, known };
}

async function withTwoFactor() {
  const { account, ana, known } = await signedUp();
  const twoFactor = await addTwoFactor(ana, account.password);
  nextCode();
  return { account, ana, known, twoFactor };
}

/**
 * Makes the first step of a sign-in in a new browser.
 *
 * @param known cookie of a known browser
 */
async function firstStep(account: object, known?: string): Promise<Visitor> {
  const answer = await signIn(visitor(app, known), account);
  expect(answer).toMatchObject({ status: 200, body: { needsCode: true, user: null } });
  return visitor(app, known ? `${known}; ${cookieOf(answer)}` : cookieOf(answer));
}

const secondStep = ({ send }: Visitor, code: string) =>
  send("POST", "/api/auth/sign-in/two-factor", { code });

const statusOf = async ({ send }: Visitor) => (await send("GET", "/api/profile")).status;

const refused = (path: string, key: string) => ({
  status: 400,
  body: { error: { code: "invalid_input", issues: [{ path, key }] } },
});

test("the first code turns a second factor on and ends other sessions", async () => {
  const { account, ana } = await signedUp();
  const { code } = await setUpTwoFactor(ana, account.password);
  const elsewhere = visitor(app, cookieOf(await signIn(nobody, account)));
  expect(await statusOf(elsewhere)).toBe(200);
  expect(await ana.send("POST", "/api/auth/two-factor/confirm", { code: "000000" })).toMatchObject(
    refused("code", "wrongCode"),
  );
  const confirmed = await ana.send("POST", "/api/auth/two-factor/confirm", { code: await code() });
  expect(confirmed.status).toBe(200);
  expect([await statusOf(ana), await statusOf(elsewhere)]).toEqual([200, 401]);
  const { body } = await ana.send("GET", "/api/auth/get-session");
  expect(body).toMatchObject({ user: { twoFactorEnabled: true } });
  expect((await mailsTo(db, account.email)).at(-1)).toMatchObject({ kind: "two-factor-on" });
});

test("the database holds neither the secret nor recovery codes in plain text", async () => {
  const { account, ana } = await signedUp();
  const { body } = await ana.send("POST", "/api/auth/two-factor/set-up", account);
  const { uri, recoveryCodes } = Object(body);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Verbena:.*\?issuer=Verbena&/);
  expect(recoveryCodes).toHaveLength(10);
  const rows = JSON.stringify(await db.select().from(twoFactors));
  for (const code of recoveryCodes) {
    expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(rows).not.toContain(code);
  }
  expect(rows).not.toContain(new URL(uri).searchParams.get("secret"));
});

test("a secret that an earlier version encrypted can be read", () => {
  const stored =
    "c4ea9f7722691f48623909b05f3dcaa2fee0dc6d7bd19a2f4f878581f6ee227a4d4c464f66d8d42837fa3bc59cdb574558cbe35b1e495d07276af0105d81dfc0b8cf8f5e545289e8";
  const key = "abcdefghijklmnopqrstuvwxyz012345";
  expect(decrypt(secret, stored)).toBe(key);
  expect(decrypt(secret, encrypt(secret, key))).toBe(key);
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

test("a second factor that is set up again accepts a code of the new secret at once", async () => {
  const { account, ana } = await signedUp();
  await setUpTwoFactor(ana, account.password);
  await db.update(twoFactors).set({ lastUsedStep: Math.floor(Date.now() / STEP_MS) + 1 });
  await addTwoFactor(ana, account.password);
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
  const { account, ana } = await signedUp();
  const { password } = account;
  for (let time = 1; time <= 5; time += 1) {
    const { recoveryCodes } = await addTwoFactor(ana, password);
    const proof = { password, code: recoveryCodes[0] };
    expect((await ana.send("POST", "/api/auth/two-factor/remove", proof)).status).toBe(200);
  }
  expect(await ana.send("POST", "/api/auth/two-factor/set-up", account)).toMatchObject({
    status: 429,
    body: { error: { code: "rate_limited" } },
  });
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
  expect(await statusOf(browser)).toBe(401);
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  expect(await db.$count(sessions, eq(sessions.userId, user?.id ?? ""))).toBe(1);
  const signedIn = await secondStep(browser, await twoFactor.code());
  expect(signedIn).toMatchObject({ status: 200, body: { user: { email: account.email } } });
  expect(await statusOf(visitor(app, cookieOf(signedIn)))).toBe(200);
});

test("wrong codes of a sign-in are logged with the account, like wrong passwords", async () => {
  const refusals: unknown[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void refusals.push(JSON.parse(line)) });
  const logged = appOn(db, { hashing: countingHashing(), log }).app;
  const { account } = await withTwoFactor();
  await signIn(visitor(logged), { ...account, password: "wrong-one" });
  await secondStep(visitor(logged, cookieOf(await signIn(nobody, account))), "000000");
  const [password, code] = refusals.map((each) => Object(each));
  expect(password).toMatchObject({ reason: "wrongCredentials", account: expect.any(String) });
  expect(code).toMatchObject({ reason: "wrongCode", account: password.account });
});

test("a code is valid once, also across sign-ins", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const [one, other] = [await firstStep(account), await firstStep(account)];
  const code = await twoFactor.code();
  expect((await secondStep(one, code)).status).toBe(200);
  expect(await secondStep(other, code)).toMatchObject(refused("code", "usedCode"));
  nextCode();
  expect((await secondStep(other, await twoFactor.code())).status).toBe(200);
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
  for (let round = 1; round <= 2; round += 1) {
    const browser = await firstStep(account);
    for (let time = 1; time <= 5; time += 1) {
      expect(await secondStep(browser, "000000")).toMatchObject(refused("code", "wrongCode"));
    }
    if (round === 1) {
      expect(await secondStep(browser, "000000")).toMatchObject(refused("", "signInAgain"));
    }
  }
  const browser = await firstStep(account);
  expect(await secondStep(browser, await twoFactor.code())).toMatchObject({
    status: 429,
    body: { error: { code: "rate_limited" } },
  });
});

/** Sends wrong codes to the second step of new sign-ins, at most five to each. */
async function failSecondSteps(account: object, times: number, known?: string): Promise<void> {
  for (let time = 0; time < times; time += 5) {
    const browser = await firstStep(account, known);
    for (let each = time; each < Math.min(time + 5, times); each += 1) {
      expect(await secondStep(browser, "000000")).toMatchObject(refused("code", "wrongCode"));
    }
  }
}

test("a locked second step says for how long, and consumes no code", async () => {
  const { account, twoFactor } = await withTwoFactor();
  await failSecondSteps(account, 10);
  const browser = await firstStep(account);
  for (const code of [await twoFactor.code(), twoFactor.recoveryCodes[0] ?? ""]) {
    const locked = await secondStep(browser, code);
    expect(locked).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
    expect(locked.headers.get("retry-after")).toBe("900");
  }
  await db.delete(rateLimits);
  expect((await secondStep(browser, await twoFactor.code())).status).toBe(200);
});

test("wrong codes from elsewhere do not lock out a known browser", async () => {
  const { account, known, twoFactor } = await withTwoFactor();
  await failSecondSteps(account, 10);
  const code = await twoFactor.code();
  expect((await secondStep(await firstStep(account, known), code)).status).toBe(200);
  nextCode();
  const stranger = await secondStep(await firstStep(account), await twoFactor.code());
  expect(stranger.status).toBe(429);
});

test("a known browser has its own ten wrong codes", async () => {
  const { account, known, twoFactor } = await withTwoFactor();
  await failSecondSteps(account, 10, known);
  const code = await twoFactor.code();
  expect((await secondStep(await firstStep(account, known), code)).status).toBe(429);
  expect((await secondStep(await firstStep(account), code)).status).toBe(200);
});

test("a reset by mail unlocks the second step", async () => {
  const { account, twoFactor } = await withTwoFactor();
  await failSecondSteps(account, 10);
  await resetByMail(account.email, "clavel-blanco");
  const browser = await firstStep({ ...account, password: "clavel-blanco" });
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

test("a sign-in begun by an earlier version can be completed with a code", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const browser = await firstStep(account);
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  const { id = "" } = user ?? {};
  await db
    .update(verifications)
    .set({ value: id })
    .where(like(verifications.value, `${id} %`));
  expect((await secondStep(browser, await twoFactor.code())).status).toBe(200);
});

test("of many concurrent codes, ten are compared", async () => {
  const { account } = await withTwoFactor();
  const browsers: Visitor[] = [];
  while (browsers.length < 12) browsers.push(await firstStep(account));
  const answers = await Promise.all(browsers.map((browser) => secondStep(browser, "000000")));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
});

test("a sign-in ended by five wrong codes consumes no right code", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const browser = await firstStep(account);
  for (let time = 1; time <= 5; time += 1) await secondStep(browser, "000000");
  const code = await twoFactor.code();
  expect(await secondStep(browser, code)).toMatchObject(refused("", "signInAgain"));
  expect((await secondStep(await firstStep(account), code)).status).toBe(200);
});

test("a code used while the server's clock was ahead does not block later ones", async () => {
  const { account, twoFactor } = await withTwoFactor();
  const ahead = Math.floor(Date.now() / STEP_MS) + 2;
  await db.update(twoFactors).set({ lastUsedStep: ahead });
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

test("a session and a code of another account do not complete a second step", async () => {
  const victim = await withTwoFactor();
  const thief = await withTwoFactor();
  const challenge = cookieOf(await signIn(nobody, victim.account));
  const own = await secondStep(await firstStep(thief.account), await thief.twoFactor.code());
  const [session] = sessionCookies(own).filter((cookie) => cookie.includes("session_token"));
  nextCode();
  const both = visitor(app, `${session?.split(";")[0]}; ${challenge}`);
  expect(await secondStep(both, await thief.twoFactor.code())).toMatchObject(
    refused("code", "wrongCode"),
  );
});

test.each([
  ["; ", "="],
  [";", "="],
  [";\t", "="],
  ["; ", " ="],
  [";", "\t= "],
])("a second step ignores a session cookie, separated by %j and %j", async (join, equals) => {
  const { account, twoFactor } = await withTwoFactor();
  const thief = await withTwoFactor();
  const own = await secondStep(await firstStep(thief.account), await thief.twoFactor.code());
  const session = sessionCookies(own).find((cookie) => cookie.includes("session_token"));
  nextCode();
  const challenge = cookieOf(await signIn(nobody, account));
  const cookies = [session?.split(";")[0]?.replace("=", equals), challenge];
  const both = visitor(app, cookies.join(join));
  expect(await secondStep(both, await twoFactor.code())).toMatchObject({
    status: 200,
    body: { user: { email: account.email } },
  });
});

test.each([
  [true, /Max-Age=2592000/],
  [false, /^(?!.*Max-Age=\d{3})/],
])("a sign-in in two steps keeps the choice of rememberMe: %s", async (rememberMe, cookie) => {
  const { account, twoFactor } = await withTwoFactor();
  const browser = await firstStep({ ...account, rememberMe });
  const signedIn = await secondStep(browser, await twoFactor.code());
  expect(sessionCookies(signedIn).find((each) => each.includes("session_token"))).toMatch(cookie);
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ""));
  expect(rows.toSorted((a, b) => +b.createdAt - +a.createdAt)[0]?.remembered).toBe(rememberMe);
});

test("a new password ends a pending sign-in", async () => {
  const { account, ana, twoFactor } = await withTwoFactor();
  const browser = await firstStep(account);
  const change = { currentPassword: account.password, newPassword: "clavel-azul" };
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
  expect(await remove({ password, code: "000000" })).toMatchObject(refused("code", "wrongCode"));
  expect(await remove({ password })).toMatchObject(refused("code", "required"));
  expect((await remove({ password, code })).status).toBe(200);
  expect((await mailsTo(db, account.email)).at(-1)).toMatchObject({ kind: "two-factor-off" });
  expect((await signIn(nobody, account)).body).toMatchObject({ needsCode: false });
});

test("a recovery code removes a second factor", async () => {
  const { account, ana, twoFactor } = await withTwoFactor();
  const input = { password: account.password, code: twoFactor.recoveryCodes[3] };
  expect((await ana.send("POST", "/api/auth/two-factor/remove", input)).status).toBe(200);
});

test("new recovery codes replace the old ones", async () => {
  const { account, ana, twoFactor } = await withTwoFactor();
  const { password } = account;
  const ask = (input: object) => ana.send("POST", "/api/auth/two-factor/recovery-codes", input);
  expect(await ask({ password, code: "000000" })).toMatchObject(refused("code", "wrongCode"));
  const { status, body } = await ask({ password, code: await twoFactor.code() });
  expect(status).toBe(200);
  const [fresh] = Object(body).recoveryCodes;
  const browser = await firstStep(account);
  expect(await secondStep(browser, twoFactor.recoveryCodes[0] ?? "")).toMatchObject(
    refused("code", "wrongCode"),
  );
  expect((await secondStep(browser, fresh)).status).toBe(200);
});

test("wrong codes in a session are limited", async () => {
  const { account, ana } = await withTwoFactor();
  const input = { password: account.password, code: "000000" };
  const statuses: number[] = [];
  for (let time = 1; time <= 11; time += 1) {
    statuses.push((await ana.send("POST", "/api/auth/two-factor/remove", input)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  await idle();
});

/** Sets a new password by the link of a mail. */
async function resetByMail(email: string, newPassword: string): Promise<void> {
  await nobody.send("POST", "/api/auth/request-password-reset", { email });
  const token = (await mailsTo(db, email)).at(-1)?.token;
  const reset = { token, newPassword };
  expect((await nobody.send("POST", "/api/auth/reset-password", reset)).status).toBe(200);
}

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
