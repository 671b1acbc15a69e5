/**
 * Codes of the network and of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html)
 * for what another attempt may not meet again. Two characters stand for a whole class.
 */
const transientCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "08", // connection lost, or refused by a connection pooler
  "25006", // read-only, as what was the primary is after a failover
  "25P03", // idle for too long within a transaction
  "40001", // serialization failure
  "40P01", // deadlock
  "53", // out of disk, memory or connections
  "55P03", // waited too long for a lock
  "57014", // the statement took too long
  "57P01", // shutting down
  "57P02", // crashed
  "57P03", // starting
  "57P05", // idle for too long
]);

/** What node-postgres says without a code. */
const transientMessages = [
  "Connection terminated",
  "Client has encountered a connection error",
  "Client was closed",
  "Query read timeout",
  "timeout exceeded when trying to connect",
];

/** Whether an error comes from a database that cannot do something now, and may be able to soon. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return hasTransientCode(error) || saysTransient(error) || isTransient(error.cause);
}

function hasTransientCode(error: Error): boolean {
  const code = "code" in error ? String(error.code) : "";
  return transientCodes.has(code) || (code.length === 5 && transientCodes.has(code.slice(0, 2)));
}

function saysTransient({ message }: Error): boolean {
  return transientMessages.some((words) => message.startsWith(words));
}

/** Whether an error, or what caused it, has this code of PostgreSQL. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === code) || hasCode(error.cause, code);
}

/** Whether the database refused a row because another one has what only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, "23505");
}

const DEADLOCK = "40P01";
const TRIES_MAX = 3;

/**
 * Runs a statement or a transaction, again where PostgreSQL broke it off because it and another one
 * waited for each other: nothing of it was done then.
 */
export async function againAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!hasCode(error, DEADLOCK) || tries === TRIES_MAX) throw error;
    }
  }
}
