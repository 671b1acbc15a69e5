import { Counter, Histogram, Registry } from "prom-client";
import { databaseErrorCode } from "../db/database-errors.ts";

/** From an answer by a quick server to a statement that reaches its time limit. */
const LATENCY_BUCKETS_S = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
];

export type Metrics = ReturnType<typeof createMetrics>;

/** What the server counts for `/metrics`. No label depends on a learner. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const databaseErrors = new Counter({
    name: "verbena_database_errors_total",
    help: "Errors of the database that made a request fail, and lost connections.",
    labelNames: ["code"],
    registers,
  });
  return {
    registry,
    requests: new Histogram({
      name: "verbena_http_request_duration_seconds",
      help: "Time from a request's headers to its response's headers.",
      labelNames: ["method", "route", "status"],
      buckets: LATENCY_BUCKETS_S,
      registers,
    }),
    events: new Counter({
      name: "verbena_events_total",
      help: "Answers and other changes of progress that browsers have sent.",
      labelNames: ["status", "verdict"],
      registers,
    }),
    /** Ignores errors that are not the database's. */
    countDatabaseError(error: unknown): void {
      const code = databaseErrorCode(error);
      if (code !== undefined) databaseErrors.inc({ code });
    },
  };
}
