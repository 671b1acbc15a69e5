import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  classActions,
  classes,
  classMembers,
  profiles,
  sessions,
  userProgress,
  users,
} from "../../../db/schema.ts";
import { countingHashing } from "../../../testing/account.ts";
import { createTeacher, openTestClass } from "../../../testing/class-people.ts";
import { recordStatements } from "../../../testing/inspect-database.ts";
import {
  classWithAccounts,
  madePupil,
  makeAccounts,
  signInToClass,
} from "../../../testing/made-accounts.ts";
import { countHashes } from "../../../testing/rate-limits.ts";
import { appOn, testApp, visitor } from "../../../testing/test-app.ts";

const hashing = countingHashing();
const site = await testApp({ hashing });
const { db, nobody } = site;

const newAccounts = (...names: string[]) => ({ id: randomUUID(), names });

const pathOf = (classId: string) => `/api/classes/${classId}/accounts`;

test("a teacher gets accounts with passwords of three words, in the order of the names", async () => {
  const { accounts } = await classWithAccounts(site, "Zoé M", "Ana P");
  expect(accounts).toMatchObject([{ name: "Zoé M" }, { name: "Ana P" }]);
  for (const { password } of accounts) {
    expect(password).toMatch(/^[a-z]{4,7}-[a-z]{4,7}-[a-z]{4,7}$/);
  }
});

test("an account has no mail address, counts as confirmed, and takes its settings from class and teacher", async () => {
  const teacher = await createTeacher(site);
  await teacher.send("PATCH", "/api/profile", { preferredLanguage: "nl" });
  const settings = { region: "latin-america", persons: ["yo", "tú"] };
  const classId = await openTestClass(teacher, settings);
  const [account] = await makeAccounts(teacher, classId, ["Zoé M"]);
  const userId = account?.userId ?? "";
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  expect(user).toMatchObject({ email: `${userId}@class.invalid`, emailVerified: true });
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
  expect(profile).toMatchObject({ username: "Zoé M", preferredLanguage: "nl", ...settings });
  const [member] = await db.select().from(classMembers).where(eq(classMembers.userId, userId));
  expect(member).toMatchObject({ classId, role: "pupil", name: "Zoé M", made: true });
  expect(await db.$count(userProgress, eq(userProgress.userId, userId))).toBe(1);
});

test("equal names of a class get a number, also those of pupils who signed up", async () => {
  const { teacher, classId, accounts } = await classWithAccounts(site, "Zoé M", "zoe m.");
  expect(accounts.map(({ name }) => name)).toEqual(["Zoé M", "zoe m. 2"]);
  const later = await makeAccounts(teacher, classId, ["ZOÉ M"]);
  expect(later.map(({ name }) => name)).toEqual(["ZOÉ M 3"]);
});

test("two teachers who make accounts with the same name at once both get one", async () => {
  const { teacher, classId } = await classWithAccounts(site, "Ana");
  const both = await Promise.all([1, 2].map(() => makeAccounts(teacher, classId, ["Zoé M"])));
  expect(new Set(both.flat().map(({ name }) => name))).toEqual(new Set(["Zoé M", "Zoé M 2"]));
});

test.each([
  [[], { path: "names", key: "required" }],
  [Array.from({ length: 61 }, (_, index) => `A ${index}`), { path: "names", key: "tooManyNames" }],
  [["Ana", "x".repeat(200)], { path: "names.1", key: "memberNameMax" }],
  [["…"], { path: "names.0", key: "notAName" }],
  [["=1+1"], { path: "names.0", key: "notAName" }],
  [["Ana\tP"], { path: "names.0", key: "invalidValue" }],
  [["www.example.org"], { path: "names.0", key: "noLinks" }],
])("names %j are refused, and no account is made", async (names, issue) => {
  const { teacher, classId } = await classWithAccounts(site, "Ana");
  const { result, hashes } = await countHashes(hashing, () =>
    teacher.send("POST", pathOf(classId), newAccounts(...names)),
  );
  expect(result).toMatchObject({ status: 400, body: { error: { issues: [issue] } } });
  expect(hashes).toBe(0);
});

test("sixty accounts are made at once, and then the class is full", async () => {
  const teacher = await createTeacher(site);
  const classId = await openTestClass(teacher);
  const names = Array.from({ length: 60 }, () => "Zoé M");
  const accounts = await makeAccounts(teacher, classId, names);
  expect(accounts.at(-1)).toMatchObject({ name: "Zoé M 60" });
  expect(await db.$count(classMembers, eq(classMembers.classId, classId))).toBe(61);
  const more = await teacher.send("POST", pathOf(classId), newAccounts("Ana"));
  expect(more).toMatchObject({
    status: 403,
    body: { error: { issues: [{ path: "", key: "tooManyPupilsOfClass" }] } },
  });
});

test("a request whose response was lost makes no other accounts, and still gives passwords", async () => {
  const { teacher, classId } = await classWithAccounts(site, "Ana");
  const path = pathOf(classId);
  const request = newAccounts("Zoé M", "Zoé M");
  const lost = Object((await teacher.send("POST", path, request)).body).accounts;
  const { status, body } = await teacher.send("POST", path, request);
  const { accounts } = Object(body);
  expect([status, accounts.map(({ name }: { name: string }) => name)]).toEqual([
    201,
    ["Zoé M", "Zoé M 2"],
  ]);
  expect(await db.$count(classMembers, eq(classMembers.classId, classId))).toBe(4);
  const { code } = Object((await teacher.send("GET", path)).body);
  expect((await signInToClass(nobody, { ...lost[0], code })).status).toBe(401);
  expect((await signInToClass(nobody, { ...accounts[0], code })).status).toBe(200);
});

test("a request that is sent again before its response makes no other accounts", async () => {
  const { teacher, classId } = await classWithAccounts(site, "Ana");
  const request = newAccounts("Zoé M", "Léa");
  const send = () => teacher.send("POST", pathOf(classId), request);
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(await db.$count(classMembers, eq(classMembers.classId, classId))).toBe(4);
});

test("a repeated request makes no account again that was removed meanwhile", async () => {
  const { teacher, classId } = await classWithAccounts(site, "Ana");
  const request = newAccounts("Zoé M", "Léa");
  const [zoe] = Object((await teacher.send("POST", pathOf(classId), request)).body).accounts;
  await teacher.send("DELETE", `/api/classes/${classId}/members/${zoe.userId}`);
  expect((await teacher.send("POST", pathOf(classId), request)).body).toMatchObject({
    accounts: [{ name: "Léa" }],
  });
});

test("sixty accounts take as many statements as one", async () => {
  const teacher = await createTeacher(site);
  const count = async (names: string[]) => {
    const classId = await openTestClass(teacher);
    let statements = 0;
    const stop = recordStatements(db, () => {
      statements += 1;
    });
    await makeAccounts(teacher, classId, names).finally(stop);
    return statements;
  };
  const one = await count(["Zoé M"]);
  expect(await count(Array.from({ length: 60 }, (_, index) => `Zoé ${index}`))).toBe(one);
});

test("only a school’s server makes accounts, and says so", async () => {
  const { teacher, classId } = await classWithAccounts(site, "Ana");
  const ofPublic = visitor(appOn(db, { hashing, operator: "public" }).app, teacher.cookie);
  const refused = await ofPublic.send("POST", pathOf(classId), newAccounts("Zoé M"));
  const issues = [{ path: "", key: "accountsNeedSchool" }];
  expect(refused).toMatchObject({ status: 403, body: { error: { issues } } });
  expect((await ofPublic.send("GET", pathOf(classId))).body).toMatchObject({
    accounts: [{ name: "Ana" }],
    refusal: "accountsNeedSchool",
  });
});

test("an archived class makes no accounts, and still gives new passwords", async () => {
  const { teacher, classId, accounts } = await classWithAccounts(site, "Ana");
  await db
    .update(classes)
    .set({ archivedAt: "2026-09-01T00:00:00.000Z" })
    .where(eq(classes.id, classId));
  const refused = await teacher.send("POST", pathOf(classId), newAccounts("Zoé M"));
  const issues = [{ path: "", key: "classArchived" }];
  expect(refused).toMatchObject({ status: 403, body: { error: { issues } } });
  const path = `${pathOf(classId)}/${accounts[0]?.userId}/password`;
  expect((await teacher.send("POST", path)).status).toBe(200);
});

test("a new password signs the pupil out, and the old one is no longer right", async () => {
  const { teacher, classId, code, account } = await madePupil(site);
  const renewed = await teacher.send("POST", `${pathOf(classId)}/${account.userId}/password`);
  expect(renewed).toMatchObject({ status: 200, body: { userId: account.userId, name: "Zoé M" } });
  expect(await db.$count(sessions, eq(sessions.userId, account.userId))).toBe(0);
  expect((await signInToClass(nobody, { ...account, code })).status).toBe(401);
  const { password } = Object(renewed.body);
  expect((await signInToClass(nobody, { ...account, password, code })).status).toBe(200);
});

test("a teacher renews and unlocks only what the class has made", async () => {
  const { teacher, classId } = await classWithAccounts(site, "Ana");
  const { account: other } = await madePupil(site);
  for (const userId of [teacher.id, other.userId, "x"]) {
    for (const action of ["password", "unlock"]) {
      const { status } = await teacher.send("POST", `${pathOf(classId)}/${userId}/${action}`);
      expect(status).toBe(404);
    }
  }
});

test("a renamed pupil signs in with the new name, and still with the one on the card", async () => {
  const { teacher, classId, code, accounts } = await classWithAccounts(site, "Zoe M", "Ana P");
  const [zoe, ana] = accounts;
  const path = `/api/classes/${classId}/members/${zoe?.userId}`;
  expect((await teacher.send("PATCH", path, { name: "Zita M" })).status).toBe(200);
  for (const name of ["zita m", "zoe m"]) {
    expect((await signInToClass(nobody, { ...zoe, name, code })).status).toBe(200);
  }
  expect((await teacher.send("GET", pathOf(classId))).body).toMatchObject({
    accounts: [{ name: "Ana P" }, { name: "Zita M" }],
  });
  const renamed = await teacher.send("PATCH", path.replace(zoe?.userId ?? "", ana?.userId ?? ""), {
    name: "Zoé M",
  });
  expect(renamed.body).toEqual({ name: "Zoé M 2" });
  expect((await teacher.send("PATCH", path, { name: "…" })).status).toBe(400);
});

test("a full name that was corrected is nowhere in the profile, and names from between are forgotten", async () => {
  const { teacher, classId, code, account, pupil } = await madePupil(site, "Zoé Martin");
  const path = `/api/classes/${classId}/members/${account.userId}`;
  for (const name of ["Zoé B", "Zoé M"]) await teacher.send("PATCH", path, { name });
  const { body } = await pupil.send("GET", "/api/profile");
  expect(body).toMatchObject({ username: "Zoé M" });
  expect(JSON.stringify(body)).not.toContain("Martin");
  const signIn = (name: string, { password } = account) =>
    signInToClass(nobody, { code, name, password });
  const tried = [await signIn("Zoé Martin"), await signIn("Zoé B"), await signIn("Zoé M")];
  expect(tried.map(({ status }) => status)).toEqual([200, 401, 200]);
  const renewed = await teacher.send("POST", `${pathOf(classId)}/${account.userId}/password`);
  const card = Object(renewed.body);
  expect((await signIn("Zoé M", card)).status).toBe(200);
  expect((await signIn("Zoé Martin", card)).status).toBe(401);
});

test("a class that has no room hashes no passwords", async () => {
  const { teacher, classId } = await classWithAccounts(site, ...Array(60).fill("Zoé"));
  const { result, hashes } = await countHashes(hashing, () =>
    teacher.send("POST", pathOf(classId), newAccounts("Ana")),
  );
  expect(result).toMatchObject({ status: 403 });
  expect(hashes).toBe(0);
});

test("nobody joins with the code of a class 14 days after it made accounts, and its pupils sign in", async () => {
  site.setClock("2026-10-01T10:00:00.000Z");
  const { code, accounts } = await classWithAccounts(site, "Ana");
  site.setClock("2026-10-15T10:00:00.000Z");
  expect((await nobody.send("GET", `/api/join/${code}`)).status).toBe(404);
  expect((await signInToClass(nobody, { ...accounts[0], code })).status).toBe(200);
});

test("the log of the class has what teachers did, and no names", async () => {
  const { teacher, classId, account } = await madePupil(site);
  await teacher.send("POST", `${pathOf(classId)}/${account.userId}/password`);
  const logged = await db.select().from(classActions).where(eq(classActions.classId, classId));
  expect(logged.map(({ kind, count }) => [kind, count])).toEqual([
    ["class-opened", null],
    ["accounts-made", 1],
    ["password-renewed", null],
  ]);
  expect(JSON.stringify(logged)).not.toContain("Zoé");
});
