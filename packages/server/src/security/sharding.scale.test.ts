import { getTableName, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { STATEMENT_IDS_MAX } from "../policy/classes.ts";
import { policyOf, tableNames, tableOf } from "../policy/tables.ts";
import { countingHashing } from "../testing/account.ts";
import { classEndpoints } from "../testing/class-endpoints.ts";
import { createClassPeople, createTeacher, teacherPassword } from "../testing/class-people.ts";
import { endpoints } from "../testing/endpoints.ts";
import { recordStatements, type Statement } from "../testing/inspect-database.ts";
import { madePupil, signInToClass } from "../testing/made-accounts.ts";
import { createTestDatabase, databaseName, dropTestDatabase } from "../testing/postgres.ts";
import { answer, failedRemoved, levelConfirmed, reset } from "../testing/progress.ts";
import { mailsTo } from "../testing/sent-mails.ts";
import { type TestResponse, testApp } from "../testing/test-app.ts";
import { createTestUsers } from "../testing/test-users.ts";

/** A node of a query plan, as `explain (verbose, format json)` shows it. */
type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  Operation?: string;
  Output?: string[];
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  Filter?: string;
  Plans?: Node[];
};

/** A scan or an insert, with the literal ids by which it finds its rows; null without them. */
type Access = { table: string; ids: string[] | null };

const tablesOn = (onCitus: "distributed" | "by class") =>
  tableNames
    .filter((name) => policyOf(name).onCitus === onCitus)
    .map((name) => getTableName(tableOf(name)));

const learnersTables = tablesOn("distributed");
const classesTables = tablesOn("by class");

/** These statements have no plan. */
const transactionControl = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

const uuidLiteral = /^'([0-9a-f-]{36})'::uuid$/;

function accessesOf(node: Node): Access[] {
  const inner = node.Plans ?? [];
  const table = distributedTable(node["Relation Name"]);
  return [...(table === undefined ? [] : accessOf(node, table)), ...inner.flatMap(accessesOf)];
}

/** The distributed table that has this name or this partition. */
const distributedTable = (name = "") =>
  [...learnersTables, ...classesTables].find((table) =>
    new RegExp(`^${table}(_\\d+)?$`).test(name),
  );

function accessOf(node: Node, table: string): Access[] {
  if (node["Node Type"] !== "ModifyTable") {
    const conditions = [node["Index Cond"], node["Recheck Cond"], node.Filter].join(" ");
    return [{ table, ids: literalIds(conditions, classesTables.includes(table)) }];
  }
  // Rows to update and to delete are found by a scan below.
  if (node.Operation !== "Insert") return [];
  return (node.Plans ?? []).map(({ "Node Type": type, Output = [] }) => {
    // The plan of several rows does not show them. Each has the id of its learner or its class.
    if (type === "Values Scan") return { table, ids: [] };
    // The key comes first.
    const first = Output.flatMap((value) => uuidLiteral.exec(value)?.[1] ?? [])[0];
    return { table, ids: first === undefined ? null : [first] };
  });
}

/** The ids in a condition by which a distributed engine finds the nodes of the rows. */
function literalIds(condition: string, isOfClass: boolean): string[] | null {
  const column = isOfClass ? "class_id" : "user_id";
  const one = new RegExp(`\\b${column} = '([0-9a-f-]{36})'::uuid`).exec(condition)?.[1];
  if (one !== undefined) return [one];
  const list = new RegExp(`\\b${column} = ANY \\('\\{([^}]*)\\}'::uuid\\[\\]\\)`).exec(condition);
  return list?.[1]?.split(",") ?? null;
}

const template = inject("template");

describe.runIf(template.kind === "postgres")("statements name whose rows they need", async () => {
  if (template.kind !== "postgres") return;
  const { server, url } = template;
  const copy = await createTestDatabase(server, databaseName(url));
  const client = new pg.Client(copy);
  await client.connect();
  // A join finds the rows of the second table by a condition on each row of the first.
  await client.query("set enable_hashjoin = off; set enable_mergejoin = off");
  afterAll(() => client.end().then(() => dropTestDatabase(server, copy)));
  const site = await testApp({ hashing: countingHashing(), operator: "school" });
  const seen = new Set<string>();

  /** Distributed tables that a statement touches, with the ids by which it does. */
  async function accesses({ text, values }: Statement): Promise<Access[]> {
    if (transactionControl.test(text)) return [];
    const explain = `explain (verbose, costs off, format json) ${text}`;
    const { rows } = await client.query<{ "QUERY PLAN": { Plan: Node }[] }>(explain, [...values]);
    return rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => accessesOf(Plan)));
  }

  /** The statements of a request, with what they touch. */
  async function statementsOf(request: () => Promise<TestResponse>) {
    const statements: Statement[] = [];
    const stop = recordStatements(site.db, (statement) => statements.push(statement));
    const { status } = await request().finally(stop);
    expect(status).toBeLessThan(300);
    expect(statements).not.toEqual([]);
    const found = [];
    for (const { text, values } of statements) {
      found.push({ text, accesses: await accesses({ text, values }) });
    }
    for (const { table } of found.flatMap((one) => one.accesses)) seen.add(table);
    return found;
  }

  /**
   * Expects that a request finds the rows of learners only by this learner's id, and those of classes by ids of classes.
   */
  async function expectOneLearner(userId: string, request: () => Promise<TestResponse>) {
    for (const { text, accesses: found } of await statementsOf(request)) {
      expectBounded(found, text);
      for (const { table, ids } of found) {
        if (learnersTables.includes(table)) expect(ids, text).toEqual([userId]);
      }
    }
  }

  /** Expects that each statement of a request names few learners or few classes, and does not mix them. */
  async function expectFewIds(request: () => Promise<TestResponse>) {
    for (const { text, accesses: found } of await statementsOf(request)) expectBounded(found, text);
  }

  function expectBounded(found: readonly Access[], text: string) {
    for (const { table, ids } of found) {
      expect(ids, `${table} in: ${text}`).not.toBeNull();
      expect(ids?.length, text).toBeLessThanOrEqual(STATEMENT_IDS_MAX);
    }
    const groups = new Set(found.map(({ table }) => classesTables.includes(table)));
    expect(groups.size, text).toBeLessThanOrEqual(1);
  }

  const ofLearners = Object.entries(endpoints).filter(
    ([name, { statuses }]) =>
      name === "GET /api/start" || (statuses.nobody === 401 && statuses.owner < 300),
  );

  test.each(ofLearners)("%s", async (name, endpoint) => {
    const users = await createTestUsers(site);
    const [method = "", route = ""] = name.split(" ");
    const query = new URLSearchParams(await endpoint.query?.(users));
    const path = `${endpoint.path?.(users) ?? route}?${query}`;
    const body = await endpoint.body?.(users);
    await expectOneLearner(users.owner.id, () => users.owner.send(method, path, body));
  });

  test.each([
    ["answers", [answer(), answer({ given: "tubo" }), answer({ item: "nadar" })]],
    ["the same answer twice", [answer({ id: "0b7cbd2e-8a65-4a0e-9b36-0c7ad9a6b1de" })]],
    ["a cleared failed list", [failedRemoved(["tener"])]],
    ["a confirmed level", [levelConfirmed(1)]],
    ["a reset", [reset(), answer()]],
  ])("%s", async (_, events) => {
    const ana = await site.learner();
    const send = () => ana.send("POST", "/api/progress/events", { events });
    await expectOneLearner(ana.id, () => send().then(send));
  });

  const ofClasses = Object.entries(classEndpoints).flatMap(([name, endpoint]) =>
    (["teacher", "pupil"] as const)
      .filter((caller) => endpoint[caller] < 300)
      .map((caller) => ({ name, caller, endpoint })),
  );

  test.each(ofClasses)("$name by a $caller", async ({ name, caller, endpoint }) => {
    const people = await createClassPeople(site);
    const [method = "", route = ""] = name.split(" ");
    const path = (await endpoint.path?.(people)) ?? route.replace(":classId", people.classId);
    const query = new URLSearchParams(endpoint.query?.(people));
    const body = await endpoint.body?.(people);
    await expectFewIds(() => people[caller].send(method, `${path}?${query}`, body));
  });

  test("the list of the classes of a teacher with 450 pupils", async () => {
    const { teacher, classId } = await createClassPeople(site);
    await site.db.execute(sql`
      with pupil as (insert into users (id, name, email, created_at)
        select gen_random_uuid(), 'Zoé', 'zoe-' || n || '@example.org', now()
        from generate_series(1, 450) as n returning id)
      insert into class_members (class_id, user_id, role, name, joined_at)
      select ${classId}, id, 'pupil', 'Zoé', now() from pupil`);
    await expectFewIds(() => teacher.send("GET", "/api/classes"));
  });

  test("looking at a class, joining it, and the pupil's export", async () => {
    const { code, pupil } = await madePupil(site);
    const lea = await site.learner();
    await expectFewIds(() => lea.send("GET", `/api/join/${code}`));
    await expectFewIds(() => lea.send("POST", `/api/join/${code}`, { name: "Léa M" }));
    await expectFewIds(() => pupil.send("GET", "/api/export/everything.json"));
  });

  test("signing in with a card", async () => {
    const { code, account } = await madePupil(site);
    await expectFewIds(() => signInToClass(site.nobody, { ...account, code }));
  });

  test("reading and accepting an invitation", async () => {
    const { teacher, classId } = await createClassPeople(site);
    const invited = await createTeacher(site);
    const path = `/api/classes/${classId}/invitations`;
    await teacher.send("POST", path, { email: invited.email });
    const token = (await mailsTo(site.db, invited.email))[0]?.token;
    const send = (action: "check" | "accept", body: object) =>
      invited.send("POST", `/api/class-invitations/${action}`, body);
    await expectFewIds(() => send("check", { token }));
    await expectFewIds(() => send("accept", { token, name: "M. Lenz" }));
  });

  test("a teacher who deletes the account", async () => {
    const { teacher } = await createClassPeople(site);
    const body = { password: teacherPassword };
    await expectFewIds(() => teacher.send("POST", "/api/auth/delete-account", body));
  });

  test("the requests above touch every distributed table", () => {
    expect([...seen].toSorted()).toEqual([...learnersTables, ...classesTables].toSorted());
  });
});
