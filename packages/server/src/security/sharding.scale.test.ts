import { getTableName } from "drizzle-orm";
import pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { policyOf, tableNames, tableOf } from "../policy/tables.ts";
import { countingHashing } from "../testing/account.ts";
import { endpoints } from "../testing/endpoints.ts";
import { recordStatements, type Statement } from "../testing/inspect-database.ts";
import { createTestDatabase, databaseName, dropTestDatabase } from "../testing/postgres.ts";
import { answer, failedRemoved, levelConfirmed, reset } from "../testing/progress.ts";
import { testApp } from "../testing/test-app.ts";
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

type Access = { table: string; userId: string | null };

const distributedTables = tableNames
  .filter((name) => policyOf(name).onCitus === "distributed")
  .map((name) => getTableName(tableOf(name)));

/** A distributed engine finds the learner's shard by it. */
const userIdCondition = /\buser_id = '([0-9a-f-]{36})'::uuid/; /** These statements have no plan. */
const transactionControl = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

const uuidLiteral = /^'([0-9a-f-]{36})'::uuid$/;

function accessesOf(node: Node): Access[] {
  const inner = node.Plans ?? [];
  const table = distributedTable(node["Relation Name"]);
  return [...(table === undefined ? [] : accessOf(node, table)), ...inner.flatMap(accessesOf)];
}

/** The distributed table that has this name or this partition. */
const distributedTable = (name = "") =>
  distributedTables.find((table) => new RegExp(`^${table}(_\\d+)?$`).test(name));

function accessOf(node: Node, table: string): Access[] {
  if (node["Node Type"] !== "ModifyTable") {
    const conditions = [node["Index Cond"], node["Recheck Cond"], node.Filter].join(" ");
    return [{ table, userId: userIdCondition.exec(conditions)?.[1] ?? null }];
  }
  // Rows to update and to delete are found by a scan below.
  if (node.Operation !== "Insert") return [];
  const outputs = (node.Plans ?? []).map(({ Output = [] }) => Output);
  return outputs.map((output) => ({
    table,
    userId: output.flatMap((value) => uuidLiteral.exec(value)?.[1] ?? [])[0] ?? null,
  }));
}

const template = inject("template");

describe.runIf(template.kind === "postgres")(
  "a learner's statements name the learner",
  async () => {
    if (template.kind !== "postgres") return;
    const { server, url } = template;
    const copy = await createTestDatabase(server, databaseName(url));
    const client = new pg.Client(copy);
    await client.connect();
    afterAll(() => client.end().then(() => dropTestDatabase(server, copy)));
    const site = await testApp({ hashing: countingHashing() });
    const seen = new Set<string>();

    /** Distributed tables that a statement touches, with the user id by which it does. */
    async function accesses({ text, values }: Statement): Promise<Access[]> {
      if (transactionControl.test(text)) return [];
      const explain = `explain (verbose, costs off, format json) ${text}`;
      const { rows } = await client.query<{ "QUERY PLAN": { Plan: Node }[] }>(explain, [...values]);
      return rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => accessesOf(Plan)));
    }

    /** Expects that each statement of a request names this learner wherever it reads or writes. */
    async function expectOneLearner(userId: string, request: () => Promise<unknown>) {
      const statements: Statement[] = [];
      const stop = recordStatements(site.db, (statement) => statements.push(statement));
      await request().finally(stop);
      expect(statements).not.toEqual([]);
      for (const statement of statements) {
        const found = await accesses(statement);
        for (const { table } of found) seen.add(table);
        const expected = found.map(({ table }) => ({ table, userId }));
        expect(found, statement.text).toEqual(expected);
      }
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

    test("the requests above touch every distributed table", () => {
      expect([...seen].toSorted()).toEqual(distributedTables.toSorted());
    });
  },
);
