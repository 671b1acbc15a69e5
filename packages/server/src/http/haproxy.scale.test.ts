import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { openPostgres } from "../db/open-postgres.ts";
import { progressEvents } from "../db/schema.ts";
import { readHaproxyConfiguration, startHaproxy } from "../testing/haproxy.ts";
import { startPgbouncer } from "../testing/pgbouncer.ts";
import { freePort } from "../testing/postgres.ts";
import { type ServerProcess, serverEnvironment, startServer } from "../testing/processes.ts";
import { answer } from "../testing/progress.ts";
import { appOn, createLearner } from "../testing/test-app.ts";

const onPostgres = test.runIf(inject("template").kind === "postgres");

const LEARNERS = 6;
/** Requests before, between, and after the servers stop. */
const REQUESTS = 300;
const TIMEOUT_MS = 120_000;
const METRICS_TOKEN = "Hq3vXw0rJm5kTz8pLc2dNf7sBy4gRa6e";
/** Enough for two failed checks of HAProxy, a quarter of a second apart, on a busy machine. */
const DRAIN_SECONDS = "2";

let failures: string[] = [];
beforeEach(() => {
  failures = [];
});

/** Two servers behind HAProxy, with pgbouncer between them and PostgreSQL, and learners. */
async function startSite(configuration?: string) {
  const { DATABASE_URL: directUrl = "", ...common } = await serverEnvironment();
  const pgbouncer = await startPgbouncer(directUrl);
  onTestFinished(pgbouncer.stop);
  const environment = { ...common, DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: directUrl };
  const settings = { ...environment, METRICS_TOKEN, DRAIN_SECONDS };
  const environments = [settings, { ...settings, PORT: String(await freePort()) }];
  const servers = environments.map((each) => startServer(each));
  await Promise.all(servers.map(({ ready }) => ready()));
  const origins = servers.map(({ origin }) => origin);
  const haproxy = await startHaproxy(origins, configuration);
  onTestFinished(haproxy.stop);
  const { db, close } = await openPostgres(directUrl, { onLostConnection: () => {} });
  onTestFinished(close);
  const now = new Date();
  const people = Array.from({ length: LEARNERS }, () =>
    createLearner({ app: appOn(db).app, db, now }),
  );
  const cookies = (await Promise.all(people)).map(({ cookie }) => cookie);
  return { environments, servers, origin: haproxy.origin, cookies, db };
}

/** Sends a request as the web application does, and notes every failure that a learner could see. */
async function send(origin: string, cookie: string, request: Request): Promise<boolean> {
  const [method, path, body] = request;
  const headers = { cookie, "content-type": "application/json" };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  // Like the web application, reads again if an answer breaks off: no proxy can repeat what it has passed on.
  for (let tries = method === "GET" ? 3 : 1; ; tries -= 1) {
    try {
      const response = await fetch(`${origin}${path}`, init);
      const text = await response.text();
      if (!response.ok) failures.push(`${method} ${path}: ${response.status} ${text}`);
      return response.ok;
    } catch (error) {
      if (tries > 1) continue;
      failures.push(`${method} ${path}: ${error}`);
      return false;
    }
  }
}

type Request = readonly [method: string, path: string, body?: unknown];

/** Learners who practise until they are told to stop. */
function startPractice(origin: string, cookies: readonly string[]) {
  const acknowledged: string[] = [];
  let requests = 0;
  let isOver = false;
  const loops = cookies.map(async (cookie) => {
    const selection = { id: randomUUID(), family: "preterito-indefinido", verbs: ["tener"] };
    while (!isOver) {
      const event = answer();
      const calls: Request[] = [
        ["POST", "/api/progress/events", { events: [event] }],
        ["GET", "/api/progress?timeZone=Europe%2FParis"],
        ["PATCH", "/api/profile", { dailyAim: 30 }],
        ["POST", "/api/packages", { ...selection, name: "Muy irregulares" }],
        ["PATCH", `/api/packages/${selection.id}`, { name: "Irregulares" }],
        ["GET", "/api/exercises/conjugation?family=preterito-indefinido"],
      ];
      for (const call of calls) {
        const isAcknowledged = await send(origin, cookie, call);
        if (isAcknowledged && call === calls[0]) acknowledged.push(event.id);
        requests += 1;
      }
    }
  });
  return {
    acknowledged,
    /** Resolves after some more requests. */
    goOn: async () => {
      const end = requests + REQUESTS;
      await expect.poll(() => requests, { timeout: TIMEOUT_MS }).toBeGreaterThan(end);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

/** Resolves when a server has recorded answers. */
async function untilUsed({ origin }: ServerProcess): Promise<void> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const readMetrics = async () => (await fetch(`${origin}/metrics`, { headers })).text();
  await expect
    .poll(readMetrics, { timeout: TIMEOUT_MS })
    .toMatch(/verbena_events_total{status="accepted",verdict="correct"} [1-9]/);
}

onPostgres(
  "learners see no error and lose no answer while servers are killed",
  async () => {
    const { environments, servers, origin, cookies, db } = await startSite();
    const practice = startPractice(origin, cookies);
    for (const [index, environment] of environments.entries()) {
      await Promise.all(servers.map(untilUsed));
      servers[index]?.kill("SIGKILL");
      await practice.goOn();
      const replacement = startServer(environment);
      await replacement.ready();
      servers[index] = replacement;
    }
    await practice.stop();
    expect(failures).toEqual([]);
    const logged = await db.select({ id: progressEvents.id }).from(progressEvents);
    expect(logged.map(({ id }) => id).toSorted()).toEqual(practice.acknowledged.toSorted());
  },
  TIMEOUT_MS,
);

onPostgres(
  "learners see no error while servers are replaced, even if HAProxy repeats nothing",
  async () => {
    const configuration = await readHaproxyConfiguration();
    const withoutRetries = configuration
      .replace(/^ *(retry-on|option redispatch) .*\n/gm, "")
      .replace("inter 1s", "inter 250ms");
    expect(withoutRetries).not.toContain("retry-on");
    expect(withoutRetries).toContain("inter 250ms");
    const { environments, servers, origin, cookies } = await startSite(withoutRetries);
    const practice = startPractice(origin, cookies);
    for (const [index, environment] of environments.entries()) {
      await Promise.all(servers.map(untilUsed));
      servers[index]?.kill("SIGTERM");
      expect(await servers[index]?.ended()).toMatchObject({ status: 0 });
      await practice.goOn();
      const replacement = startServer(environment);
      await replacement.ready();
      servers[index] = replacement;
    }
    await practice.stop();
    expect(failures).toEqual([]);
  },
  TIMEOUT_MS,
);

/** A server of a release that has one script. */
async function startRelease(script: string): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.statusCode = url === "/readyz" || url === `/assets/${script}` ? 200 : 404;
    response.end(script);
  });
  await once(server.listen(await freePort(), "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

onPostgres("while two releases run, the scripts of both are found", async () => {
  const releases = [await startRelease("start-old.js"), await startRelease("start-new.js")];
  const { origin, stop } = await startHaproxy(releases);
  onTestFinished(stop);
  for (const script of ["start-old.js", "start-new.js", "start-old.js", "start-new.js"]) {
    const response = await fetch(`${origin}/assets/${script}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(script);
  }
  expect((await fetch(`${origin}/assets/start-of-neither.js`)).status).toBe(404);
});
