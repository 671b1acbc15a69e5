import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { recordActions } from "../../audit/record-actions.ts";
import { administratorPassword, createAdministrator } from "../../testing/administrator.ts";
import { testApp } from "../../testing/test-app.ts";
import type { ActionsPage, LoggedAction } from "./list-actions.ts";

const site = await testApp();
const { db, learner, setClock } = site;
const rosa = await createAdministrator(site);

const actions = async (query: Record<string, string> = {}) => {
  const path = `/api/admin/actions?${new URLSearchParams(query)}`;
  return (await rosa.send("GET", path)).body as ActionsPage;
};

test("the log lists actions newest first, without the names of deleted users", async () => {
  const ana = await learner("Ana");
  setClock("2026-03-10T12:00:00.000Z");
  await rosa.send("POST", "/api/admin/send-password-reset", { emails: [ana.email] });
  setClock("2026-03-10T12:01:00.000Z");
  await rosa.send("GET", "/api/admin/users.csv");
  const admin = { id: rosa.id, username: "Rosa" };
  expect(await actions()).toMatchObject({
    actions: [
      {
        kind: "users-exported",
        at: "2026-03-10T12:01:00.000Z",
        admin,
        count: 1,
        subjects: [{ target: null, details: {} }],
      },
      {
        kind: "password-reset-sent",
        admin,
        count: 1,
        subjects: [{ target: { id: ana.id, username: "Ana" }, details: {} }],
      },
    ],
    next: null,
  });
  setClock("2026-03-10T12:02:00.000Z");
  await rosa.send("POST", "/api/admin/delete-users", {
    user_ids: [ana.id],
    password: administratorPassword,
  });
  expect(await actions()).toMatchObject({
    actions: [
      {
        kind: "user-deleted",
        admin,
        count: 1,
        subjects: [
          {
            target: null,
            details: { account: createHash("sha256").update(ana.id).digest("hex"), role: "user" },
          },
        ],
      },
      { kind: "users-exported" },
      { kind: "password-reset-sent", admin, subjects: [{ target: null }] },
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
  const eva = await createAdministrator(site, "Eva");
  const moments = Array.from({ length: 40 }, (_, n) => new Date(Date.UTC(2026, 3, 1, n % 20)));
  for (const now of moments) {
    for (const adminId of [rosa.id, eva.id, null]) {
      await recordActions({ db, now, adminId }, [{ kind: "users-exported" }]);
      await recordActions({ db, now, adminId }, [{ kind: "role-granted", targetId: eva.id }]);
    }
  }
  const found = (await readAllPages()).filter(({ at }) => at.startsWith("2026-04"));
  expect(found).toHaveLength(20 * 3 * 2);
  const keys = found.map(({ at, kind, admin }) => [at, kind, admin?.id].join());
  expect(new Set(keys).size).toBe(20 * 3 * 2);
  expect(found.every(({ count }) => count === 2)).toBe(true);
});

test("an action on many users is one entry with the first of them", async () => {
  const ana = await learner("Ana");
  const now = new Date("2026-04-02T00:00:00.000Z");
  const many = Array.from({ length: 120 }, () => ({
    kind: "password-reset-sent" as const,
    targetId: ana.id,
  }));
  await recordActions({ db, now, adminId: rosa.id }, many);
  const [action] = (await actions()).actions;
  expect(action).toMatchObject({ kind: "password-reset-sent", count: 120 });
  expect(action?.subjects).toHaveLength(100);
  expect(action?.subjects[0]).toEqual({ target: { id: ana.id, username: "Ana" }, details: {} });
});

test("the log can be filtered by kind and by administrator", async () => {
  const iris = await createAdministrator(site, "Iris");
  const record = (adminId: string, kind: "users-exported" | "role-granted") =>
    recordActions({ db, now: new Date("2026-04-03T00:00:00.000Z"), adminId }, [{ kind }]);
  await record(iris.id, "users-exported");
  await record(iris.id, "role-granted");
  await record(rosa.id, "role-granted");

  const granted = await readAllPages({ kind: "role-granted" });
  expect(new Set(granted.map(({ kind }) => kind))).toEqual(new Set(["role-granted"]));
  expect(await readAllPages({ admin: iris.id })).toMatchObject([
    { kind: "users-exported", admin: { username: "Iris" } },
    { kind: "role-granted", admin: { username: "Iris" } },
  ]);
  expect(await readAllPages({ admin: iris.id, kind: "role-granted" })).toHaveLength(1);
  expect(await readAllPages({ admin: (await learner()).id })).toEqual([]);
});

test("administrators with actions are listed by name, once each", async () => {
  await createAdministrator(site, "Nadie");
  const zoe = await createAdministrator(site, "Zoé");
  const alma = await createAdministrator(site, "álma");
  for (const { id: adminId } of [zoe, alma, zoe]) {
    const now = new Date("2026-04-04T00:00:00.000Z");
    await recordActions({ db, now, adminId }, [{ kind: "users-exported" }]);
  }
  const { body } = await rosa.send("GET", "/api/admin/actions/administrators");
  const { administrators } = body as { administrators: { username: string }[] };
  const names = administrators.map(({ username }) => username);
  expect(names).not.toContain("Nadie");
  expect(names.filter((name) => ["álma", "Rosa", "Zoé"].includes(name))).toEqual([
    "álma",
    "Rosa",
    "Zoé",
  ]);
});

test("reading the list of users is logged once an hour", async () => {
  setClock("2026-04-05T10:00:00.000Z");
  const olga = await createAdministrator(site, "Olga");
  const read = async (at: string, query = "") => {
    setClock(at);
    expect((await olga.send("GET", `/api/admin/users${query}`)).status).toBe(200);
  };
  await read("2026-04-05T10:00:00.000Z", `?search=${olga.email}`);
  await read("2026-04-05T10:00:01.000Z", "?way=backward");
  await read("2026-04-05T10:59:59.000Z");
  await read("2026-04-05T11:00:00.000Z");
  const found = await readAllPages({ admin: olga.id });
  expect(found.map(({ at, kind }) => [at, kind])).toEqual([
    ["2026-04-05T11:00:00.000Z", "users-listed"],
    ["2026-04-05T10:00:00.000Z", "users-listed"],
  ]);
  expect(JSON.stringify(found)).not.toContain(olga.email);
});

test("actions on the command line say so", async () => {
  const now = new Date("2026-05-01T00:00:00.000Z");
  await recordActions({ db, now, adminId: null }, [{ kind: "role-granted", targetId: rosa.id }]);
  expect((await actions()).actions[0]).toMatchObject({
    kind: "role-granted",
    admin: null,
    subjects: [{ target: { username: "Rosa" }, details: { from: "command line" } }],
  });
});

test("deleted administrators are distinguishable but not named", async () => {
  const [vera, nora] = [await createAdministrator(site, "Vera"), await createAdministrator(site)];
  for (const [index, { id: adminId }] of [vera, vera, nora].entries()) {
    const now = new Date(Date.UTC(2026, 5, 1, index));
    await recordActions({ db, now, adminId }, [{ kind: "users-exported" }]);
  }
  const former = async () => (await actions()).actions.slice(0, 3).map((each) => each.formerAdmin);
  expect(await former()).toEqual([null, null, null]);
  await rosa.send("POST", "/api/admin/delete-users", {
    user_ids: [vera.id, nora.id],
    password: administratorPassword,
  });
  const { actions: all } = await actions();
  const [first, second, third] = all.filter(({ at }) => at.startsWith("2026-06-01"));
  expect(first).toMatchObject({ admin: null, formerAdmin: expect.stringMatching(/^[\da-f]{8}$/) });
  expect(second).toMatchObject({ admin: null, formerAdmin: third?.formerAdmin });
  expect(first?.formerAdmin).not.toBe(second?.formerAdmin);
  expect(JSON.stringify(all)).not.toContain(vera.id);
});
