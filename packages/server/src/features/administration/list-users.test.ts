import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { userProgress, users } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/account.ts";
import { tableScans } from "../../testing/inspect-database.ts";
import { answer, reset } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import { exampleCount } from "../../testing/test-database.ts";
import { type UsersPage, usersStatement } from "./list-users.ts";
import { directions, sortKeys } from "./schema.ts";

const site = await testApp();
const { db, learner, setClock } = site;
const rosa = await createAdministrator(site);

const pageOf = async (query: Record<string, string>): Promise<UsersPage> => {
  const { body } = await rosa.send("GET", `/api/admin/users?${new URLSearchParams(query)}`);
  return body as UsersPage;
};

const namesOf = ({ users: list }: UsersPage) => list.map(({ username }) => username);

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
      emailVerified: false,
      created_at: "2026-03-10T12:00:00.000Z",
      last_sign_in_at: null,
      totalAttempts: 3,
      total_correct: 2,
      successRate: 67,
      level: 0,
      role: "user",
      classRoles: [],
      language: null,
    },
  ]);
  expect(total).toBe(1);
});

test("a user is listed with their language and whether their address is confirmed", async () => {
  const ana = await learner("Ana");
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "nl" });
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, ana.id));
  const { users: found } = await pageOf({ search: ana.email });
  expect(found).toMatchObject([{ language: "nl", emailVerified: true }]);
});

test("the list can be limited to administrators, with or without a search", async () => {
  const eva = await createAdministrator(site, "Eva Olite");
  await learner("Ana Olite");
  const administrators = await pageOf({ role: "admin", sort: "username" });
  expect(administrators.users.map(({ id }) => id)).toEqual([rosa.id, eva.id]);
  expect(await pageOf({ role: "admin", search: "olite" })).toMatchObject({
    users: [{ username: "Eva Olite" }],
    total: 1,
  });
});

test("the level follows from the total of all families", async () => {
  const eva = await learner("Eva");
  const totals = { totalAttempts: 120, totalCorrect: 100 };
  const startDate = "2026-03-10T12:00:00.000Z";
  await db.insert(userProgress).values({ userId: eva.id, startDate, lastSeq: 0, ...totals });
  const { users: found } = await pageOf({ search: eva.email });
  expect(found).toMatchObject([{ level: 3, successRate: 83 }]);
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

test("users who never signed in come before the earliest sign-in", async () => {
  const [zoe, alvaro] = await namedInPlace("Jaca");
  const signIn = async (person: Learner | undefined, at: string) =>
    db
      .update(users)
      .set({ lastSignInAt: new Date(at) })
      .where(eq(users.id, person?.id ?? ""));
  await signIn(zoe, "2026-03-01T10:00:00Z");
  await signIn(alvaro, "2026-03-02T10:00:00Z");
  const by = { search: "jaca", sort: "last_sign_in_at" };
  const names = async (direction: string) => namesOf(await pageOf({ ...by, direction }));
  expect((await names("desc")).slice(0, 2)).toEqual(["Álvaro Jaca", "zoé Jaca"]);
  expect((await names("asc")).slice(-2)).toEqual(["zoé Jaca", "Álvaro Jaca"]);
});

/** Inserts users with equal values in every sort column. Some have never signed in. */
async function insertCrowd(mark: string, size: number): Promise<void> {
  await db.execute(sql`
    insert into ${users} (id, name, email, created_at, last_sign_in_at)
    select gen_random_uuid(), ${mark}::text || n % 7, n || ${`@${mark}.example`}::text,
      timestamptz '2026-01-01' + n % 5 * interval '1 day',
      case when n % 3 > 0 then timestamptz '2026-02-01' + n % 4 * interval '1 day' end
    from generate_series(1, ${size}::int) as n`);
  await db.execute(sql`
    insert into ${userProgress} (user_id, start_date, last_seq, total_attempts, total_correct)
    select id, now(), 0, length(email) % 3 * 10, length(email) % 3 * (length(name) % 5)
    from ${users} where email like ${`%${mark}%`}`);
}

const ways = sortKeys.flatMap((sort) => directions.map((direction) => ({ sort, direction })));

async function readAllPages(query: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await pageOf({ ...query, ...(after !== undefined && { after }) });
    ids.push(...page.users.map(({ id }) => id));
    after = page.next;
  }
  return ids;
}

await insertCrowd("lleida", 130);

test.each(ways)("pages by $sort $direction have each user once, in order", async (order) => {
  const found = await readAllPages({ ...order, search: "lleida" });
  expect(new Set(found).size).toBe(130);
  const everybody = await readAllPages(order);
  expect(everybody.filter((id) => found.includes(id))).toEqual(found);
});

test.each(sortKeys)("the reverse order by %s has the same users", async (sort) => {
  const read = (direction: string) => readAllPages({ search: "lleida", sort, direction });
  expect(await read("desc")).toEqual((await read("asc")).reverse());
});

test("a page after a user who was deleted is not found", async () => {
  const by = { search: "lleida", sort: "email", direction: "asc" };
  const { next } = await pageOf(by);
  await db.delete(users).where(eq(users.id, next ?? ""));
  const query = new URLSearchParams({ ...by, after: next ?? "" });
  expect((await rosa.send("GET", `/api/admin/users?${query}`)).status).toBe(404);
});

let manyUsers: Promise<unknown> | undefined;

/** Only for the last tests: the ones above read all pages of all users. */
async function insertManyUsers(): Promise<void> {
  await insertCrowd("toledo", 5000);
  await db.execute(sql`vacuum analyze`);
}

test.each([
  ["username", "users_by_name"],
  ["email", "users_email_unique"],
  ["created_at", "users_by_registration"],
  ["last_sign_in_at", "users_by_sign_in"],
] as const)("a page by %s is read from the index %s", async (sort, index) => {
  manyUsers ??= insertManyUsers();
  await manyUsers;
  const { next: after } = await pageOf({ sort });
  for (const direction of directions) {
    const page = { search: "", sort, direction, after, size: 50 };
    const read = await tableScans(db, usersStatement(page));
    const ofIndex = read.find((node) => node["Index Name"] === index);
    expect(ofIndex?.["Actual Rows"]).toBeLessThan(100);
  }
});

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
      const { body } = await ana.send("GET", "/api/progress");
      const { exercises } = body as { exercises: Record<string, { stats: Totals }> };
      const sum = (key: keyof Totals) =>
        Object.values(exercises).reduce((total, { stats }) => total + stats[key], 0);
      const totals = { totalAttempts: sum("totalAttempts"), totalCorrect: sum("totalCorrect") };
      const stored = await db.select().from(userProgress).where(eq(userProgress.userId, ana.id));
      expect(stored).toMatchObject([totals]);
    }),
    { numRuns: exampleCount(25) },
  );
});

type Totals = { totalAttempts: number; totalCorrect: number };
