import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { recordActions } from "../../audit/record-actions.ts";
import { administratorPassword, createAdministrator } from "../../testing/account.ts";
import { testApp } from "../../testing/test-app.ts";
import type { ActionsPage, LoggedAction } from "./list-actions.ts";

const site = await testApp();
const { db, learner, setClock } = site;
const rosa = await createAdministrator(site);

const actions = async (query: Record<string, string> = {}) => {
  const path = `/api/admin/actions?${new URLSearchParams(query)}`;
  return (await rosa.send("GET", path)).body as ActionsPage;
};

const deleteUser = (id: string) =>
  rosa.send("POST", "/api/admin/delete-users", { user_ids: [id], password: administratorPassword });

test("the log lists actions newest first, without the names of deleted users", async () => {
  const ana = await learner("Ana");
  setClock("2026-03-10T12:00:00.000Z");
  await rosa.send("POST", "/api/admin/send-password-reset", { emails: [ana.email] });
  setClock("2026-03-10T12:01:00.000Z");
  await rosa.send("GET", "/api/admin/users.csv");
  const admin = { id: rosa.id, username: "Rosa" };
  const at = "2026-03-10T12:01:00.000Z";
  expect(await actions()).toMatchObject({
    actions: [
      { kind: "users-exported", at, admin, target: null, details: {} },
      { kind: "password-reset-sent", admin, target: { id: ana.id, username: "Ana" } },
    ],
    next: null,
  });
  setClock("2026-03-10T12:02:00.000Z");
  await deleteUser(ana.id);
  const account = createHash("sha256").update(ana.id).digest("hex");
  expect(await actions()).toMatchObject({
    actions: [
      { kind: "user-deleted", admin, target: null, details: { account, role: "user" } },
      { kind: "users-exported" },
      { kind: "password-reset-sent", admin, target: null },
    ],
  });
});

/** Reads all pages of a query. */
async function readAllPages(query: Record<string, string> = {}): Promise<LoggedAction[]> {
  const all: LoggedAction[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const page = await actions({ ...query, ...(next !== undefined && { before: next }) });
    all.push(...page.actions);
    next = page.next;
  }
  return all;
}

test("pages of the log contain each action once, even actions of the same moment", async () => {
  for (let hour = 0; hour < 20; hour += 1) {
    const now = new Date(Date.UTC(2026, 3, 1, hour));
    const exports = Array.from({ length: 12 }, () => ({ kind: "users-exported" }) as const);
    await recordActions({ db, now, adminId: rosa.id }, exports);
  }
  const found = (await readAllPages()).filter(({ at }) => at.startsWith("2026-04"));
  expect(new Set(found.map(({ id }) => id)).size).toBe(20 * 12);
  expect(found.map(({ at }) => at)).toEqual(
    found
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
});

test("the log can be filtered by kind", async () => {
  const now = new Date("2026-04-03T00:00:00.000Z");
  await recordActions({ db, now, adminId: rosa.id }, [
    { kind: "users-exported" },
    { kind: "role-granted" },
  ]);
  const granted = await readAllPages({ kind: "role-granted" });
  expect(new Set(granted.map(({ kind }) => kind))).toEqual(new Set(["role-granted"]));
});

test("reading the list of users is logged once an hour", async () => {
  setClock("2026-04-05T10:00:00.000Z");
  const olga = await createAdministrator(site, "Olga");
  const read = async (at: string, query = "") => {
    setClock(at);
    expect((await olga.send("GET", `/api/admin/users${query}`)).status).toBe(200);
  };
  await read("2026-04-05T10:00:00.000Z", `?search=${olga.email}`);
  await read("2026-04-05T10:00:01.000Z", "?sort=email");
  await read("2026-04-05T10:59:59.000Z");
  await read("2026-04-05T11:00:00.000Z");
  const found = (await readAllPages()).filter(({ admin }) => admin?.id === olga.id);
  expect(found.map(({ at, kind }) => [at, kind])).toEqual([
    ["2026-04-05T11:00:00.000Z", "users-listed"],
    ["2026-04-05T10:00:00.000Z", "users-listed"],
  ]);
  expect(JSON.stringify(found)).not.toContain(olga.email);
});

test("actions on the command line are listed as such", async () => {
  const now = new Date("2026-05-01T00:00:00.000Z");
  await recordActions({ db, now, adminId: null }, [{ kind: "role-granted", targetId: rosa.id }]);
  expect((await actions()).actions[0]).toMatchObject({
    kind: "role-granted",
    admin: null,
    target: { username: "Rosa" },
    details: { from: "command line" },
  });
});

test("the actions of a deleted administrator stay, without a name", async () => {
  const vera = await createAdministrator(site, "Vera");
  const now = new Date("2026-06-01T00:00:00.000Z");
  await recordActions({ db, now, adminId: vera.id }, [{ kind: "users-exported" }]);
  await deleteUser(vera.id);
  const all = await readAllPages();
  expect(all.filter(({ at }) => at.startsWith("2026-06-01"))).toMatchObject([
    { kind: "users-exported", admin: null },
  ]);
  expect(JSON.stringify(all)).not.toContain(vera.id);
});
