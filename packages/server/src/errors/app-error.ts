import type { ErrorBody, ErrorCode, Issue, IssueKey } from "./error-codes.ts";

type Options = ErrorOptions & {
  /** For the header `Retry-After`. */
  retryAfterS?: number;
};

/** An error with a code. The error handler sends it as the answer. */
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

/** @throws AppError invalid_input if there are issues */
export function throwIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new AppError("invalid_input", issues);
}

/** The error of one field; an empty path means the whole input. */
export function invalidInput(path: string, key: IssueKey): AppError {
  return new AppError("invalid_input", [{ path, key }]);
}

/** The parts of an error that may be logged. It leaves out queries, which contain input of learners. */
export type ErrorDescription = { name: string; code?: string; message?: string; stack?: string };

/** Describes the innermost cause of an error. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  if (error.cause instanceof Error) return describeError(error.cause);
  const { name } = error;
  // Messages of PostgreSQL quote values of the rows.
  if ("code" in error) return { name, code: String(error.code), ...stackWithoutMessage(error) };
  return { name, message: error.message, ...stackWithoutMessage(error) };
}

function stackWithoutMessage({ stack }: Error): { stack?: string } {
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return frames ? { stack: frames.join("\n") } : {};
}
