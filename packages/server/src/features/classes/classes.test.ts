import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { teachers, users } from "../../db/schema.ts";
import { madeAddress } from "../../policy/made-account.ts";
import {
  createTeacher,
  newClass,
  openTestClass,
  putIntoClass,
} from "../../testing/class-people.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();
const { db } = site;
const invitedOnly = await testApp({ classes: "invited" });

test("who opens a class is its teacher, and sees its code", async () => {
  const rosa = await createTeacher(site);
  const input = { ...newClass(), region: "latin-america", persons: ["tú", "yo", "tú"] };
  const opened = await rosa.send("POST", "/api/classes", input);
  expect(opened).toMatchObject({ status: 201, body: { id: input.id } });
  expect((await rosa.send("GET", `/api/classes/${input.id}`)).body).toEqual({
    id: input.id,
    name: "3e B",
    lastDay: "2027-08-31",
    timeZone: "Europe/Paris",
    region: "latin-america",
    persons: ["yo", "tú"],
    acceptsMissingAccents: true,
    showsInfo: true,
    archivedAt: null,
    role: "teacher",
    ownName: "Mme Roy",
    teachers: ["Mme Roy"],
    forTeachers: {
      pupilCount: 0,
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      closesAt: null,
    },
  });
});

test("people see their classes, and only teachers how many pupils these have", async () => {
  const [rosa, ana] = [await createTeacher(site), await site.learner()];
  const classId = await openTestClass(rosa);
  await putIntoClass(site, classId, ana);
  const seen = { id: classId, name: "3e B", timeZone: "Europe/Paris", teachers: ["Mme Roy"] };
  expect((await rosa.send("GET", "/api/classes")).body).toMatchObject({
    classes: [{ ...seen, role: "teacher", pupilCount: 1 }],
    refusal: null,
  });
  expect((await ana.send("GET", "/api/classes")).body).toMatchObject({
    classes: [{ ...seen, role: "pupil", pupilCount: null }],
    refusal: "addressUnconfirmed",
  });
  expect((await ana.send("GET", `/api/classes/${classId}`)).body).toMatchObject({
    ownName: "Zoé M.",
    forTeachers: null,
  });
});

test("a teacher renews the code, and closes the class for new pupils", async () => {
  const rosa = await createTeacher(site);
  const path = `/api/classes/${await openTestClass(rosa)}`;
  const codeIn = (body: unknown) => Object(body).forTeachers;
  const first = codeIn((await rosa.send("GET", path)).body);
  site.setClock("2026-03-01T10:00:00.000Z");
  const closed = codeIn((await rosa.send("POST", `${path}/close-for-pupils`)).body);
  expect(closed).toEqual({ ...first, closesAt: "2026-03-01T10:00:00.000Z" });
  const renewed = codeIn((await rosa.send("POST", `${path}/renew-code`)).body);
  expect(renewed).toMatchObject({ closesAt: null });
  expect(renewed.code).not.toBe(first.code);
});

test("the renewed code of a class that has pupils closes after 14 days", async () => {
  const rosa = await createTeacher(site);
  const classId = await openTestClass(rosa);
  await putIntoClass(site, classId, await site.learner());
  site.setClock("2026-03-01T10:00:00.000Z");
  const { body } = await rosa.send("POST", `/api/classes/${classId}/renew-code`);
  expect(Object(body).forTeachers).toMatchObject({ closesAt: "2026-03-15T10:00:00.000Z" });
});

test("a class sent twice is opened once", async () => {
  const rosa = await createTeacher(site);
  const input = newClass();
  const sent = await Promise.all([1, 2].map(() => rosa.send("POST", "/api/classes", input)));
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  expect((await rosa.send("GET", "/api/classes")).body).toHaveProperty("classes.length", 1);
});

test("nobody gets into a class by opening one with its id", async () => {
  const [rosa, berta] = [await createTeacher(site), await createTeacher(site)];
  const id = await openTestClass(rosa);
  expect(await berta.send("POST", "/api/classes", { ...newClass(), id })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "id", key: "invalidId" }] } },
  });
  expect((await berta.send("GET", `/api/classes/${id}`)).status).toBe(404);
});

const refusedWith = (key: string) => ({
  status: 403,
  body: { error: { code: "forbidden", issues: [{ path: "", key }] } },
});

test("only somebody with a confirmed address opens a class", async () => {
  const ana = await site.learner();
  const opened = await ana.send("POST", "/api/classes", newClass());
  expect(opened).toMatchObject(refusedWith("addressUnconfirmed"));
});

test("where an administrator invites teachers, too, the address is confirmed first", async () => {
  const ana = await invitedOnly.learner();
  const opened = await ana.send("POST", "/api/classes", newClass());
  expect(opened).toMatchObject(refusedWith("addressUnconfirmed"));
});

test("an account that a class made opens no class", async () => {
  const zoe = await createTeacher(site);
  await db
    .update(users)
    .set({ email: madeAddress(zoe.id) })
    .where(eq(users.id, zoe.id));
  const opened = await zoe.send("POST", "/api/classes", newClass());
  expect(opened).toMatchObject(refusedWith("madeAccountTeaches"));
});

test("where an administrator invites teachers, nobody else opens a class", async () => {
  const rosa = await createTeacher(invitedOnly);
  const open = () => rosa.send("POST", "/api/classes", newClass());
  expect(await open()).toMatchObject(refusedWith("classesNotAllowed"));
  await invitedOnly.db.insert(teachers).values({ userId: rosa.id, classesMax: 10, pupilsMax: 400 });
  expect((await open()).status).toBe(201);
});

test("without classes, nobody opens one", async () => {
  const off = await testApp({ classes: "off" });
  const rosa = await createTeacher(off);
  const opened = await rosa.send("POST", "/api/classes", newClass());
  expect(opened).toMatchObject(refusedWith("classesOff"));
});

test("a teacher opens at most ten classes, also with two requests at once", async () => {
  const rosa = await createTeacher(site);
  for (let index = 0; index < 9; index += 1) await openTestClass(rosa);
  const open = () => rosa.send("POST", "/api/classes", newClass());
  const statuses = (await Promise.all([open(), open()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 403]);
  expect(await open()).toMatchObject(refusedWith("tooManyClasses"));
});

test("an administrator raises how many classes a teacher opens", async () => {
  const rosa = await createTeacher(site);
  await db.insert(teachers).values({ userId: rosa.id, classesMax: 11, pupilsMax: 400 });
  for (let index = 0; index < 11; index += 1) await openTestClass(rosa);
  expect(await rosa.send("POST", "/api/classes", newClass())).toMatchObject(
    refusedWith("tooManyClasses"),
  );
});

test.each([
  ["2026-09-01T21:30:00.000Z", "2026-09-01", 201, undefined],
  ["2026-09-01T22:30:00.000Z", "2026-09-01", 400, "lastDayPast"],
  ["2026-03-10T12:00:00.000Z", "2027-09-10", 201, undefined],
  ["2026-03-10T12:00:00.000Z", "2027-09-11", 400, "lastDayTooLate"],
])("at %s, a class in Paris that ends on %s gets %i", async (now, lastDay, status, key) => {
  site.setClock(now);
  const rosa = await createTeacher(site);
  const answer = await rosa.send("POST", "/api/classes", { ...newClass(), lastDay });
  expect(answer.status).toBe(status);
  if (key) expect(answer.body).toMatchObject({ error: { issues: [{ path: "lastDay", key }] } });
});

test.each([
  [{ name: "" }, "name", "required"],
  [{ name: "a".repeat(61) }, "name", "classNameMax"],
  [{ name: "Voir www.exemple" }, "name", "noLinks"],
  [{ name: "exemple.com" }, "name", "noLinks"],
  [{ name: "EXEMPLE.COM" }, "name", "noLinks"],
  [{ teacherName: "a".repeat(41) }, "teacherName", "memberNameMax"],
  [{ teacherName: "https://roy" }, "teacherName", "noLinks"],
  [{ lastDay: "2026-02-30" }, "lastDay", "invalidTime"],
  [{ lastDay: undefined }, "lastDay", "required"],
  [{ timeZone: "Paris" }, "timeZone", "invalidTimeZone"],
  [{ persons: [] }, "persons", "required"],
  [{ persons: ["vos"] }, "persons.0", "unknownPerson"],
  [{ id: "x" }, "id", "invalidId"],
  [{ archivedAt: null }, "", "invalidValue"],
])("a class with %j is refused at %s with %s", async (change, path, key) => {
  const rosa = await createTeacher(site);
  expect(await rosa.send("POST", "/api/classes", { ...newClass(), ...change })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path, key }] } },
  });
});

test("a class that does not exist is not found", async () => {
  const rosa = await createTeacher(site);
  for (const id of [randomUUID(), "x"]) {
    expect((await rosa.send("GET", `/api/classes/${id}`)).status).toBe(404);
  }
});
