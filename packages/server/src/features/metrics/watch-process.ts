import { setTimeout as sleep } from "node:timers/promises";
import { collectDefaultMetrics, Gauge } from "prom-client";
import type { PoolState } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { QueueState } from "../../http/fair-queue.ts";
import { countDelayed, countFailedSince, countNew } from "../../mail-queue/queue-state.ts";

/** A slow database must not delay the other metrics. */
const COUNT_TIMEOUT_MS = 1_000;

type Watched = Pick<Dependencies, "metrics" | "db" | "hashing" | "background">;

/**
 * Adds what is measured when somebody reads `/metrics`: queues, connections, memory, CPU, delay of the event
 * loop.
 *
 * @param databaseQueue requests that wait for their turn on the database
 * @param pool connections to PostgreSQL; undefined for the embedded database
 */
export function watchProcess(
  { metrics: { registry }, db, hashing, background }: Watched,
  databaseQueue: () => QueueState,
  pool: Readonly<PoolState> | undefined,
): void {
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => Record<string, number>) => {
    const labelNames = ["state"];
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(read())) this.set({ state }, count);
      },
    });
  };
  gauge(
    "verbena_password_hashes",
    "Passwords that are hashed, or wait for it.",
    hashing.queueState,
  );
  gauge("verbena_background_jobs", "Work that continues after its request's answer.", () => ({
    running: background.count(),
  }));
  if (pool) {
    gauge(
      "verbena_database_connections",
      "Used and idle connections to PostgreSQL, and requests that wait for one.",
      () => ({
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: databaseQueue().waiting,
      }),
    );
  }
  new Gauge({
    name: "verbena_mails",
    help: "Mails in the queue of all servers, at most 1000 in each state. Absent while the database is slow.",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      this.reset();
      const timeout = sleep(COUNT_TIMEOUT_MS, [], { ref: false });
      const counts = await Promise.race([countMails(db), timeout]).catch(() => []);
      for (const [state, count] of counts) this.set({ state }, count);
    },
  });
}

async function countMails(db: Dependencies["db"]): Promise<(readonly [string, number])[]> {
  const counts = {
    new: countNew(db),
    delayed: countDelayed(db),
    failed: countFailedSince(db, new Date(0)),
  };
  const states = Object.entries(counts).map(async ([state, rows]) => {
    const [row] = await rows;
    return [state, Number(row?.count ?? 0)] as const;
  });
  return Promise.all(states);
}
