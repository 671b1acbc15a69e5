import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { adminActions, classReports } from "../../../db/schema.ts";
import { createAdministrator } from "../../../testing/account.ts";
import { newAssignment } from "../../../testing/class-endpoints.ts";
import {
  createTeacher,
  openTestClass,
  putIntoClass,
  teacherPassword,
} from "../../../testing/class-people.ts";
import { type Learner, testApp } from "../../../testing/test-app.ts";

const site = await testApp({ limits: { report: { points: 3, durationS: 3600 } } });
const { db } = site;
const admin = await createAdministrator(site);

async function classWithHomework(note: string) {
  const rosa = await createTeacher(site);
  const zoe = await site.learner();
  const classId = await openTestClass(rosa);
  await putIntoClass(site, classId, zoe);
  const assignment = { ...newAssignment(), note };
  await rosa.send("POST", `/api/classes/${classId}/assignments`, assignment);
  return { rosa, zoe, classId, assignmentId: assignment.id };
}

const report = ({ send }: Learner, classId: string, input: object) =>
  send("POST", `/api/classes/${classId}/reports`, { id: randomUUID(), ...input });

const waiting = async () => (await admin.send("GET", "/api/admin/class-reports")).body;
const counts = async () => (await admin.send("GET", "/api/admin/content-care")).body;

test("administrators see reports with the text and the teachers, but not the pupil, and close them", async () => {
  const { rosa, zoe, classId, assignmentId } = await classWithHomework("Au travail, les nuls");
  const ofNote = { id: randomUUID(), assignmentId };
  await report(zoe, classId, ofNote);
  await rosa.send("PATCH", `/api/classes/${classId}/assignments/${assignmentId}`, { note: "" });
  expect((await report(zoe, classId, ofNote)).status).toBe(201);
  await report(zoe, classId, { assignmentId: null });
  const { reports } = Object(await waiting());
  const common = { className: "3e B", teachers: [rosa.email] };
  expect(reports).toHaveLength(2);
  expect(reports).toContainEqual(
    expect.objectContaining({ ...common, kind: "note", text: "Au travail, les nuls" }),
  );
  expect(reports).toContainEqual(
    expect.objectContaining({ ...common, kind: "class-name", text: "3e B" }),
  );
  expect(JSON.stringify(reports)).not.toContain(zoe.id);
  expect(await counts()).toMatchObject({ classReports: 2 });

  const ids = reports.map(({ id }: { id: string }) => id);
  for (const again of [ids, ids]) {
    const closing = await admin.send("POST", "/api/admin/class-reports/close", { ids: again });
    expect(closing.status).toBe(204);
  }
  expect(await waiting()).toEqual({ reports: [] });
  expect(await counts()).toMatchObject({ classReports: 0 });
  expect(await db.select({ kind: adminActions.kind }).from(adminActions)).toEqual([
    { kind: "class-report-closed" },
    { kind: "class-report-closed" },
  ]);
});

test("a report outlasts the class, with the teachers who opened and deleted it", async () => {
  const { rosa, zoe, classId, assignmentId } = await classWithHomework("Au travail, les nuls");
  const lenz = await createTeacher(site);
  await putIntoClass(site, classId, lenz, { role: "teacher", name: "M. Lenz" });
  await report(zoe, classId, { assignmentId });
  const password = teacherPassword;
  const deletion = await lenz.send("POST", `/api/classes/${classId}/delete`, { password });
  expect(deletion.status).toBe(204);
  expect(Object(await waiting()).reports).toEqual([
    expect.objectContaining({
      text: "Au travail, les nuls",
      className: null,
      teachers: [rosa.email, lenz.email].toSorted(),
    }),
  ]);
});

test("only a text that the pupil has can be reported", async () => {
  const { zoe, classId, assignmentId } = await classWithHomework("");
  const other = await classWithHomework("Pour lundi");
  const before = await db.$count(classReports);
  expect((await report(zoe, classId, { assignmentId })).status).toBe(404);
  expect((await report(zoe, classId, { assignmentId: other.assignmentId })).status).toBe(404);
  expect((await report(zoe, classId, { assignmentId: "7" })).status).toBe(400);
  expect(await db.$count(classReports)).toBe(before);
});

test("a pupil can send only so many reports, but the same one again", async () => {
  const { zoe, classId } = await classWithHomework("");
  const same = { id: randomUUID(), assignmentId: null };
  await report(zoe, classId, same);
  await report(zoe, classId, { assignmentId: null });
  await report(zoe, classId, { assignmentId: null });
  expect((await report(zoe, classId, { assignmentId: null })).status).toBe(429);
  expect((await report(zoe, classId, same)).status).toBe(201);
});
