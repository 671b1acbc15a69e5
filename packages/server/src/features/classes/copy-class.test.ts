import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignments, classes, classMembers, userAssignments } from "../../db/schema.ts";
import { newAssignment } from "../../testing/class-endpoints.ts";
import { createTeacher, openTestClass, putIntoClass } from "../../testing/class-people.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();
const { db, setClock } = site;
setClock("2026-11-02T09:00:00.000Z");

/** A class with a pupil and two assignments, and its copy. */
async function copiedClass(change: { archived?: boolean } = {}) {
  const rosa = await createTeacher(site);
  const settings = { persons: ["yo", "tú"], region: "latin-america", showsInfo: false };
  const classId = await openTestClass(rosa, settings);
  const path = `/api/classes/${classId}`;
  const zoe = await site.learner();
  await putIntoClass(site, classId, zoe);
  const given = [
    { ...newAssignment(), note: "Primero" },
    { ...newAssignment(), note: "Segundo", until: "2027-06-01T18:00", pupils: [zoe.id] },
  ];
  for (const one of given) {
    setClock(`2026-11-0${3 + given.indexOf(one)}T09:00:00.000Z`);
    await rosa.send("POST", `${path}/assignments`, one);
  }
  if (change.archived) await rosa.send("POST", `${path}/archive`, {});
  const copy = { id: randomUUID(), name: "3e C", lastDay: "2027-08-31" };
  const copied = await rosa.send("POST", `${path}/copies`, copy);
  return { rosa, zoe, path, copy, copied, copyPath: `/api/classes/${copy.id}` };
}

const notesAt = async ({ send }: Pick<typeof site.nobody, "send">, path: string) =>
  Object(await send("GET", `${path}/assignments`)).body.assignments.map(
    ({ note }: { note: string }) => note,
  );

test("a copy has the settings, the teacher, and the assignments in their order, but no pupils", async () => {
  const { rosa, path, copy, copied, copyPath } = await copiedClass();
  expect(copied).toMatchObject({ status: 201, body: { id: copy.id } });
  expect((await rosa.send("POST", `${path}/copies`, copy)).status).toBe(201);
  const [stored] = await db.select().from(classes).where(eq(classes.id, copy.id));
  const settings = { persons: ["yo", "tú"], region: "latin-america", showsInfo: false };
  expect(stored).toMatchObject({
    ...copy,
    ...settings,
    timeZone: "Europe/Paris",
    archivedAt: null,
  });
  const people = await db.select().from(classMembers).where(eq(classMembers.classId, copy.id));
  expect(people).toMatchObject([{ userId: rosa.id, role: "teacher", name: "Mme Roy" }]);
  expect(await notesAt(rosa, copyPath)).toEqual(["Primero", "Segundo"]);
  expect(await db.$count(userAssignments, eq(userAssignments.classId, copy.id))).toBe(0);
});

test("an archived class can be copied, but not to the past", async () => {
  const { rosa, path, copy, copied } = await copiedClass({ archived: true });
  expect(copied.status).toBe(201);
  const past = { ...copy, id: randomUUID(), lastDay: "2026-08-31" };
  expect(await rosa.send("POST", `${path}/copies`, past)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "lastDay", key: "lastDayPast" }] } },
  });
});

test("pupils get a copied assignment once it has an end, and no earlier answer counts", async () => {
  const { rosa, copy, copyPath } = await copiedClass();
  const tom = await site.learner();
  await putIntoClass(site, copy.id, tom);
  const copies = () =>
    db.select().from(userAssignments).where(eq(userAssignments.classId, copy.id));
  const [first] = await db.select().from(assignments).where(eq(assignments.classId, copy.id));
  const one = `${copyPath}/assignments/${first?.id}`;
  await rosa.send("PATCH", one, { note: "Otra vez", pupils: null });
  expect(await copies()).toEqual([]);
  setClock("2026-11-09T09:00:00.000Z");
  expect((await rosa.send("PATCH", one, { until: "2026-11-20T18:00" })).status).toBe(200);
  expect(await copies()).toMatchObject([
    {
      userId: tom.id,
      note: "Otra vez",
      from: "2026-11-09T09:00:00.000Z",
      until: "2026-11-20T17:00:00.000Z",
    },
  ]);
});
