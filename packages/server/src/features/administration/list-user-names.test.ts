import { expect, test } from "vitest";
import { users } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/administrator.ts";
import { testApp } from "../../testing/test-app.ts";
import { listUserNames, type NamedUser } from "./list-user-names.ts";

const site = await testApp();
const { db, learner } = site;
const rosa = await createAdministrator(site);

const namesOf = async (query: Record<string, string>) => {
  const path = `/api/admin/user-names?${new URLSearchParams(query)}`;
  return ((await rosa.send("GET", path)).body as { users: NamedUser[] | null }).users;
};

test("the names of a search are in the order of the list, and can be limited by role", async () => {
  const zoe = await learner("Zoé Tabla");
  const ana = await createAdministrator(site, "Ana Tabla");
  await learner("Marta");
  const namedUser = (
    { id, email }: { id: string; email: string },
    username: string,
    role: string,
  ) => ({
    id,
    username,
    email,
    role,
  });
  expect(await namesOf({ search: "tabla", sort: "username", direction: "asc" })).toEqual([
    namedUser(ana, "Ana Tabla", "admin"),
    namedUser(zoe, "Zoé Tabla", "user"),
  ]);
  expect(await namesOf({ search: "tabla", role: "admin" })).toEqual([
    namedUser(ana, "Ana Tabla", "admin"),
  ]);
});

test("no names are returned if there are more users than the limit", async () => {
  const everybody = await db.select({ id: users.id }).from(users).orderBy(users.email);
  const order = { search: "", sort: "email", direction: "asc" } as const;
  const actor = { db, now: new Date(), adminId: rosa.id };
  const names = await listUserNames(actor, order, everybody.length);
  expect(names?.map(({ id }) => id)).toEqual(everybody.map(({ id }) => id));
  expect(await listUserNames(actor, order, everybody.length - 1)).toBeNull();
});

test("reading names is logged with their number", async () => {
  const iris = await createAdministrator(site, "Iris");
  await iris.send("GET", "/api/admin/user-names?search=Iris");
  const { body } = await iris.send("GET", `/api/admin/actions?admin=${iris.id}`);
  expect(body).toMatchObject({
    actions: [{ kind: "users-selected", subjects: [{ target: null, details: { users: 1 } }] }],
  });
});
