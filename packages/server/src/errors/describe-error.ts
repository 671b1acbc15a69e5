/** What of an error may be logged: not the values that a learner sent, which queries carry. */
export type ErrorDescription = { name: string; code?: string; message?: string; stack?: string };

/** Describes the error at the bottom of a chain of causes. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  if (error.cause instanceof Error) return describeError(error.cause);
  const { name } = error;
  // Where PostgreSQL complains about data, its message quotes them.
  if ("code" in error) return { name, code: String(error.code), ...placesOf(error) };
  return { name, message: error.message, ...placesOf(error) };
}

function placesOf({ stack }: Error): { stack?: string } {
  const places = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return places ? { stack: places.join("\n") } : {};
}
