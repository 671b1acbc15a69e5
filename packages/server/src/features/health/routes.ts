import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Queryable } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { version } from "../../release.ts";

/**
 * `/healthz`: the process runs, and which release it is. `/readyz`: it accepts requests, and can reach its database and write to it.
 */
export function healthRoutes({ db, isDraining }: Dependencies) {
  const checkDatabase = createDatabaseCheck(() => tryToWrite(db));
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok", version }))
    .get("/readyz", async (c) => {
      if (isDraining()) throw new AppError("unavailable");
      await checkDatabase();
      return c.json({ status: "ready" });
    });
}

const CHECK_EVERY_MS = 2_000;
const TIMEOUT_MS = 4_000;

/**
 * Tries from time to time whether the database can be reached and written to. Requests in between get the outcome
 * of the last try.
 *
 * @param tryToWrite fails if it cannot write
 * @returns a function that throws AppError unavailable if the last try has failed, or takes too long
 */
export function createDatabaseCheck(tryToWrite: () => Promise<unknown>): () => Promise<void> {
  let last: { startedAt: number; outcome: Promise<unknown> } | undefined;
  return async () => {
    if (!last || performance.now() - last.startedAt >= CHECK_EVERY_MS) {
      last = { startedAt: performance.now(), outcome: tryToWrite() };
    }
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(timeout.reject, TIMEOUT_MS, new Error("no answer"));
    try {
      await Promise.race([last.outcome, timeout.promise]);
    } catch (cause) {
      throw new AppError("unavailable", [], { cause });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** More than PostgreSQL keeps in memory with the least `work_mem`, 64 kB. */
const SPILLED_PAGES = 128;

/**
 * Writes to the log, and 1 MB to a temporary file. A small row alone would still find room in the pages of its
 * table when the disk is full.
 */
async function tryToWrite(db: Queryable): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`
      with spilled as materialized (
        select repeat('x', 8192) as page from generate_series(1, ${SPILLED_PAGES}::int)
      ), written as (
        update progress_history set id = id
      )
      select count(page) from spilled`);
  });
}
