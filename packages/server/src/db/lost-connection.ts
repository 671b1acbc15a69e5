/** Codes of the network and of PostgreSQL that say: not now. */
const lost = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "53300", // too many connections
  "57P01", // the database is shutting down
  "57P02", // it crashed
  "57P03", // it is starting
]);

/** What node-postgres says without a code. */
const lostMessages = [
  "Connection terminated",
  "Client has encountered a connection error",
  "Query read timeout",
  "timeout exceeded when trying to connect",
];

/** Whether an error comes from a database that cannot be reached, and may be back soon. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return hasLostCode(error) || saysLost(error) || isLostConnection(error.cause);
}

function hasLostCode(error: Error): boolean {
  const code = "code" in error ? String(error.code) : "";
  return lost.has(code) || code.startsWith("08");
}

function saysLost({ message }: Error): boolean {
  return lostMessages.some((words) => message.startsWith(words));
}
