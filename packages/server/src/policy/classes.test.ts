import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { classes, classMembers } from "../db/schema.ts";
import type { ClassRole } from "../input/options.ts";
import { testApp } from "../testing/test-app.ts";
import { can, classActions, memberOf, pupilsOf } from "./classes.ts";

const site = await testApp();

/** Creates a class and returns a function that adds a person to it. */
async function newClass() {
  const [classId, now] = [randomUUID(), new Date().toISOString()];
  await site.db
    .insert(classes)
    .values({ id: classId, name: "3e B", lastDay: "2026-08-31", timeZone: "UTC", createdAt: now });
  const add = async (role: ClassRole, name: string) => {
    const person = await site.learner();
    await site.db
      .insert(classMembers)
      .values({ classId, userId: person.id, role, name, joinedAt: now });
    return person;
  };
  return { classId, add };
}

test("only people of a class are found in it", async () => {
  const { classId, add } = await newClass();
  const teacher = await add("teacher", "Mme Roy");
  const stranger = await (await newClass()).add("teacher", "M. Lenz");
  expect(await memberOf(site.db, teacher, classId)).toMatchObject({ role: "teacher" });
  expect(await memberOf(site.db, stranger, classId)).toBeNull();
  expect(await memberOf(site.db, teacher, randomUUID())).toBeNull();
});

test("a teacher sees the pupils by name, and a pupil sees nobody", async () => {
  const { classId, add } = await newClass();
  const teacher = await memberOf(site.db, await add("teacher", "Mme Roy"), classId);
  const pupil = await memberOf(site.db, await add("pupil", "Zoé M."), classId);
  await add("pupil", "Émile D.");
  if (!(teacher && pupil)) throw new Error("not in the class");
  const pupils = await pupilsOf(site.db, teacher);
  expect(pupils.map(({ name }) => name)).toEqual(["Émile D.", "Zoé M."]);
  await expect(pupilsOf(site.db, pupil)).rejects.toThrow("Only teachers");
});

test("what teachers and pupils may do, in a class and in an archived one", () => {
  const people = [
    { role: "teacher", isArchived: false },
    { role: "teacher", isArchived: true },
    { role: "pupil", isArchived: false },
    { role: "pupil", isArchived: true },
  ] as const;
  const table = classActions.map((action) => {
    const marks = people.map((member) => (can(member, action) ? "yes" : "–").padEnd(4));
    return `${action.padEnd(20)}${marks.join("")}`.trimEnd();
  });
  expect(`\n${table.join("\n")}\n`).toMatchInlineSnapshot(`
    "
    see own work        –   –   yes yes
    see pupils          yes yes –   –
    export results      yes yes –   –
    change class        yes –   –   –
    change assignments  yes –   –   –
    copy assignment     yes yes –   –
    make accounts       yes –   –   –
    help to sign in     yes yes –   –
    invite teachers     yes –   –   –
    remove members      yes yes –   –
    copy class          yes yes –   –
    delete class        yes yes –   –
    leave               yes yes yes yes
    report text         –   –   yes yes
    "
  `);
});
