import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "../http/http-server.ts";
import { startHaproxy } from "../testing/haproxy.ts";
import { testApp } from "../testing/test-app.ts";

/** A proxy that keeps every answer that it may keep, for each variant of `Vary`. */
const configuration = `
global
    maxconn 100

defaults
    mode http
    timeout connect 2s
    timeout client 10s
    timeout server 10s

cache shared
    total-max-size 64
    max-object-size 1000000
    max-age 3600
    process-vary on
    max-secondary-entries 100

frontend verbena
    bind "\${VERBENA_LISTEN}"
    default_backend verbena_servers

backend verbena_servers
    http-request cache-use shared
    http-response cache-store shared
    server server1 "\${VERBENA_SERVER_1}"
`;

/** Pages that the proxy keeps. */
const kept = ["/fr/guides", "/nl/verbs/tener", "/es/verbs", "/fr/try", "/api/v1/verbs?starts=te"];

/** Answers that depend on who asks. */
const personal = [
  "/",
  "/?lng=nl",
  "/auth",
  "/app",
  "/app/exercise/preterito-indefinido",
  "/app/profile",
  "/admin",
  "/api/start",
  "/api/profile",
  "/api/auth/get-session",
  "/api/progress?timeZone=UTC",
  "/api/exercises/conjugation?family=preterito-indefinido",
  "/api/export/everything.json",
];

test("nothing personal is ever in a cache that visitors share", async () => {
  const site = await testApp({ baseUrl: new URL("https://verbena.example") });
  const server = createHttpServer(getRequestListener(site.app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy = await startHaproxy([origin, origin], configuration);
  onTestFinished(proxy.stop);
  const ana = await site.learner("Ana");
  const people = {
    visitor: { "accept-language": "fr" },
    ana: { "accept-language": "fr", cookie: `${ana.cookie}; verbena_language=nl` },
  };
  type Person = keyof typeof people;
  const open = async (from: string, person: Person, path: string) => {
    const response = await fetch(`${from}${path}`, { headers: people[person], redirect: "manual" });
    const { status, headers } = response;
    return { status, isKept: headers.has("age"), headers, body: await response.text() };
  };
  const shown = ({ status, headers, body }: Awaited<ReturnType<typeof open>>) => ({
    status,
    // An export has the time in it.
    body: body.replace(/"exportedAt":"[^"]+"/, ""),
    cookies: headers.getSetCookie(),
    location: headers.get("location"),
  });

  for (const order of [
    ["ana", "visitor"],
    ["visitor", "ana"],
  ] satisfies Person[][]) {
    for (const path of [...kept, ...personal]) {
      for (const person of order) {
        const [direct, shared] = [
          await open(origin, person, path),
          await open(proxy.origin, person, path),
        ];
        expect({ path, person, ...shown(shared) }).toEqual({ path, person, ...shown(direct) });
      }
    }
  }
  for (const path of kept) {
    const { isKept, headers, body } = await open(proxy.origin, "ana", path);
    expect([path, isKept, headers.getSetCookie()]).toEqual([path, true, []]);
    expect(body).not.toContain(ana.id);
  }
  for (const path of personal) {
    expect([path, (await open(proxy.origin, "ana", path)).isKept]).toEqual([path, false]);
  }
});
