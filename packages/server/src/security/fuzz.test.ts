import fc from "fast-check";
import { expect, test } from "vitest";
import { countingHashing } from "../testing/account.ts";
import { endpoints } from "../testing/endpoints.ts";
import { testApp } from "../testing/test-app.ts";
import { callers, createTestUsers } from "../testing/test-users.ts";

/** FUZZ_REQUESTS sets the number of requests, FUZZ_SEED selects others. */
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 1000);
const seed = Number(process.env["FUZZ_SEED"] ?? 1);

const often = { points: 1_000_000, durationS: 3600 };
const site = await testApp({
  hashing: countingHashing(),
  limits: {
    "sign-up-by-client": often,
    "password-by-client": often,
    "password-reset-by-client": often,
  },
});

/** The test users are renewed regularly, since a request may delete them. */
const REQUESTS_PER_TEST_USERS = 50;
let testUsers = await createTestUsers(site);
let sent = 0;

const odd = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("\0", "\ud800", "%00", "../..", "' or 1=1 --", "{{7*7}}", "NaN", "-0", "1e999"),
  fc.jsonValue(),
  fc.constantFrom(null, -1, 2 ** 53, 1e308, "2026-02-30", "0".repeat(5000), [[[[]]]]),
);
const name = fc.constantFrom("__proto__", "id", "userId", "", "length", "constructor", "role", "x");
const headerText = fc.stringMatching(/^[\x20-\x7e\xa0-\xff]{0,200}$/).map((value) => value.trim());
const headerName = fc.constantFrom(
  ...["accept-language", "content-type", "cookie", "origin", "x-forwarded-for"],
  ...["user-agent", "if-none-match", "range", "x-request-id", "content-length", "accept"],
);

const request = fc.record({
  endpoint: fc.constantFrom(...Object.keys(endpoints)),
  caller: fc.constantFrom(...callers),
  path: fc.option(fc.string({ unit: "binary", maxLength: 60 }), { freq: 4 }),
  query: fc.array(fc.tuple(name, fc.string({ unit: "binary", maxLength: 200 })), { maxLength: 2 }),
  replaced: fc.array(fc.tuple(fc.nat({ max: 6 }), odd), { maxLength: 3 }),
  added: fc.array(fc.tuple(name, odd), { maxLength: 2 }),
  raw: fc.option(fc.string({ unit: "binary", maxLength: 200 }), { freq: 8 }),
  headers: fc.dictionary(headerName, headerText, { maxKeys: 2 }),
});

type Fields = Record<string, unknown>;

/** Replaces some fields of a valid request, and adds others. */
function mutate(
  fields: Fields,
  { replaced, added }: { replaced: [number, unknown][]; added: [string, unknown][] },
): Fields {
  const names = Object.keys(fields);
  const changes = replaced.flatMap(([index, value]) => {
    const field = names[index % names.length];
    return field === undefined ? [] : [[field, value] as const];
  });
  return { ...fields, ...Object.fromEntries(changes), ...Object.fromEntries(added) };
}

/** Not `String(value)`, since an odd value may have its own `toString`. */
function inAddress(value: unknown): string {
  return typeof value === "string" ? value : `${JSON.stringify(value)}`;
}

test(
  `none of ${requests} malformed requests causes a server error`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        request,
        async ({ endpoint, caller, path, query, raw, headers, ...changes }) => {
          sent += 1;
          if (sent % REQUESTS_PER_TEST_USERS === 0) testUsers = await createTestUsers(site);
          const { path: own, query: asked, body } = endpoints[endpoint] ?? {};
          const [method = "", route = ""] = endpoint.split(" ");
          const place =
            path === null
              ? (own?.(testUsers) ?? route)
              : `${route}/${encodeURIComponent(path.toWellFormed())}`;
          const wanted = Object.entries(mutate((await asked?.(testUsers)) ?? {}, changes));
          const search = new URLSearchParams([
            ...wanted.map(([key, value]): [string, string] => [key, inAddress(value)]),
            ...query,
          ]);
          const sentBody = raw ?? mutate((await body?.(testUsers)) ?? {}, changes);
          const { status, body: answered } = await testUsers[caller].send(
            method,
            `${place}?${search}`,
            method === "GET" ? undefined : sentBody,
            headers,
          );
          expect(status).toBeLessThan(500);
          expect(JSON.stringify(answered)).not.toMatch(/\\n\s+at /);
        },
      ),
      { seed, numRuns: requests },
    );
  },
  60_000 + requests * 100,
);
