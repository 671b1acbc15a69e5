const UNIQUE_VIOLATION = "23505";

/** Whether the database refused a row because another one has what only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  return code === UNIQUE_VIOLATION || isUniqueViolation(error.cause);
}
