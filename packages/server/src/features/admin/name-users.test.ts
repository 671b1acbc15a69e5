import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/administrator.ts";
import { testApp } from "../../testing/test-app.ts";
import { NAMED_MAX, type NamedUser } from "./name-users.ts";

const site = await testApp();
const { db, learner } = site;
const rosa = await createAdministrator(site);

const namesOf = async (query: Record<string, string>) => {
  const path = `/api/admin/user-names?${new URLSearchParams(query)}`;
  return ((await rosa.send("GET", path)).body as { users: NamedUser[] | null }).users;
};

test("whom a search finds are named in the order of the list, and in a role where one asks", async () => {
  const zoe = await learner("Zoé Tabla");
  const ana = await createAdministrator(site, "Ana Tabla");
  await learner("Marta");
  const named = ({ id, email }: { id: string; email: string }, username: string, role: string) => ({
    id,
    username,
    email,
    role,
  });
  expect(await namesOf({ search: "tabla", sort: "username", direction: "asc" })).toEqual([
    named(ana, "Ana Tabla", "admin"),
    named(zoe, "Zoé Tabla", "user"),
  ]);
  expect(await namesOf({ search: "tabla", role: "admin" })).toEqual([
    named(ana, "Ana Tabla", "admin"),
  ]);
});

test("everybody is named up to a limit, and beyond it nobody", async () => {
  const before = await db.$count(users);
  await db.execute(sql`
    insert into ${users} (id, name, email, created_at, updated_at)
    select gen_random_uuid(), 'Crowd', n || '@crowd.example', now(), now()
    from generate_series(1, ${NAMED_MAX - before}::int) as n`);
  const everybody = await namesOf({ sort: "email" });
  expect(new Set(everybody?.map(({ id }) => id)).size).toBe(NAMED_MAX);
  await learner("Una más");
  expect(await namesOf({ sort: "email" })).toBeNull();
  expect(await namesOf({ search: "una más" })).toHaveLength(1);
}, 60_000);
