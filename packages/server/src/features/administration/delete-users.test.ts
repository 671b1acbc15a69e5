import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../db/schema.ts";
import { administratorPassword, createAdministrator } from "../../testing/account.ts";
import { tablesContaining } from "../../testing/inspect-database.ts";
import { answer, answerUntilRefused, sendAnswer } from "../../testing/progress.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();
const { db, learner } = site;
const rosa = await createAdministrator(site);

const deleteUsers = async (user_ids: string[], by = rosa) =>
  by.send("POST", "/api/admin/delete-users", { user_ids, password: administratorPassword });

test("deleting a user deletes all their data", async () => {
  const ana = await learner("Ana");
  await ana.send("GET", "/api/profile");
  await ana.send("POST", "/api/progress/events", { events: [answer(), answer({ given: "x" })] });
  const selection = { family: "preterito-indefinido", name: "Mis verbos", verbs: ["tener"] };
  await ana.send("POST", "/api/packages", selection);
  await rosa.send("POST", "/api/admin/send-password-reset", { emails: [ana.email] });
  expect((await tablesContaining(db, ana.id)).length).toBeGreaterThan(8);

  expect(await deleteUsers([ana.id])).toMatchObject({
    status: 200,
    body: { results: [{ userId: ana.id, status: "deleted" }] },
  });
  expect(await tablesContaining(db, ana.id)).toEqual([]);
  expect(await tablesContaining(db, ana.email)).toEqual([]);
});

test("the result of each id is returned in order", async () => {
  const [ana, berta] = [await learner(), await learner()];
  const unknown = randomUUID();
  const ids = [ana.id, rosa.id, unknown, berta.id.toUpperCase(), ana.id];
  expect((await deleteUsers(ids)).body).toEqual({
    results: [
      { userId: ana.id, status: "deleted" },
      { userId: rosa.id, status: "is-yourself" },
      { userId: unknown, status: "not-found" },
      { userId: berta.id, status: "deleted" },
      { userId: ana.id, status: "not-found" },
    ],
  });
  expect((await deleteUsers([ana.id])).body).toEqual({
    results: [{ userId: ana.id, status: "not-found" }],
  });
});

test.each([
  [{}, "required"],
  [{ password: "wrong-one" }, "wrongPassword"],
])("a deletion with %j instead of the administrator's password is refused", async (input, key) => {
  const ana = await learner();
  const body = { user_ids: [ana.id], ...input };
  expect(await rosa.send("POST", "/api/admin/delete-users", body)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "password", key }] } },
  });
  expect((await ana.send("GET", "/api/profile")).status).toBe(200);
});

test("other users keep their data", async () => {
  const [ana, berta] = [await learner("Ana"), await learner("Berta")];
  await berta.send("POST", "/api/progress/events", { events: [answer()] });
  const before = (await berta.send("GET", "/api/progress")).body;
  await deleteUsers([ana.id]);
  expect((await berta.send("GET", "/api/progress")).body).toEqual(before);
});

test("one call deletes a thousand users", async () => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${users} (id, name, email, created_at)
    select gen_random_uuid(), 'Crowd', n || '@crowd.example', now()
    from generate_series(1, 1000) as n returning id`);
  const { body } = await deleteUsers(rows.map(({ id }) => id));
  const { results } = body as { results: { status: string }[] };
  expect(results.filter(({ status }) => status === "deleted")).toHaveLength(1000);
  expect(await tablesContaining(db, "@crowd.example")).toEqual([]);
});

test.each([0, 1, 40])(
  "deleting a learner who practises, after %i answers, signs them out and leaves no data",
  async (answers) => {
    const ana = await learner();
    for (let n = 0; n < answers; n += 1) expect(await sendAnswer(ana)).toBe(200);
    const devices = Array.from({ length: 3 }, () => answerUntilRefused(ana));
    expect(await deleteUsers([ana.id])).toMatchObject({
      body: { results: [{ status: "deleted" }] },
    });
    expect(await Promise.all(devices)).toEqual([401, 401, 401]);
    expect((await ana.send("GET", "/api/progress")).status).toBe(401);
    expect(await tablesContaining(db, ana.id)).toEqual([]);
  },
);

test("when two administrators delete each other at the same time, one remains", async () => {
  const [eva, iris] = [
    await createAdministrator(site, "Eva"),
    await createAdministrator(site, "Iris"),
  ];
  const answers = await Promise.all([deleteUsers([iris.id], eva), deleteUsers([eva.id], iris)]);
  const [first, second] = answers.map(({ status }) => status).sort((a, b) => a - b);
  expect(first).toBe(200);
  expect([401, 403]).toContain(second);
  const remaining = [
    ...(await tablesContaining(db, eva.id)),
    ...(await tablesContaining(db, iris.id)),
  ];
  expect(remaining).toContain("users");
  expect(remaining.filter((table) => table === "users")).toHaveLength(1);
});
