import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { classLogins } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import { countingHashing, newAccount, sessionCookies, signUp } from "../../testing/account.ts";
import { classWithAccounts, madePupil, signInToClass } from "../../testing/made-accounts.ts";
import { countHashes, hourlyLimit, rateLimited } from "../../testing/rate-limits.ts";
import { sentMails } from "../../testing/sent-mails.ts";
import { appOn, testApp, visitor } from "../../testing/test-app.ts";

const hashing = countingHashing();
const site = await testApp({ hashing });
const { app, db, nobody } = site;

const wrong = { status: 401, body: { error: { issues: [{ key: "wrongClassCredentials" }] } } };

/** A class with one account, and what its pupil types. */
async function pupilWithCard(name = "Zoé M") {
  const made = await classWithAccounts(site, name);
  const { userId = "", password = "" } = made.accounts[0] ?? {};
  return { ...made, userId, card: { code: made.code, name, password } };
}

async function fail(card: object, times: number): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    expect(await signInToClass(nobody, { ...card, password: "no" })).toMatchObject(wrong);
  }
}

test("a pupil signs in with the code of the class, the name, and the password", async () => {
  const { card, userId } = await pupilWithCard();
  const signedIn = await signInToClass(nobody, card);
  expect(signedIn).toMatchObject({ status: 200, body: { user: { id: userId } } });
});

test("code, name, and password may be typed carelessly", async () => {
  const { card } = await pupilWithCard("Chloé D.");
  const { code, password } = card;
  const typed = {
    code: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`,
    name: " CHLOE d",
    password: ` ${password.replaceAll("-", " ").toUpperCase()}`,
  };
  expect((await signInToClass(nobody, typed)).status).toBe(200);
});

test("an unknown code, an unknown name, and a wrong password get the same answer after the same work", async () => {
  const { card } = await pupilWithCard();
  const attempts = [
    { ...card, code: "00000000" },
    { ...card, code: "?" },
    { ...card, name: "Ana P" },
    { ...card, password: "no" },
  ];
  const answers = [];
  for (const attempt of attempts) {
    const { result, hashes } = await countHashes(hashing, () => signInToClass(nobody, attempt));
    answers.push([result.status, result.body, hashes]);
  }
  expect(answers[0]).toMatchObject([wrong.status, wrong.body, 1]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test("ten wrong passwords lock a name for five minutes, also for the right one", async () => {
  const { app, setClock } = appOn(db, { hashing });
  setClock("2026-03-10T10:00:00.000Z");
  const { card } = await pupilWithCard();
  const pupil = visitor(app);
  for (let time = 1; time <= 10; time += 1) await signInToClass(pupil, { ...card, password: "no" });
  setClock("2026-03-10T10:04:59.000Z");
  const { result, hashes } = await countHashes(hashing, () => signInToClass(pupil, card));
  expect(result).toMatchObject(wrong);
  expect(hashes).toBe(1);
  setClock("2026-03-10T10:05:01.000Z");
  expect((await signInToClass(pupil, card)).status).toBe(200);
});

test("after nine wrong passwords, the right one is accepted and the count starts again", async () => {
  const { card } = await pupilWithCard();
  await fail(card, 9);
  expect((await signInToClass(nobody, card)).status).toBe(200);
  await fail(card, 9);
  expect((await signInToClass(nobody, card)).status).toBe(200);
});

test("of a hundred concurrent wrong passwords, ten are compared", async () => {
  const { card, userId } = await pupilWithCard();
  const attempt = () => signInToClass(nobody, { ...card, password: "no" });
  await Promise.all(Array.from({ length: 100 }, attempt));
  const [login] = await db.select().from(classLogins).where(eq(classLogins.userId, userId));
  expect(login?.wrongPasswords).toBe(10);
});

test("a lock concerns one name of one class", async () => {
  const { code, accounts } = await classWithAccounts(site, "Zoé M", "Ana P");
  const [zoe, ana] = accounts.map((account) => ({ ...account, code }));
  const { card: otherZoe } = await pupilWithCard("Zoé M");
  await fail(zoe ?? {}, 10);
  expect((await signInToClass(nobody, ana)).status).toBe(200);
  expect((await signInToClass(nobody, otherZoe)).status).toBe(200);
});

test("the teacher sees a locked name, and unlocks it", async () => {
  const { teacher, classId, userId, card } = await pupilWithCard();
  const path = `/api/classes/${classId}/accounts`;
  const lockOf = async () => Object((await teacher.send("GET", path)).body).accounts[0].lockedUntil;
  expect(await lockOf()).toBeNull();
  await fail(card, 10);
  expect(Date.parse(await lockOf())).toBeGreaterThan(Date.now());
  expect((await teacher.send("POST", `${path}/${userId}/unlock`)).status).toBe(204);
  expect(await lockOf()).toBeNull();
  expect((await signInToClass(nobody, card)).status).toBe(200);
});

test("a try that the server could not compare does not count", async () => {
  const { card, userId } = await pupilWithCard();
  const full = async () => Promise.reject(new AppError("unavailable"));
  const overloaded = visitor(appOn(db, { hashing: { ...hashing, verify: full } }).app);
  for (let time = 1; time <= 12; time += 1) {
    expect((await signInToClass(overloaded, card)).status).toBe(503);
  }
  const [login] = await db.select().from(classLogins).where(eq(classLogins.userId, userId));
  expect(login).toMatchObject({ wrongPasswords: 0, lockedUntil: null });
});

test("a try that the server could not compare does not unlock another name of the pupil", async () => {
  const { card, userId, teacher, classId } = await pupilWithCard("Zoé M");
  await teacher.send("PATCH", `/api/classes/${classId}/members/${userId}`, { name: "Ana" });
  await fail(card, 10);
  const full = async () => Promise.reject(new AppError("unavailable"));
  const overloaded = visitor(appOn(db, { hashing: { ...hashing, verify: full } }).app);
  expect((await signInToClass(overloaded, { ...card, name: "Ana" })).status).toBe(503);
  expect(await signInToClass(nobody, card)).toMatchObject(wrong);
});

test("a school behind one address signs in, and guesses from it are limited", async () => {
  const limits = { "password-by-client": hourlyLimit(3) };
  const school = visitor(appOn(db, { hashing, limits }).app, undefined, "203.0.113.9");
  const { card } = await pupilWithCard();
  for (let time = 1; time <= 9; time += 1) {
    expect((await signInToClass(school, card)).status).toBe(200);
  }
  for (let time = 1; time <= 3; time += 1) {
    await signInToClass(school, { ...card, name: `Ana ${time}` });
  }
  expect(await signInToClass(school, card)).toMatchObject(rateLimited);
});

test("the session ends with the browser, and after ten hours", async () => {
  const { app, setClock } = appOn(db, { hashing });
  setClock("2026-03-10T07:00:00.000Z");
  const { card } = await pupilWithCard();
  const [cookie = ""] = sessionCookies(await signInToClass(visitor(app), card));
  expect(cookie).not.toMatch(/max-age|expires/i);
  const pupil = visitor(app, cookie.split(";")[0]);
  for (const hour of ["09", "12", "15", "16"]) {
    setClock(`2026-03-10T${hour}:59:00.000Z`);
    expect((await pupil.send("GET", "/api/profile")).status).toBe(200);
  }
  setClock("2026-03-10T17:00:01.000Z");
  expect((await pupil.send("GET", "/api/profile")).status).toBe(401);
});

test("nobody signs up with an address of a made account, or signs in with it", async () => {
  const { account } = await madePupil(site);
  const email = `${account.userId}@class.invalid`;
  const issues = [{ path: "email", key: "invalidEmail" }];
  expect(await signUp(nobody, { ...newAccount(), email })).toMatchObject({
    status: 400,
    body: { error: { issues } },
  });
  const signIn = { email, password: account.password };
  expect((await nobody.send("POST", "/api/auth/sign-in/email", signIn)).status).toBe(400);
});

test.each([
  ["POST", "change-password", { currentPassword: "x", newPassword: "clavel-azul" }],
  ["POST", "change-email", { newEmail: newAccount().email, password: "x" }],
  ["POST", "send-confirmation", undefined],
  ["POST", "new-address/send-again", undefined],
  ["POST", "two-factor/set-up", { password: "x" }],
  ["POST", "delete-account", { password: "x" }],
])("a pupil whose account a class made cannot %s %s", async (method, path, input) => {
  const { pupil } = await madePupil(site);
  const refused = await pupil.send(method, `/api/auth/${path}`, input);
  const issues = [{ path: "", key: "madeAccount" }];
  expect(refused).toMatchObject({ status: 403, body: { error: { issues } } });
});

test("a made account gets no mail, whatever asks for one", async () => {
  const { account, pupil } = await madePupil(site);
  const email = `${account.userId}@class.invalid`;
  await pupil.send("PATCH", "/api/profile", { weeklyMail: true });
  await nobody.send("POST", "/api/auth/request-password-reset", { email });
  expect((await sentMails(db)).filter(({ recipient }) => recipient.endsWith(".invalid"))).toEqual(
    [],
  );
});

test("a pupil cannot open a class, and can export everything", async () => {
  const { pupil } = await madePupil(site);
  const { body } = await pupil.send("GET", "/api/classes");
  expect(body).toMatchObject({ refusal: "madeAccountTeaches" });
  const exported = await visitor(app).send("GET", "/api/export/everything.json");
  expect(exported.status).toBe(401);
  const own = await pupil.send("GET", "/api/export/everything.json");
  expect(own).toMatchObject({ status: 200, body: { classes: [{ name: "Zoé M", made: true }] } });
});
