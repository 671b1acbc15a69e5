import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { refreshAllTotals } from "../../accounts/user-totals.ts";
import { users, userTotals } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/administrator.ts";
import { answer, reset } from "../../testing/events.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import type { UserListPage } from "./list-users.ts";
import { sortKeys } from "./user-order.ts";

const site = await testApp();
const { db, learner, setClock } = site;
const rosa = await createAdministrator(site);

const pageOf = async (query: Record<string, string>): Promise<UserListPage> => {
  const { body } = await rosa.send("GET", `/api/admin/users?${new URLSearchParams(query)}`);
  return body as UserListPage;
};

const namesOf = ({ users: list }: UserListPage) => list.map(({ username }) => username);

test("a user is listed with the totals of all families", async () => {
  setClock("2026-03-10T12:00:00.000Z");
  const ana = await learner("Ana Pérez");
  const other = { family: "presente-indicativo", item: "hablar", given: "hablas" };
  const events = [answer(), answer(), answer(other)];
  await ana.send("POST", "/api/progress/events", { events });
  const { users: found, total } = await pageOf({ search: ana.email });
  expect(found).toEqual([
    {
      id: ana.id,
      username: "Ana Pérez",
      email: ana.email,
      email_verified: false,
      created_at: "2026-03-10T12:00:00.000Z",
      last_sign_in_at: null,
      total_attempts: 3,
      total_correct: 2,
      success_rate: 67,
      level: 0,
      role: "user",
      language: null,
    },
  ]);
  expect(total).toEqual({ count: 1, exact: true });
});

test("a user is listed with their language and whether their address is confirmed", async () => {
  const ana = await learner("Ana");
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "nl" });
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, ana.id));
  const { users: found } = await pageOf({ search: ana.email });
  expect(found).toMatchObject([{ language: "nl", email_verified: true }]);
});

test("the list can be limited to administrators, with or without a search", async () => {
  const eva = await createAdministrator(site, "Eva Olite");
  await learner("Ana Olite");
  const administrators = await pageOf({ role: "admin", sort: "username" });
  expect(administrators.users.map(({ id }) => id)).toEqual([rosa.id, eva.id]);
  expect(await pageOf({ role: "admin", search: "olite" })).toMatchObject({
    users: [{ username: "Eva Olite" }],
    total: { count: 1, exact: true },
  });
});

test("the level follows from the total of all families", async () => {
  const eva = await learner("Eva");
  const totals = { totalAttempts: 120, totalCorrect: 100 };
  await db.update(userTotals).set(totals).where(eq(userTotals.userId, eva.id));
  const { users: found } = await pageOf({ search: eva.email });
  expect(found).toMatchObject([{ level: 3, success_rate: 83 }]);
});

test("the list has each learner's present name", async () => {
  const ana = await learner("Ana");
  await ana.send("PATCH", "/api/profile", { username: "Anita" });
  expect(namesOf(await pageOf({ search: ana.email }))).toEqual(["Anita"]);
});

test.each([
  ["anything of a name", "ÁRBOL"],
  ["anything of an address", "RBOL@FOR"],
  ["a sign that is a wildcard elsewhere", "50%_\\"],
  ["a letter and a mark that are written apart", "a\u0301rbol"],
  ["a name without its accents", "un arbol"],
  ["a name with accents that it has not", "vèrdé"],
])("a search finds %s, in any case", async (_, search) => {
  const ana = await learner("Un árbol 50%_\\ verde");
  const email = `${ana.id}-arbol@forest.example`;
  await db.update(users).set({ email }).where(eq(users.id, ana.id));
  expect((await pageOf({ search })).users.map(({ id }) => id)).toContain(ana.id);
});

test.each(["%%%%", "a_b", "verde\nun"])(
  "a search for %j treats it as plain text",
  async (search) => {
    expect((await pageOf({ search })).users).toEqual([]);
  },
);

async function namedInPlace(place: string): Promise<Learner[]> {
  const people: Learner[] = [];
  for (const name of ["zoé", "Álvaro", "alba", "Zacarías", "Ñandú"]) {
    people.push(await learner(`${name} ${place}`));
  }
  return people;
}

test("names are in dictionary order, forward and backward", async () => {
  await namedInPlace("Lugo");
  const order = ["alba", "Álvaro", "Ñandú", "Zacarías", "zoé"].map((name) => `${name} Lugo`);
  const by = { search: "lugo", sort: "username" };
  expect(namesOf(await pageOf({ ...by, direction: "asc" }))).toEqual(order);
  expect(namesOf(await pageOf({ ...by, direction: "desc" }))).toEqual(order.reverse());
});

test("users who never signed in come last in both directions", async () => {
  const [zoe, alvaro] = await namedInPlace("Jaca");
  const signIn = async (person: Learner | undefined, at: string) =>
    db
      .update(users)
      .set({ lastSignInAt: new Date(at) })
      .where(eq(users.id, person?.id ?? ""));
  await signIn(zoe, "2026-03-01T10:00:00Z");
  await signIn(alvaro, "2026-03-02T10:00:00Z");
  const by = { search: "jaca", sort: "last_sign_in_at" };
  const begin = async (direction: string) =>
    namesOf(await pageOf({ ...by, direction })).slice(0, 2);
  expect(await begin("asc")).toEqual(["zoé Jaca", "Álvaro Jaca"]);
  expect(await begin("desc")).toEqual(["Álvaro Jaca", "zoé Jaca"]);
});

/** Inserts users with equal values in every sort column. Some have never signed in. */
async function insertCrowd(mark: string, size: number): Promise<void> {
  await db.execute(sql`
    insert into ${users} (id, name, email, created_at, updated_at, last_sign_in_at)
    select gen_random_uuid(), ${mark}::text || n % 7, n || ${`@${mark}.example`}::text,
      timestamptz '2026-01-01' + n % 5 * interval '1 day', now(),
      case when n % 3 > 0 then timestamptz '2026-02-01' + n % 4 * interval '1 day' end
    from generate_series(1, ${size}::int) as n`);
  await db.execute(sql`
    update ${userTotals} set total_attempts = 10 + length(email) % 3, total_correct = length(email) % 5
    from ${users} where id = user_id and email like ${`%${mark}%`}`);
}

const ways = sortKeys.flatMap((sort) => [
  { sort, direction: "asc" },
  { sort, direction: "desc" },
]);

async function readAllPages(query: Record<string, string>, way: "forward" | "backward") {
  const pages: string[][] = [];
  for (let from: string | null | undefined; from !== null; ) {
    const page = await pageOf({ ...query, way, ...(from !== undefined && { from }) });
    pages.push(page.users.map(({ id }) => id));
    from = way === "forward" ? page.next : page.previous;
  }
  return way === "forward" ? pages.flat() : pages.reverse().flat();
}

await insertCrowd("lleida", 130);

test.each(ways)(
  "pages by $sort $direction contain each user once, forward and backward",
  async (order) => {
    const all = await readAllPages({ ...order, search: "lleida" }, "forward");
    expect(new Set(all).size).toBe(130);
    expect(await readAllPages({ ...order, search: "lleida" }, "backward")).toEqual(all);
    const everybody = await readAllPages(order, "forward");
    expect(everybody.filter((id) => all.includes(id))).toEqual(all);
    expect(await readAllPages(order, "backward")).toEqual(everybody);
  },
);

test("a page continues after the previous one, even if its last user was deleted", async () => {
  const by = { search: "lleida", sort: "email", direction: "asc" };
  const first = await pageOf(by);
  const second = await pageOf({ ...by, from: first.next ?? "" });
  await db.delete(users).where(eq(users.id, first.users.at(-1)?.id ?? ""));
  expect(await pageOf({ ...by, from: first.next ?? "" })).toMatchObject({ users: second.users });
});

test("a search with too many matches to sort finds them in the same order", async () => {
  await insertCrowd("oviedo", 2300);
  const by = { sort: "total_correct", direction: "desc" };
  const page = await pageOf({ ...by, search: "oviedo" });
  expect(page).toMatchObject({ total: { count: 1000, exact: false }, previous: null });
  const everybody = await readAllPages(by, "forward");
  const found = await readAllPages({ ...by, search: "oviedo" }, "forward");
  expect(found).toHaveLength(2300);
  expect(everybody.filter((id) => found.includes(id))).toEqual(found);
  expect(await readAllPages({ ...by, search: "oviedo" }, "backward")).toEqual(found);
}, 120_000);

const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ given: fc.constantFrom("tuve", "tuvo") }).map(answer) },
  {
    weight: 4,
    arbitrary: fc
      .record({ given: fc.constantFrom("hablo", "no") })
      .map(({ given }) => answer({ given, family: "presente-indicativo", item: "hablar" })),
  },
  { weight: 1, arbitrary: fc.constant("reset" as const).map(() => reset()) },
);

test("totals equal the sums over the families", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(event, { minLength: 1 }), { minLength: 1 }), async (all) => {
      const ana = await learner();
      for (const events of all) await ana.send("POST", "/api/progress/events", { events });
      await refreshAllTotals(db);
      const { body } = await ana.send("GET", "/api/progress");
      const { exercises } = body as { exercises: Record<string, { stats: Totals }> };
      const sum = (key: keyof Totals) =>
        Object.values(exercises).reduce((total, { stats }) => total + stats[key], 0);
      const totals = { totalAttempts: sum("totalAttempts"), totalCorrect: sum("totalCorrect") };
      expect(await db.select().from(userTotals).where(eq(userTotals.userId, ana.id))).toMatchObject(
        [totals],
      );
    }),
    { numRuns: 25 },
  );
}, 120_000);

type Totals = { totalAttempts: number; totalCorrect: number };
