import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { startPgbouncer } from "../testing/pgbouncer.ts";
import { freePort } from "../testing/postgres.ts";
import { serverEnvironment, startServer } from "../testing/processes.ts";
import { answer } from "../testing/progress.ts";
import { openPostgres } from "./open-postgres.ts";
import { processes, users } from "./schema.ts";

const onPostgres = test.runIf(inject("template").kind === "postgres");

/** A server's configuration behind pgbouncer, and a direct connection. */
async function behindPgbouncer(options?: { firstStart: boolean }) {
  const { DATABASE_URL: directUrl = "", ...environment } = await serverEnvironment(options);
  const { url, stop } = await startPgbouncer(directUrl);
  onTestFinished(stop);
  const direct = new pg.Client(directUrl);
  // The database is dropped with this connection open.
  direct.on("error", () => {});
  await direct.connect();
  onTestFinished(() => direct.end());
  return { url, directUrl, environment, direct };
}

onPostgres(
  "two servers behind pgbouncer record all answers and leave no locks or heartbeats",
  async () => {
    const { url, directUrl, environment, direct } = await behindPgbouncer({ firstStart: true });
    const common = { ...environment, DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl };
    const PORT = String(await freePort());
    const servers = [startServer(common), startServer({ ...common, PORT })];
    await Promise.all(servers.map(({ ready }) => ready()));
    const [first] = servers;
    const origin = first?.origin ?? "";

    const learners = [1, 2, 3, 4, 5, 6];
    const sent = await Promise.all(
      learners.map(async (number) => {
        const { cookie } = await signUp(origin, `learner-${number}@example.org`);
        const events = Array.from({ length: 20 }, () => answer());
        const halves = [events.slice(0, 10), events.slice(10)];
        await Promise.all(
          halves.map(async (half, index) => {
            for (const event of half) await record(servers[index]?.origin ?? "", cookie, event);
          }),
        );
        return events.map(({ id }) => id);
      }),
    );
    const { rows } = await direct.query<{ id: string }>("select id from progress_events");
    expect(rows.map(({ id }) => id).toSorted()).toEqual(sent.flat().toSorted());
    expect((await direct.query("select id from processes")).rows).toHaveLength(2);

    for (const server of servers) server.kill("SIGTERM");
    const ends = await Promise.all(servers.map(({ ended }) => ended()));
    expect(ends.map(({ status }) => status)).toEqual([0, 0]);
    expect((await direct.query("select id from processes")).rows).toEqual([]);
    const held = await direct.query(
      `select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory'`,
    );
    expect(held.rows).toEqual([]);
  },
  60_000,
);

onPostgres("through pgbouncer, timeouts apply to transactions only", async () => {
  const { url, directUrl } = await behindPgbouncer();
  const timeouts = { lockMs: 11, statementMs: 12, idleInTransactionMs: 13, responseMs: 30_000 };
  const options = { onLostConnection: () => {}, directUrl, poolSize: 1, timeouts };
  const { db, close } = await openPostgres(url, options);
  onTestFinished(close);
  const settings = sql`select current_setting('lock_timeout') as lock,
    current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`;
  const inTransaction = await db.transaction((tx) => tx.execute(settings));
  expect(inTransaction.rows).toEqual([{ lock: "11ms", statement: "12ms", idle: "13ms" }]);
  expect((await db.execute(settings)).rows).toEqual([{ lock: "0", statement: "0", idle: "0" }]);
});

onPostgres("through pgbouncer, later writes do not join an abandoned transaction", async () => {
  const { url, directUrl, direct } = await behindPgbouncer();
  const longTimeouts = { lockMs: 60_000, statementMs: 60_000, idleInTransactionMs: 60_000 };
  const timeouts = { ...longTimeouts, responseMs: 200 };
  const options = { onLostConnection: () => {}, directUrl, poolSize: 2, timeouts };
  const { db, close } = await openPostgres(url, options);
  onTestFinished(close);
  const newUser = () => {
    const [id, now] = [randomUUID(), new Date()];
    return { id, name: "Ana", email: `${id}@example.org`, createdAt: now };
  };
  await direct.query("begin; lock table users");
  const stuck = db.transaction((tx) => tx.insert(users).values(newUser()));
  await expect(stuck).rejects.toThrow();
  await direct.query("commit");
  const saved = Array.from({ length: 6 }, newUser);
  for (const user of saved) await db.insert(users).values(user);
  const { rows } = await direct.query<{ id: string }>("select id from users");
  expect(rows.map(({ id }) => id).toSorted()).toEqual(saved.map(({ id }) => id).toSorted());
  expect(await db.select().from(processes)).toHaveLength(1);
});

onPostgres(
  "a start behind pgbouncer without DATABASE_DIRECT_URL names the variable to set",
  async () => {
    const { url, environment } = await behindPgbouncer();
    const { status, errors } = await startServer({ ...environment, DATABASE_URL: url }).ended();
    expect(status).toBe(1);
    expect(errors).toMatch(/^DATABASE_URL .* set DATABASE_DIRECT_URL to PostgreSQL itself\n$/);
  },
);

async function signUp(origin: string, email: string) {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ana", email, password: "clavel-rojo", isOfAge: true }),
  });
  expect(response.status).toBe(200);
  return { cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

async function record(origin: string, cookie: string, event: object): Promise<void> {
  const response = await fetch(`${origin}/api/progress/events`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ events: [event] }),
  });
  expect(response.status).toBe(200);
}
