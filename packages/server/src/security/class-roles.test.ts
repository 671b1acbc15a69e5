import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { classes } from "../db/schema.ts";
import { countingHashing } from "../testing/account.ts";
import { type ClassEndpoint, classEndpoints, expectedStatus } from "../testing/class-endpoints.ts";
import {
  type ClassCaller,
  type ClassPeople,
  classCallers,
  createClassPeople,
} from "../testing/class-people.ts";
import { testApp } from "../testing/test-app.ts";

const site = await testApp({ hashing: countingHashing() });
/** People for refused requests. */
const refused = await createClassPeople(site);

type Call = ClassEndpoint & { name: string };

const calls: Call[] = Object.entries(classEndpoints).map(([name, rest]) => ({ name, ...rest }));

async function pathOf(people: ClassPeople, call: Call): Promise<string> {
  const [, route = ""] = call.name.split(" ");
  return (await call.path?.(people)) ?? route.replace(":classId", people.classId);
}

/** Sends a valid request, or one with another path, query, or body. */
async function send(
  people: ClassPeople,
  caller: ClassCaller,
  call: Call,
  change: { path?: string; query?: Record<string, string>; body?: unknown } = {},
) {
  const [method = ""] = call.name.split(" ");
  const path = change.path ?? (await pathOf(people, call));
  const query = new URLSearchParams({ ...call.query?.(people), ...change.query });
  const body = "body" in change ? change.body : await call.body?.(people);
  return people[caller].send(method, `${path}?${query}`, body);
}

/** People without rights come first, since the others may change what the request is about. */
const byIncreasingRights = ({ pupil }: Call): ClassCaller[] => {
  const last: ClassCaller[] = pupil < 300 ? ["teacher", "pupil"] : ["pupil", "teacher"];
  return [...classCallers.filter((caller) => !last.includes(caller)), ...last];
};

test.each(calls)("$name answers a pupil $pupil, a teacher $teacher, others 404", async (call) => {
  const people = await createClassPeople(site);
  for (const caller of byIncreasingRights(call)) {
    const { status, body, headers } = await send(people, caller, call);
    expect([caller, status]).toEqual([caller, expectedStatus(call, caller)]);
    if (status >= 400) expect(JSON.stringify([body, [...headers]])).not.toContain(people.mark);
  }
});

test.each(calls)("$name answers a teacher of an archived class", async (call) => {
  const people = await createClassPeople(site);
  const path = await pathOf(people, call);
  await site.db
    .update(classes)
    .set({ archivedAt: new Date().toISOString() })
    .where(eq(classes.id, people.classId));
  const { status } = await send(people, "teacher", call, { path });
  expect(status).toBe(call.whenArchived ?? call.teacher);
});

test.each(
  calls.flatMap((call) =>
    Object.entries(call.invalidQuery ?? {}).map(([name, value]) => ({
      call,
      query: { [name]: value },
    })),
  ),
)("$call.name refuses $query", async ({ call, query }) => {
  for (const caller of classCallers) {
    const { status } = await send(refused, caller, call, { query });
    expect([caller, status]).toEqual([caller, statusOfInvalid(call, caller)]);
  }
});

test.each(calls.filter(({ body }) => body))(
  "$name refuses bodies that are not JSON objects, and fields of a wrong type",
  async (call) => {
    const valid = await call.body?.(refused);
    const fields = Object.keys(valid ?? {}).map((name) => ({ ...valid, [name]: { x: 1 } }));
    for (const body of ['{"half":', "", "[]", "null", "7", ...fields]) {
      for (const caller of classCallers) {
        const { status } = await send(refused, caller, call, { body });
        expect([body, caller, status]).toEqual([body, caller, statusOfInvalid(call, caller)]);
      }
    }
  },
);

/** Permissions are checked before the input. */
function statusOfInvalid(call: Call, caller: ClassCaller): number {
  const status = expectedStatus(call, caller);
  return status < 300 ? 400 : status;
}
