const DEADLOCK = "40P01";
const UNIQUE_VIOLATION = "23505";
const INTERNAL_ERROR = "XX000";
const DEADLOCK_TRIES_MAX = 3;

/**
 * Error codes of the network and of PostgreSQL after which a retry may succeed.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
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
  "25006", // read-only, such as a former primary after a failover
  "25P03", // idle in a transaction for too long
  "40001", // serialization failure
  DEADLOCK,
  "55P03", // lock timeout
  "57014", // statement cancelled, as by its timeout
  "57P01", // server shuts down
  "57P02", // server crashed
  "57P03", // server starts
  "57P05", // idle for too long
]);

/** Classes of PostgreSQL's codes: their first two characters. */
const transientClasses = new Set([
  "08", // connection lost, or refused by a connection pooler
  "53", // out of disk, memory or connections
]);

/** Messages of node-postgres that come without a code. */
const transientMessages = [
  "Connection terminated",
  "Client has encountered a connection error",
  "Client was closed",
  "Query read timeout",
  "timeout exceeded when trying to connect",
];

/** Whether a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return hasTransientCode(error) || hasTransientMessage(error) || isTransient(error.cause);
}

function hasTransientCode(error: Error): boolean {
  const code = "code" in error ? String(error.code) : "";
  return transientCodes.has(code) || (isSqlState(code) && transientClasses.has(code.slice(0, 2)));
}

/**
 * The code by which operators know an error of the database or of the connection to it: PostgreSQL's, or the
 * network's. Undefined for other errors.
 */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  // Only PostgreSQL's errors have a severity.
  if ("severity" in error || transientCodes.has(code)) return code;
  return hasTransientMessage(error) ? "connection" : databaseErrorCode(error.cause);
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

function hasTransientMessage({ message }: Error): boolean {
  return transientMessages.some((words) => message.startsWith(words));
}

/** Whether an error or one of its causes has this code of PostgreSQL. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === code) || hasCode(error.cause, code);
}

/** Whether a unique constraint refused a row. Citus copies rows to its nodes, and then gives another code. */
export function isUniqueViolation(error: unknown): boolean {
  if (hasCode(error, UNIQUE_VIOLATION)) return true;
  if (!(error instanceof Error)) return false;
  const isCopied = hasCode(error, INTERNAL_ERROR) && /^duplicate key value /.test(error.message);
  return isCopied || isUniqueViolation(error.cause);
}

/** Runs a statement or a transaction, up to three times if PostgreSQL ends it because of a deadlock. */
export async function retryOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!hasCode(error, DEADLOCK) || tries === DEADLOCK_TRIES_MAX) throw error;
    }
  }
}
