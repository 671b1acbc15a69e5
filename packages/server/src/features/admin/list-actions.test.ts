import { expect, test } from "vitest";
import { recordActions } from "../../audit/record-actions.ts";
import { createAdministrator } from "../../testing/administrator.ts";
import { testApp } from "../../testing/test-app.ts";
import type { ActionsPage } from "./list-actions.ts";

const site = await testApp();
const { db, learner, setClock } = site;
const rosa = await createAdministrator(site);

const actions = async (before?: string) => {
  const query = before === undefined ? "" : `?before=${encodeURIComponent(before)}`;
  return (await rosa.send("GET", `/api/admin/actions${query}`)).body as ActionsPage;
};

test("what administrators do is written down, the newest first, and forgets who is gone", async () => {
  const ana = await learner("Ana");
  setClock("2026-03-10T12:00:00.000Z");
  await rosa.send("POST", "/api/admin/send-password-reset", { emails: [ana.email] });
  setClock("2026-03-10T12:01:00.000Z");
  await rosa.send("GET", "/api/admin/users.csv");
  const admin = { id: rosa.id, username: "Rosa" };
  expect(await actions()).toMatchObject({
    actions: [
      { kind: "users-exported", at: "2026-03-10T12:01:00.000Z", admin, target: null },
      { kind: "password-reset-sent", admin, target: { id: ana.id, username: "Ana" }, details: {} },
    ],
    next: null,
  });
  setClock("2026-03-10T12:02:00.000Z");
  await rosa.send("POST", "/api/admin/delete-users", { user_ids: [ana.id] });
  expect(await actions()).toMatchObject({
    actions: [
      { kind: "user-deleted", admin, target: null, details: {} },
      { kind: "users-exported" },
      { kind: "password-reset-sent", admin, target: null },
    ],
  });
});

test("pages of the log have each action once, also those of one moment", async () => {
  const now = new Date("2026-04-01T00:00:00.000Z");
  const many = Array.from({ length: 120 }, () => ({ kind: "users-exported" }) as const);
  await recordActions({ db, now, adminId: null }, many);
  const ids: string[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const page = await actions(next);
    ids.push(...page.actions.filter(({ at }) => at === now.toISOString()).map(({ id }) => id));
    next = page.next;
  }
  expect(ids).toHaveLength(120);
  expect(new Set(ids).size).toBe(120);
});

test("what was done on the command line says so", async () => {
  const now = new Date("2026-05-01T00:00:00.000Z");
  await recordActions({ db, now, adminId: null }, [{ kind: "role-granted", targetId: rosa.id }]);
  expect((await actions()).actions[0]).toMatchObject({
    kind: "role-granted",
    admin: null,
    target: { username: "Rosa" },
    details: { from: "command line" },
  });
});
