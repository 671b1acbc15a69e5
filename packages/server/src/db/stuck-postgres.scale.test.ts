import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createTestDatabase, databaseName, dropTestDatabase } from "../testing/postgres.ts";
import { answer } from "../testing/progress.ts";
import { appOn, createLearner } from "../testing/test-app.ts";
import { MIGRATION_LOCK, migratePostgres } from "./migrate-postgres.ts";
import { openPostgres, type PostgresTimeouts } from "./open-postgres.ts";
import { users } from "./schema.ts";

const template = inject("template");
const onPostgres = test.runIf(template.kind === "postgres");

const MINUTE_MS = 60_000;
const longTimeouts = {
  lockMs: MINUTE_MS,
  statementMs: MINUTE_MS,
  idleInTransactionMs: MINUTE_MS,
  responseMs: MINUTE_MS,
};

/** An application with few connections, and a connection outside its pool. */
async function start(timeouts: Partial<PostgresTimeouts>, poolSize = 2) {
  if (template.kind !== "postgres") throw new Error("There is no PostgreSQL.");
  const { server } = template;
  const url = await createTestDatabase(server, databaseName(template.url));
  onTestFinished(() => dropTestDatabase(server, url));
  const options = {
    onLostConnection: () => {},
    poolSize,
    timeouts: { ...longTimeouts, ...timeouts },
  };
  const { db, close } = await openPostgres(url, options);
  onTestFinished(close);
  const other = new pg.Client(url);
  other.on("error", () => {});
  await other.connect();
  onTestFinished(() => other.end());
  const { app } = appOn(db);
  const learner = () => createLearner({ app, db, now: new Date() });
  return { url, db, other, learner };
}

const family = "preterito-indefinido";
const newPackage = () => ({ id: randomUUID(), family, name: "Mis verbos", verbs: ["tener"] });

// The response timeout matters behind a pooler, where PostgreSQL has no timeouts, and without a network.
onPostgres.for([
  ["the response timeout", { responseMs: 200 }],
  ["the lock timeout", { lockMs: 200 }],
  ["the statement timeout", { statementMs: 200 }],
] as const)("after %s ends a save, all later writes are stored", async ([, timeouts]) => {
  const { other, learner } = await start(timeouts);
  const [ana, ben] = [await learner(), await learner()];
  await other.query("begin");
  await other.query("select from users where id = $1 for update", [ana.id]);
  const saves = [1, 2, 3].map(() => ana.send("POST", "/api/packages", newPackage()));
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([503, 503, 503]);
  await other.query("commit");

  const sent = Array.from({ length: 12 }, () => answer());
  for (const event of sent) {
    const { status } = await ben.send("POST", "/api/progress/events", { events: [event] });
    expect(status).toBe(200);
  }
  const { rows } = await other.query<{ id: string }>(
    "select id from progress_events where user_id = $1",
    [ben.id],
  );
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(sent.map(({ id }) => id)));
  expect((await ana.send("POST", "/api/packages", newPackage())).status).toBe(201);
});

onPostgres("changes of one learner that wait for a lock leave connections for others", async () => {
  const { other, learner } = await start({}, 5);
  const [ana, ben] = [await learner(), await learner()];
  await other.query("begin");
  await other.query("select from users where id = $1 for update", [ana.id]);
  const saves = Array.from({ length: 9 }, () => ana.send("POST", "/api/packages", newPackage()));
  // The first waiter waits for a transaction id, a lock without a database that is not counted.
  await expect.poll(() => countWaiting(other)).toBeGreaterThanOrEqual(2);
  const answers = { events: [answer()] };
  expect((await ben.send("POST", "/api/progress/events", answers)).status).toBe(200);
  await other.query("commit");
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 201));
});

onPostgres("a transaction that is idle for too long is rolled back", async () => {
  const { db, other } = await start({ idleInTransactionMs: 200 });
  const isWaiting = async () => {
    const { rows } = await other.query(
      "select from pg_stat_activity where datname = current_database() and state like 'idle in%'",
    );
    return rows.length > 0;
  };
  const row = { id: randomUUID(), name: "Ana", email: "ana@example.org" };
  const transaction = db.transaction(async (tx) => {
    await tx.insert(users).values({ ...row, createdAt: new Date() });
    await expect.poll(isWaiting).toBe(false);
    await tx.execute(sql`select 1`);
  });
  await expect(transaction).rejects.toThrow();
  expect(await db.select().from(users)).toEqual([]);
});

onPostgres("a connection released inside a transaction is not used again", async () => {
  const { db, other } = await start({}, 1);
  await db.execute(sql`begin`);
  const row = { id: randomUUID(), name: "Ana", email: "ana@example.org" };
  await db.insert(users).values({ ...row, createdAt: new Date() });
  expect((await other.query("select id from users")).rows).toEqual([{ id: row.id }]);
});

onPostgres("failed transactions do not use up the connections of the pool", async () => {
  const { db } = await start({}, 1);
  const impossible = { isolationLevel: "none" as "serializable" };
  for (let round = 1; round <= 3; round += 1) {
    const begun = db.transaction(async () => {}, impossible);
    await expect(begun).rejects.toThrow(/begin isolation level none/);
    const refused = db.transaction(() => Promise.reject(new Error("refused")));
    await expect(refused).rejects.toThrow("refused");
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

onPostgres("of two transactions in a deadlock, one is stored and the other fails", async () => {
  const { db } = await start({});
  const ids = [randomUUID(), randomUUID()];
  const now = new Date();
  await db.insert(users).values(
    ids.map((id) => ({
      id,
      name: "Ana",
      email: `${id}@example.org`,
      createdAt: now,
      updatedAt: now,
    })),
  );
  const both = Promise.withResolvers<void>();
  let holding = 0;
  const rename = (name: string, order: string[]) =>
    db.transaction(async (tx) => {
      for (const id of order) {
        await tx.execute(sql`update users set name = ${name} where id = ${id}`);
        holding += 1;
        if (holding === 2) both.resolve();
        await both.promise;
      }
    });
  const outcomes = await Promise.allSettled([
    rename("Ben", ids),
    rename("Carla", ids.toReversed()),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const winner = outcomes[0]?.status === "fulfilled" ? "Ben" : "Carla";
  const names = await db.select({ name: users.name }).from(users);
  expect(names).toEqual([{ name: winner }, { name: winner }]);
});

/** Number of requests for locks of this database that wait. */
async function countWaiting(client: pg.Client): Promise<number | null> {
  const { rowCount } = await client.query(
    `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and not granted`,
  );
  return rowCount;
}

onPostgres("a migration whose lock times out reports it and retries", async () => {
  const { url, other } = await start({});
  const isWaiting = () => countWaiting(other);
  await other.query("begin; lock table drizzle.__drizzle_migrations");
  const onWaiting = vi.fn();
  const options = { lockTimeoutMs: 100, onWaiting };
  const migration = migratePostgres({ connectionString: url }, async () => {}, options);
  const outcome = expect(migration).resolves.toBeUndefined();
  await expect.poll(isWaiting, { interval: 10 }).toBe(1);
  await expect.poll(isWaiting, { interval: 10 }).toBe(0);
  await expect.poll(() => onWaiting.mock.calls).toEqual([[expect.stringContaining("tables")]]);
  await other.query("commit");
  await outcome;
});

onPostgres("a start that hangs loses the advisory lock to the next one", async () => {
  const { url } = await start({});
  const connection = { connectionString: url };
  const holding = Promise.withResolvers<void>();
  const goSilent = async () => {
    holding.resolve();
    await new Promise(() => {});
  };
  void migratePostgres(connection, goSilent, { idleTimeoutMs: 200 });
  await holding.promise;
  await migratePostgres(connection, async () => {});
});

onPostgres("a long migration keeps the advisory lock", async () => {
  const { url, db, other } = await start({});
  await other.query("begin; lock table drizzle.__drizzle_migrations");
  const options = { lockTimeoutMs: 200, idleTimeoutMs: 1_000 };
  const migration = migratePostgres({ connectionString: url }, async () => {}, options);
  const outcome = expect(migration).resolves.toBeUndefined();
  const secondsOfLock = async () => {
    const { rows } = await db.execute<{ seconds: number }>(
      sql`select extract(epoch from now() - xact_start)::int as seconds
        from pg_stat_activity join pg_locks using (pid)
        where datname = current_database() and locktype = 'advisory' and granted`,
    );
    return rows[0]?.seconds ?? 0;
  };
  await expect.poll(secondsOfLock, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  await other.query("commit");
  await outcome;
});

onPostgres("a start that waits for the advisory lock reports it after 5 seconds", async () => {
  const { url, other } = await start({});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await other.query("begin");
  await other.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  const onWaiting = vi.fn();
  const migration = migratePostgres({ connectionString: url }, async () => {}, { onWaiting });
  await expect.poll(() => countWaiting(other)).toBe(1);
  expect(onWaiting).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(onWaiting.mock.calls).toEqual([[expect.stringContaining("another Verbena")]]);
  await other.query("commit");
  await migration;
});
