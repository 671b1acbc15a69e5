import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { policyOf, type Requester, tableNames, tableOf } from "../policy/tables.ts";
import { countingHashing } from "../testing/account.ts";
import { classEndpoints } from "../testing/class-endpoints.ts";
import { type Endpoint, endpoints } from "../testing/endpoints.ts";
import { recordStatements } from "../testing/inspect-database.ts";
import { testApp } from "../testing/test-app.ts";
import { type Caller, callers, createTestUsers, type TestUsers } from "../testing/test-users.ts";

const often = { points: 100_000, durationS: 3600 };
const limits = {
  "sign-up-by-client": often,
  "password-by-client": often,
  "password-reset-by-client": often,
  download: often,
};
const metricsToken = "a token for tests only, which nobody sends";
const site = await testApp({ hashing: countingHashing(), limits, metricsToken });
/** Users for refused requests. Their administrator also ensures that one always remains. */
const refused = await createTestUsers(site);
/** Users whose data is in the valid bodies that refused ones are made from. */
const named = await createTestUsers(site);

/** Users for requests that only read. */
const readers = await createTestUsers(site);

type Call = Endpoint & { name: string };
type Change = { query?: Record<string, string>; body?: unknown };

const TOO_LARGE = `{"name":"${"x".repeat(256 * 1024)}"}`;

const calls: Call[] = Object.entries(endpoints).map(([name, rest]) => ({ name, ...rest }));
const calling = calls.filter(({ name }) => name.includes(" /api/"));
const writing = calling.filter(({ name }) => !name.startsWith("GET "));

/** Sends a valid request of a call, with a change of its query or body. It may only touch tables by their policies. */
async function send(testUsers: TestUsers, caller: Caller, call: Call, change: Change = {}) {
  const [method = "", route = ""] = call.name.split(" ");
  const path = call.path?.(testUsers) ?? route;
  const query = new URLSearchParams({ ...(await call.query?.(testUsers)), ...change.query });
  const body = "body" in change ? change.body : await call.body?.(testUsers);
  const forbidden: string[] = [];
  const requester = requesterOf(call, caller);
  const stop = recordStatements(site.db, ({ text }) => {
    forbidden.push(...forbiddenIn(text, requester));
  });
  const sent = testUsers[caller].send(method, query.size > 0 ? `${path}?${query}` : path, body);
  const answer = await sent.finally(stop);
  expect(forbidden).toEqual([]);
  return answer;
}

function requesterOf({ statuses }: Call, caller: Caller): Requester {
  if (caller === "nobody") return "visitor";
  return statuses.owner === 403 && caller === "administrator" ? "administrator" : "learner";
}

/** What a statement does although the policy of a table forbids it. */
function forbiddenIn(statement: string, requester: Requester): string[] {
  const uses = statement.matchAll(/\b(from|join|insert into|update|delete from) "(\w+)"/g);
  return [...uses].flatMap(([, verb = "", table = ""]) => {
    const name = tableNames.find((each) => getTableName(tableOf(each)) === table);
    // Otherwise the name of a part of the statement.
    if (name === undefined) return [];
    const right = /^(from|join)$/.test(verb) ? "read" : "change";
    return policyOf(name)[right].includes(requester) ? [] : `${requester}: ${right} ${name}`;
  });
}

/** All data of the owner, without the time of the export. */
async function exportOwner({ owner }: TestUsers): Promise<object> {
  const { status, body } = await owner.send("GET", "/api/export/everything.json");
  return { status, body: { ...Object(body), exportedAt: null } };
}

/** The caller who is allowed the most comes last: the administrator, or else the owner. */
function byIncreasingRights({ statuses }: Call): Caller[] {
  return statuses.owner === 403
    ? ["nobody", "stranger", "owner", "administrator"]
    : ["nobody", "stranger", "administrator", "owner"];
}

/** The expected status of an invalid request. Permissions are checked before the input. */
function statusOfInvalid({ statuses }: Call, caller: Caller): number {
  const mayAsk = statuses.owner !== 403 || caller === "administrator";
  return statuses[caller] === 401 || !mayAsk ? statuses[caller] : 400;
}

/** Fields that the specification names in snake case. */
const specified = ["created_at", "last_sign_in_at", "total_correct"];

function namesInSnakeCase(body: unknown): string[] {
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => [
    ...(/^[a-z]+(_[a-z]+)+$/.test(name) && !specified.includes(name) ? [name] : []),
    ...namesInSnakeCase(value),
  ]);
}

test("the list of endpoints equals the list of routes", () => {
  const routes = site.app.routes.filter(({ method }) => method !== "ALL");
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  const listed = [...Object.keys(endpoints), ...Object.keys(classEndpoints)];
  expect(listed.toSorted()).toEqual([...new Set(names)].toSorted());
});

test.each(calls)(
  "$name answers nobody $statuses.nobody, a stranger $statuses.stranger, its owner $statuses.owner, an administrator $statuses.administrator",
  async (call) => {
    const testUsers = call.name.startsWith("GET ") ? readers : await createTestUsers(site);
    const { owner, mark } = testUsers;
    // Creates the data that the body refers to.
    await call.body?.(testUsers);
    const before = await exportOwner(testUsers);
    const callers = byIncreasingRights(call);
    const last = callers.pop() ?? "owner";
    for (const caller of callers) {
      const { status, body, headers } = await send(testUsers, caller, call);
      expect([caller, status]).toEqual([caller, call.statuses[caller]]);
      const answer = JSON.stringify([body, [...headers]]);
      expect(answer).not.toContain(mark);
      expect(answer).not.toContain(owner.id);
    }
    expect(await exportOwner(testUsers)).toEqual(before);
    const { status, body } = await send(testUsers, last, call);
    expect(status).toBe(call.statuses[last]);
    expect(namesInSnakeCase(body)).toEqual([]);
  },
);

test.each(
  calling.flatMap((call) =>
    Object.entries(call.invalidQuery ?? {}).map(([name, value]) => ({
      call,
      query: { [name]: value },
    })),
  ),
)("$call.name refuses $query", async ({ call, query }) => {
  for (const caller of callers) {
    const { status } = await send(refused, caller, call, { query });
    expect([caller, status]).toEqual([caller, statusOfInvalid(call, caller)]);
  }
});

test.each(writing.filter(({ body }) => body))(
  "$name refuses bodies that are not JSON objects, and fields of a wrong type",
  async (call) => {
    const valid = await call.body?.(named);
    const fields = Object.keys(valid ?? {}).map((name) => ({ ...valid, [name]: { x: 1 } }));
    for (const body of ['{"half":', "", "[]", "null", "7", ...fields]) {
      for (const caller of callers) {
        const { status } = await send(refused, caller, call, { body });
        expect([body, caller, status]).toEqual([body, caller, statusOfInvalid(call, caller)]);
      }
    }
  },
);

test.each(writing)("$name refuses a large body from every caller", async (call) => {
  for (const caller of callers) {
    const answer = await send(refused, caller, call, { body: TOO_LARGE });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: "too_large" } } });
  }
});
