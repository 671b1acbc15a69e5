import { expect, test } from "vitest";
import { queueMail } from "../mail-queue/queue-mail.ts";
import { cookieOf, countingHashing, newAccount, signIn, signUp } from "../testing/account.ts";
import { countHashes, passMinutes, rateLimited } from "../testing/rate-limits.ts";
import { mailsTo, sentMails } from "../testing/sent-mails.ts";
import { appOn, testApp, type Visitor, visitor } from "../testing/test-app.ts";

const hashing = countingHashing();
const { app, db, nobody } = await testApp({ hashing });

const from = (address: string) => visitor(app, undefined, address);

/** Signs up in a browser, which keeps its cookies. */
async function signUpInBrowser(account: object, address?: string): Promise<Visitor> {
  const cookie = cookieOf(await signUp(visitor(app, undefined, address), account));
  return visitor(app, cookie, address);
}

test("a reset request is answered before the account is looked up", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  const request = (email: string) =>
    nobody.send("POST", "/api/auth/request-password-reset", { email });
  const known = await countHashes(hashing, () => request(account.email));
  const unknown = await countHashes(hashing, () => request(newAccount().email));
  expect([known.result.status, known.result.body]).toEqual([
    unknown.result.status,
    unknown.result.body,
  ]);
  expect([known.hashes, unknown.hashes]).toEqual([0, 0]);
});

test("resets are limited to five an hour, with or without an account", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  for (const email of [account.email, newAccount().email]) {
    const request = () => nobody.send("POST", "/api/auth/request-password-reset", { email });
    const statuses: number[] = [];
    for (let time = 1; time <= 6; time += 1) statuses.push((await request()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

const tagged = (email: string, tag: number) => email.replace("@", `+${tag}@`);

const isToTagOf = (email: string) => {
  const [name = ""] = email.split("@");
  return ({ recipient }: { recipient: string }) => recipient.startsWith(`${name}+`);
};

test("tagged addresses share a quota and leave the plain address its mails", async () => {
  const { email, ...account } = newAccount();
  for (let tag = 1; tag <= 8; tag += 1) {
    const { status } = await signUp(nobody, { ...account, email: tagged(email, tag) });
    expect(status).toBe(200);
  }
  expect((await sentMails(db)).filter(isToTagOf(email))).toHaveLength(5);
  const owner = visitor(app, cookieOf(await signUp(nobody, { ...account, email })));
  expect((await owner.send("POST", "/api/auth/send-confirmation")).status).toBe(200);
  expect(await mailsTo(db, email)).toHaveLength(2);
});

test("a learner whose mail was dropped can sign in, and gets an error when asking for it again", async () => {
  const { email, ...account } = newAccount();
  for (let tag = 1; tag <= 5; tag += 1) {
    await signUp(nobody, { ...account, email: tagged(email, tag) });
  }
  await mailsTo(db, email);
  const learner = { ...account, email: tagged(email, 6) };
  const browser = visitor(app, cookieOf(await signUp(nobody, learner)));
  expect(await mailsTo(db, learner.email)).toEqual([]);
  expect(await browser.send("POST", "/api/auth/send-confirmation")).toMatchObject(rateLimited);
  expect((await signIn(browser, learner)).status).toBe(200);
});

test("accounts with tagged addresses cannot flood a mailbox", async () => {
  const { email, ...account } = newAccount();
  const { password } = account;
  for (let tag = 1; tag <= 3; tag += 1) {
    const address = tagged(email, tag);
    const cookie = cookieOf(await signUp(nobody, { ...account, email: address }));
    for (let time = 1; time <= 4; time += 1) {
      await nobody.send("POST", "/api/auth/request-password-reset", { email: address });
    }
    await mailsTo(db, email);
    const change = { currentPassword: password, newPassword: password };
    let browser = visitor(app, cookie);
    for (let time = 1; time <= 3; time += 1) {
      const changed = await browser.send("POST", "/api/auth/change-password", change);
      expect(changed.status).toBe(200);
      browser = visitor(app, cookieOf(changed));
    }
    const newEmail = tagged(email, tag + 10);
    for (let time = 1; time <= 3; time += 1) {
      await browser.send("POST", "/api/auth/change-email", { newEmail, password });
      await mailsTo(db, email);
    }
  }
  const kinds = (await sentMails(db)).filter(isToTagOf(email)).map(({ filled }) => filled.kind);
  const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
  expect(count("confirm-address")).toBe(3);
  expect(count("reset-password")).toBe(5);
  expect(count("password-changed")).toBe(5);
  expect(count("confirm-new-address")).toBe(5);
});

test("resets requested by strangers do not count for a known browser", async () => {
  const account = newAccount();
  const owner = await signUpInBrowser(account);
  const [{ token } = { token: "" }] = await mailsTo(db, account.email);
  await owner.send("POST", "/api/auth/confirm-address", { token });
  const request = (browser: typeof nobody) =>
    browser.send("POST", "/api/auth/request-password-reset", { email: account.email });
  for (let time = 1; time <= 5; time += 1) await request(from("203.0.113.140"));
  expect(await request(from("203.0.113.141"))).toMatchObject(rateLimited);
  expect((await request(owner)).status).toBe(200);
  const resets = (await mailsTo(db, account.email)).filter(({ kind }) => kind === "reset-password");
  expect(resets).toHaveLength(6);
});

test("invitations by administrators are always sent", async () => {
  const { email, ...account } = newAccount();
  for (let tag = 1; tag <= 8; tag += 1) {
    await signUp(nobody, { ...account, email: tagged(email, tag) });
    const addressed = { userId: null, recipient: tagged(email, tag), language: "fr" } as const;
    const content = { askedBy: "administrator" } as const;
    await queueMail({ db, now: new Date() }, { ...addressed, kind: "reset-password", content });
  }
  const resets = (await sentMails(db)).filter(
    (mail) => isToTagOf(email)(mail) && mail.filled.kind === "reset-password",
  );
  expect(resets).toHaveLength(8);
});

test("resets for tagged addresses do not count for the plain address", async () => {
  const { email } = newAccount();
  const request = (address: string) =>
    from("203.0.113.150").send("POST", "/api/auth/request-password-reset", { email: address });
  for (let tag = 1; tag <= 6; tag += 1) {
    expect((await request(tagged(email, tag).toUpperCase())).status).toBe(200);
  }
  for (let time = 1; time <= 5; time += 1) expect((await request(email)).status).toBe(200);
  expect((await request(email)).status).toBe(429);
});

test("too many reset requests block a client for a minute, except its known browsers", async () => {
  const limits = { "password-reset-by-client": { points: 3, durationS: 60 } };
  const { app } = appOn(db, { hashing, limits });
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  const address = "198.51.100.20";
  const request = (email = newAccount().email, browser = visitor(app, undefined, address)) =>
    browser.send("POST", "/api/auth/request-password-reset", { email });
  for (let time = 1; time <= 3; time += 1) expect((await request()).status).toBe(200);
  const refused = await request();
  expect(refused).toMatchObject(rateLimited);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await request(account.email, visitor(app, cookie, address))).status).toBe(200);
  await passMinutes(db, 1);
  expect((await request()).status).toBe(200);
});

test("deleting and recreating an account sends no more mails", async () => {
  const account = newAccount();
  const { password } = account;
  for (let time = 1; time <= 6; time += 1) {
    const answer = await signUp(nobody, account);
    expect(answer.status).toBe(200);
    const input = { currentPassword: password, newPassword: password };
    const changed = await visitor(app, cookieOf(answer)).send(
      "POST",
      "/api/auth/change-password",
      input,
    );
    await mailsTo(db, account.email);
    const robot = visitor(app, cookieOf(changed));
    await robot.send("POST", "/api/auth/send-confirmation");
    await robot.send("POST", "/api/auth/delete-account", { password });
  }
  const kinds = (await mailsTo(db, account.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "confirm-address")).toHaveLength(5);
  expect(kinds.filter((kind) => kind === "password-changed")).toHaveLength(5);
});

test("at most five mails an hour are sent about changes of password", async () => {
  const account = newAccount();
  let cookie = cookieOf(await signUp(nobody, account));
  const [{ token } = { token: "" }] = await mailsTo(db, account.email);
  await visitor(app, cookie).send("POST", "/api/auth/confirm-address", { token });
  const input = { currentPassword: account.password, newPassword: account.password };
  for (let time = 1; time <= 7; time += 1) {
    const answer = await visitor(app, cookie).send("POST", "/api/auth/change-password", input);
    expect(answer.status).toBe(200);
    cookie = cookieOf(answer);
  }
  const notices = (await mailsTo(db, account.email)).filter(
    ({ kind }) => kind === "password-changed",
  );
  expect(notices).toHaveLength(5);
});

test("mails to new addresses are limited per learner and per address", async () => {
  const victim = newAccount().email;
  const change = async (newEmail: () => string, times: number) => {
    const account = newAccount();
    const ana = visitor(app, cookieOf(await signUp(nobody, account)));
    const { password } = account;
    const statuses: number[] = [];
    for (let time = 1; time <= times; time += 1) {
      const input = { newEmail: newEmail(), password };
      statuses.push((await ana.send("POST", "/api/auth/change-email", input)).status);
      await mailsTo(db, victim);
    }
    return statuses;
  };
  expect(await change(() => victim, 3)).toEqual([200, 200, 200]);
  expect(await change(() => victim, 3)).toEqual([200, 200, 429]);
  expect((await change(() => newAccount().email, 6)).at(-1)).toBe(429);
});
