import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { answer } from "../../testing/progress.ts";
import { appOn, createLearner, testApp, visitor } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { watchProcess } from "./watch-process.ts";

const token = "Hq3vXw0rJm5kTz8pLc2dNf7sBy4gRa6e";
const authorization = `Bearer ${token}`;

const { db: sharedDb } = await testApp();

/** An application with metrics of its own. */
function watchedApp(db = sharedDb) {
  const { app, dependencies, now } = appOn(db, { metricsToken: token });
  watchProcess(dependencies, () => ({ running: 3, waiting: 1 }), { totalCount: 5, idleCount: 2 });
  const readMetrics = async () => {
    const { status, body } = await visitor(app).send("GET", "/metrics", undefined, {
      authorization,
    });
    expect(status).toBe(200);
    return String(body);
  };
  const learner = () => createLearner({ app, db, now: now() });
  return { dependencies, learner, readMetrics };
}

test("requests are counted by route, not by path", async () => {
  const { learner, readMetrics } = watchedApp();
  const ana = await learner();
  await ana.send("GET", "/api/packages/5b1bd6a8-6a2c-4a1e-9a5b-1c1d2e3f4a5b");
  await ana.send("GET", "/no/such/page");
  const metrics = await readMetrics();
  expect(metrics).toContain(
    'verbena_http_request_duration_seconds_count{method="GET",route="/api/packages/:id",status="404"} 1',
  );
  expect(metrics).not.toMatch(/5b1bd6a8|such/);
});

test("events are counted by status and verdict", async () => {
  const { learner, readMetrics } = watchedApp();
  const right = answer();
  const events = [right, right, answer({ given: "tubo" }), answer({ timeZone: "nowhere" })];
  await (await learner()).send("POST", "/api/progress/events", { events });
  const lines = (await readMetrics()).split("\n");
  expect(lines.filter((line) => line.startsWith("verbena_events_total"))).toEqual([
    'verbena_events_total{status="accepted",verdict="correct"} 1',
    'verbena_events_total{status="duplicate",verdict="correct"} 1',
    'verbena_events_total{status="accepted",verdict="wrong"} 1',
    'verbena_events_total{status="refused",verdict="none"} 1',
  ]);
});

test("queues, connections, and errors of the database are shown", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const { dependencies, learner, readMetrics } = watchedApp(db);
  const ana = await learner();
  await db.execute(sql`insert into mails
    (id, kind, recipient, language, content, created_at, attempts, next_attempt_at)
    select gen_random_uuid(), 'confirm-address', 'a@example.org', 'fr', '{}', now(), attempts, now()
    from unnest(array[0, 0, 3]) as attempts`);
  const job = Promise.withResolvers<void>();
  dependencies.background.run(() => job.promise);
  await db.execute(sql`drop table verb_packages`);
  await ana.send("GET", "/api/packages?family=preterito-indefinido");
  const metrics = await readMetrics();
  job.resolve();
  for (const line of [
    'verbena_mails{state="new"} 2',
    'verbena_mails{state="delayed"} 1',
    'verbena_mails{state="failed"} 0',
    'verbena_password_hashes{state="waiting"} 0',
    'verbena_background_jobs{state="running"} 1',
    'verbena_database_connections{state="used"} 3',
    'verbena_database_connections{state="idle"} 2',
    'verbena_database_connections{state="waiting"} 1',
    'verbena_database_errors_total{code="42P01"} 1',
  ]) {
    expect(metrics).toContain(`${line}\n`);
  }
});

test("the metrics appear without the database's while it is down", async () => {
  const { db, close } = await testDatabase();
  const { app, dependencies } = appOn(db);
  watchProcess(dependencies, () => ({ running: 0, waiting: 0 }), undefined);
  await close();
  const { status, body } = await visitor(app).send("GET", "/metrics");
  expect(status).toBe(200);
  expect(body).toContain("nodejs_eventloop_lag_p99_seconds");
  expect(body).not.toContain("verbena_mails{");
});

test.each([
  ["no token", {}, 401],
  ["another token", { authorization: `Bearer ${token}x` }, 401],
  ["the token as a password", { authorization: `Basic ${token}` }, 401],
  ["the token", { authorization }, 200],
])("with a token configured, a request with %s gets %s %i", async (_, headers, status) => {
  const { app } = appOn(sharedDb, { metricsToken: token });
  const answered = await visitor(app).send("GET", "/metrics", undefined, headers);
  expect(answered.status).toBe(status);
});

const baseUrl = new URL("https://verbena.example");

test.each([
  ["a program on this machine", {}, "127.0.0.1", {}, 200],
  ["a program on this machine, by IPv6", {}, "::1", {}, 200],
  ["another machine", {}, "10.0.0.7", {}, 404],
  ["a proxy that names the client", {}, "127.0.0.1", { "x-forwarded-for": "203.0.113.9" }, 404],
  ["a proxy that names itself", {}, "127.0.0.1", { via: "1.1 proxy" }, 404],
  ["a silent proxy of a site with BASE_URL", { baseUrl }, "127.0.0.1", {}, 404],
  ["a silent trusted proxy", { trustedProxies: ["127.0.0.1"] }, "127.0.0.1", {}, 404],
])("without a token, %s gets %4$i", async (_, variation, address, headers, status) => {
  const { app } = appOn(sharedDb, variation);
  const answered = await visitor(app, undefined, address).send(
    "GET",
    "/metrics",
    undefined,
    headers,
  );
  expect(answered.status).toBe(status);
});

test.each(["grafana-dashboard.json", "prometheus-alerts.yml"])(
  "%s uses only metrics that exist",
  async (file) => {
    const { learner, readMetrics } = watchedApp();
    await (await learner()).send("POST", "/api/progress/events", { events: [answer()] });
    const types = (await readMetrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm);
    const known = [...types].flatMap(([, name = "", type]) =>
      type === "histogram" ? ["bucket", "sum", "count"].map((part) => `${name}_${part}`) : [name],
    );
    const text = await readFile(new URL(`../../../../../docs/${file}`, import.meta.url), "utf8");
    const used = new Set(text.match(/\b(verbena|nodejs|process)_[a-z0-9_]+/g));
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((name) => !known.includes(name))).toEqual([]);
  },
);
