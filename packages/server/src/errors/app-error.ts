import type { ErrorBody, ErrorCode, Issue, IssueKey } from "./error-codes.ts";

type Options = ErrorOptions & {
  /** For the header `Retry-After`. */
  retryAfterS?: number;
};

/** Ends a request with an error code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, issues: readonly Issue[] = [], options?: Options) {
    super(code, options);
    this.code = code;
    this.issues = issues;
    this.retryAfterS = options?.retryAfterS;
  }

  body(): ErrorBody {
    const { code, issues } = this;
    return { error: issues.length === 0 ? { code } : { code, issues: [...issues] } };
  }
}

/** Whether the server was too busy to do something. */
export const isUnavailable = (error: unknown) =>
  error instanceof AppError && error.code === "unavailable";

/** @throws AppError invalid_input where there are issues */
export function throwIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new AppError("invalid_input", issues);
}

/** The error of one field; an empty path means the whole input. */
export function invalidInput(path: string, key: IssueKey): AppError {
  return new AppError("invalid_input", [{ path, key }]);
}
/** What may be logged of an error. Queries contain what learners sent, and are left out. */
export type ErrorDescription = { name: string; code?: string; message?: string; stack?: string };

/** Describes the innermost cause of an error. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  if (error.cause instanceof Error) return describeError(error.cause);
  const { name } = error;
  // Messages of PostgreSQL quote values.
  if ("code" in error) return { name, code: String(error.code), ...placesOf(error) };
  return { name, message: error.message, ...placesOf(error) };
}

function placesOf({ stack }: Error): { stack?: string } {
  const places = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return places ? { stack: places.join("\n") } : {};
}
