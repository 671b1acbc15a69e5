/** Whether an error, or what caused it, has this code of PostgreSQL. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === code) || hasCode(error.cause, code);
}

/** Whether the database refused a row because another one has what only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, "23505");
}
