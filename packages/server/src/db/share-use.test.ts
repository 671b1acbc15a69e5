import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createTestDatabase, dropTestDatabase } from "../testing/test-postgres.ts";
import { shareUse, USE_LOCK } from "./share-use.ts";

const template = inject("template");
const onPostgres = test.runIf(template.kind === "postgres");

async function newDatabase() {
  if (template.kind !== "postgres") throw new Error("There is no PostgreSQL.");
  const { server } = template;
  const url = await createTestDatabase(server);
  onTestFinished(() => dropTestDatabase(server, url));
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const isFree = async () => {
    const { rows } = await client.query<{ free: boolean }>(
      "select pg_try_advisory_xact_lock($1) as free",
      [USE_LOCK],
    );
    return rows[0]?.free;
  };
  return { url, client, isFree };
}

onPostgres("a database is in use until the last one has ended", async () => {
  const { url, isFree } = await newDatabase();
  const endFirst = await shareUse({ connectionString: url });
  const endSecond = await shareUse({ connectionString: url });
  await endFirst();
  expect(await isFree()).toBe(false);
  await endSecond();
  expect(await isFree()).toBe(true);
});

onPostgres("where the connection breaks, another one says so again", async () => {
  const { url, client, isFree } = await newDatabase();
  const end = await shareUse({ connectionString: url });
  onTestFinished(end);
  const { rows } = await client.query(
    `select pg_terminate_backend(pid, 5000) as ended from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  expect(rows).toEqual([{ ended: true }]);
  await expect.poll(isFree, { timeout: 10_000 }).toBe(false);
});
