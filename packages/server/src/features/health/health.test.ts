import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "../../db/open-postgres.ts";
import { AppError } from "../../errors/app-error.ts";
import { startPostgresCluster } from "../../testing/postgres.ts";
import { appOn, visitor } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { createDatabaseCheck } from "./routes.ts";

const unavailable = expect.objectContaining({ code: "unavailable" });
const isPostgres = inject("template").kind === "postgres";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => vi.useRealTimers());

/** Lets the server try again. */
const later = () => vi.advanceTimersByTime(2_000);

test("requests between two tries get the outcome of the last one", async () => {
  const tryToWrite = vi.fn(() => Promise.reject(new Error("disk full")));
  const check = createDatabaseCheck(tryToWrite);
  await expect(check()).rejects.toEqual(unavailable);
  await expect(check()).rejects.toEqual(unavailable);
  expect(tryToWrite).toHaveBeenCalledOnce();
  tryToWrite.mockResolvedValueOnce(undefined as never);
  later();
  await check();
  expect(tryToWrite).toHaveBeenCalledTimes(2);
});

test("a silent database is unavailable after 4 seconds, until a later try succeeds", async () => {
  const tryToWrite = vi.fn(() => new Promise<void>(() => {}));
  const check = createDatabaseCheck(tryToWrite);
  const failing = expect(check()).rejects.toBeInstanceOf(AppError);
  vi.advanceTimersByTime(4_000);
  await failing;
  tryToWrite.mockResolvedValueOnce(undefined);
  await check();
});

/** A database, and a way to make temporary files fail as on a full disk. */
async function limitedDatabase() {
  if (!isPostgres) {
    const { db, close } = await testDatabase();
    onTestFinished(close);
    return { db, limit: (size: string) => db.execute(sql.raw(`set temp_file_limit = ${size}`)) };
  }
  const cluster = await startPostgresCluster();
  onTestFinished(cluster.stop);
  const { db, close } = await openPostgres(cluster.url, { onLostConnection: () => {} });
  onTestFinished(close);
  const limit = async (size: string) => {
    await db.execute(sql.raw(`alter system set temp_file_limit = ${size}`));
    await db.execute(sql`select pg_reload_conf()`);
  };
  return { db, limit };
}

test("/readyz answers 503 while the disk is full, and 200 again without other requests", async () => {
  const { db, limit } = await limitedDatabase();
  const { send } = visitor(appOn(db).app);
  const readyz = async () => {
    later();
    return (await send("GET", "/readyz")).status;
  };
  expect(await readyz()).toBe(200);
  await limit("64");
  await expect.poll(readyz).toBe(503);
  await limit("-1");
  await expect.poll(readyz).toBe(200);
});
