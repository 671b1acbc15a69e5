import { expect, test } from "vitest";
import { countedHashing } from "../testing/account.ts";
import { type Endpoint, endpoints } from "../testing/endpoints.ts";
import { type Caller, callers, createHousehold, type Household } from "../testing/household.ts";
import { testApp } from "../testing/test-app.ts";

const often = { points: 100_000, durationS: 3600 };
const limits = {
  "sign-up-by-client": often,
  "sign-in-by-client": often,
  "password-reset-by-client": often,
  "new-password-by-client": often,
};
const site = await testApp({ hashing: countedHashing(), limits });
/** Who asks for what cannot be had. Their administrator stays while others come and go: one must. */
const refused = await createHousehold(site);

type Call = Endpoint & { name: string };
type Change = { query?: Record<string, string>; body?: unknown };

const TOO_LARGE = `{"name":"${"x".repeat(256 * 1024)}"}`;

const calls: Call[] = Object.entries(endpoints).map(([name, rest]) => ({ name, ...rest }));
const calling = calls.filter(({ name }) => name.includes(" /api/"));
const writing = calling.filter(({ name }) => !name.startsWith("GET "));

/** Sends the call's own request, but for what is to be otherwise. */
async function send(household: Household, caller: Caller, call: Call, change: Change = {}) {
  const [method = "", route = ""] = call.name.split(" ");
  const path = call.path?.(household) ?? route;
  const query = new URLSearchParams({ ...(await call.query?.(household)), ...change.query });
  const body = "body" in change ? change.body : await call.body?.(household);
  return household[caller].send(method, query.size > 0 ? `${path}?${query}` : path, body);
}

/** What the owner has, but for the time at which they look. */
async function belongings({ owner }: Household): Promise<object> {
  const { status, body } = await owner.send("GET", "/api/export/everything.json");
  return { status, body: { ...Object(body), exportedAt: null } };
}

/** Who can do most with the owner's things comes last: the administrator where only they may ask. */
function fromLeastRights({ answers }: Call): Caller[] {
  return answers.owner === 403
    ? ["nobody", "stranger", "owner", "administrator"]
    : ["nobody", "stranger", "administrator", "owner"];
}

/** Before anybody looks at a request, it is settled whether they may ask at all. */
function statusOfNonsense({ answers }: Call, caller: Caller): number {
  const mayAsk = answers.owner !== 403 || caller === "administrator";
  return answers[caller] === 401 || !mayAsk ? answers[caller] : 400;
}

test("the list of endpoints equals the list of routes", () => {
  const routes = site.app.routes.filter(({ method }) => method !== "ALL");
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(endpoints).toSorted()).toEqual([...new Set(names)].toSorted());
});

test.each(calls)(
  "$name answers nobody $answers.nobody, a stranger $answers.stranger, its owner $answers.owner, an administrator $answers.administrator",
  async (call) => {
    const household = await createHousehold(site);
    const { owner, mark } = household;
    // What a request brings may have to be made first.
    await call.body?.(household);
    const before = await belongings(household);
    const callers = fromLeastRights(call);
    const last = callers.pop() ?? "owner";
    for (const caller of callers) {
      const { status, body, headers } = await send(household, caller, call);
      expect([caller, status]).toEqual([caller, call.answers[caller]]);
      const heard = JSON.stringify([body, [...headers]]);
      expect(heard).not.toContain(mark);
      expect(heard).not.toContain(owner.id);
    }
    expect(await belongings(household)).toEqual(before);
    expect((await send(household, last, call)).status).toBe(call.answers[last]);
  },
);

test.each(
  calling.flatMap((call) =>
    Object.entries(call.wrong ?? {}).map(([name, value]) => ({ call, query: { [name]: value } })),
  ),
)("$call.name refuses $query", async ({ call, query }) => {
  for (const caller of callers) {
    const { status } = await send(refused, caller, call, { query });
    expect([caller, status]).toEqual([caller, statusOfNonsense(call, caller)]);
  }
});

test.each(writing.filter(({ body }) => body))(
  "$name refuses bodies that are not JSON objects, and fields of a wrong type",
  async (call) => {
    const household = await createHousehold(site);
    const valid = await call.body?.(household);
    const fields = Object.keys(valid ?? {}).map((name) => ({ ...valid, [name]: { x: 1 } }));
    for (const body of ['{"half":', "", "[]", "null", "7", ...fields]) {
      for (const caller of callers) {
        const { status } = await send(refused, caller, call, { body });
        expect([body, caller, status]).toEqual([body, caller, statusOfNonsense(call, caller)]);
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
