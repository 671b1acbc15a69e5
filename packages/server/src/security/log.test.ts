import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import {
  addTwoFactor,
  confirmAddress,
  cookieOf,
  countingHashing,
  newAccount,
  signIn,
  signUp,
} from "../testing/account.ts";
import { answer } from "../testing/progress.ts";
import { mailsTo } from "../testing/sent-mails.ts";
import { appOn, testApp, visitor } from "../testing/test-app.ts";

const lines: string[] = [];
beforeEach(() => void lines.splice(0));
const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
const { app, db } = await testApp({
  log,
  hashing: countingHashing(),
  trustedProxies: ["203.0.113.77"],
});

const family = "preterito-indefinido";

test("refused requests are logged with pseudonyms", async () => {
  const { app } = appOn(db, { log, limits: { "password-by-email": { points: 1, durationS: 60 } } });
  const account = newAccount();
  const address = "192.0.2.55";
  const stranger = visitor(app, undefined, address);
  const cookie = cookieOf(await signUp(stranger, account));
  await signIn(stranger, { ...account, password: "wrong-one" });
  await signIn(stranger, account);
  await stranger.send("POST", "/api/auth/sign-out", {}, { origin: "https://evil.example" });
  const code = { code: "000000" };
  await confirmAddress(db, account.email);
  await visitor(app, cookie, address).send("POST", "/api/auth/two-factor/confirm", code);
  const refusals = lines.flatMap((line) => {
    const { msg, reason, account, client } = JSON.parse(line);
    return msg === "refused" ? [{ reason, account, client }] : [];
  });
  expect(refusals.map(({ reason }) => reason)).toEqual([
    "wrongCredentials",
    "rate_limited",
    "forbidden",
    "wrongCode",
  ]);
  const [first, second] = refusals;
  expect(first?.account).toMatch(/^[\w-]{16}$/);
  expect(second).toMatchObject({ account: first?.account, client: first?.client });
  expect(new Set(refusals.map(({ client }) => client)).size).toBe(1);
  expect(lines.join()).not.toContain(account.email);
  expect(lines.join()).not.toContain(address);
});

/** The log's entries about accounts. */
const accountEntries = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "account");

test("sign-ins and changes of an account are logged with pseudonyms", async () => {
  const account = newAccount();
  const { email, password } = account;
  const address = "192.0.2.56";
  const ana = visitor(
    app,
    cookieOf(await signUp(visitor(app, undefined, address), account)),
    address,
  );
  const [{ token } = { token: "" }] = await mailsTo(db, email);
  await ana.send("POST", "/api/auth/confirm-address", { token });
  await signIn(visitor(app, undefined, address), account);
  await ana.send("POST", "/api/auth/sessions/end", { password });
  const change = { currentPassword: password, newPassword: "clavel-azul" };
  const changed = await ana.send("POST", "/api/auth/change-password", change);
  const owner = visitor(app, cookieOf(changed), address);
  const twoFactor = await addTwoFactor(app, owner, change.newPassword);
  const [first, second] = twoFactor.recoveryCodes;
  const waiting = await signIn(visitor(app, undefined, address), {
    email,
    password: "clavel-azul",
  });
  await visitor(app, cookieOf(waiting), address).send("POST", "/api/auth/sign-in/two-factor", {
    code: first,
  });
  const proof = { password: change.newPassword, code: second };
  await visitor(app, twoFactor.cookie, address).send("POST", "/api/auth/two-factor/remove", proof);

  const entries = accountEntries();
  expect(entries.map(({ event }) => event)).toEqual([
    "signed-up",
    "address-confirmed",
    "signed-in",
    "sessions-ended",
    "password-changed",
    "two-factor-on",
    "signed-in",
    "two-factor-off",
  ]);
  expect(entries.flatMap(({ factors }) => (factors ? [factors] : []))).toEqual([
    ["password"],
    ["password", "recovery code"],
  ]);
  expect(new Set(entries.map((entry) => entry.account)).size).toBe(1);
  expect(entries[0]).toMatchObject({
    account: expect.stringMatching(/^[\w-]{16}$/),
    client: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(lines.join()).not.toContain(email);
});

test("a change of address, a reset and a deletion are logged with pseudonyms", async () => {
  const account = newAccount();
  const { password } = account;
  const nobody = visitor(app);
  const ana = visitor(app, cookieOf(await signUp(nobody, account)));
  const newEmail = newAccount().email;
  await ana.send("POST", "/api/auth/change-email", { newEmail, password });
  const token = (await mailsTo(db, newEmail)).at(-1)?.token;
  await ana.send("POST", "/api/auth/confirm-new-address", { token });
  await nobody.send("POST", "/api/auth/request-password-reset", { email: newEmail });
  const reset = { token: (await mailsTo(db, newEmail)).at(-1)?.token, newPassword: "clavel-azul" };
  await nobody.send("POST", "/api/auth/reset-password", reset);
  const owner = { email: newEmail, password: reset.newPassword };
  const signedIn = visitor(app, cookieOf(await signIn(nobody, owner)));
  await signedIn.send("POST", "/api/auth/delete-account", { password: owner.password });

  const [signedUp, ...others] = accountEntries();
  expect(others.map(({ event }) => event)).toEqual([
    "address-changed",
    "password-reset",
    "signed-in",
    "deleted",
  ]);
  const [changed, ...later] = others;
  expect(changed).toMatchObject({ account: signedUp.account });
  expect(later.map((entry) => entry.account)).toEqual(Array(3).fill(changed.newAccount));
  expect(lines.join()).not.toContain(newEmail);
});

test("the log contains nothing that a learner sent, even after database errors", async () => {
  const mark = randomUUID().slice(0, 8);
  const account = { ...newAccount(), name: `Ana ${mark}`, password: `clavel-${mark}` };
  const address = "203.0.113.77";
  const headers = { "x-forwarded-for": "198.51.100.99", "user-agent": `Agent ${mark}` };
  const nobody = visitor(app, undefined, address);
  const cookie = cookieOf(await signUp(nobody, account));
  const ana = visitor(app, cookie, address);
  const send = (method: string, path: string, body?: unknown) =>
    ana.send(method, path, body, headers);

  await signIn(nobody, { ...account, password: `wrong-${mark}` });
  await nobody.send("POST", "/api/auth/request-password-reset", { email: account.email });
  const tokens = (await mailsTo(db, account.email)).map(({ token }) => token);
  expect(tokens).toHaveLength(2);
  await nobody.send("GET", `/api/auth/confirm-address?token=${tokens[0]}`);
  await nobody.send("GET", `/auth/reset?token=${tokens[1]}`);
  await send("PATCH", "/api/profile", { username: `Eva ${mark}` });
  await send("PATCH", "/api/profile", `{"username":"${mark}`);
  await send("POST", "/api/packages", { family, name: `Mis ${mark}`, verbs: ["tener", mark] });
  await send("POST", "/api/progress/events", { events: [answer({ given: mark })] });
  await send("GET", `/api/statistics/answers?search=${mark}`);
  await send("GET", `/api/${mark}/${account.email}`);
  await send("GET", "/api/export/everything.json");
  const newEmail = { newEmail: `${mark}@example.net`, password: account.password };
  await send("POST", "/api/auth/change-email", newEmail);
  expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(13);

  await db.execute(
    sql`alter table progress_events add constraint none check (given is null) not valid`,
  );
  await db.execute(sql`alter table verb_packages add constraint none check (name = '') not valid`);
  await db.execute(sql`drop table mails`);
  const events = [answer({ given: mark })];
  expect((await send("POST", "/api/progress/events", { events })).status).toBe(500);
  const selection = { family, name: `Mis ${mark}`, verbs: ["tener"] };
  expect((await send("POST", "/api/packages", selection)).status).toBe(500);
  await nobody.send("POST", "/api/auth/request-password-reset", { email: account.email });
  const errors = lines.filter((line) => line.includes('"level":50'));
  expect(errors).toHaveLength(3);

  const session = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
  const secrets = [mark, account.email, session, ...tokens, address, "198.51.100.99"];
  for (const secret of secrets) {
    expect(secret).not.toBe("");
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});
