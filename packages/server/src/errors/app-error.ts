import type { ErrorBody, ErrorCode, Issue, IssueKey } from "./error-codes.ts";

type Options = ErrorOptions & {
  /** When it makes sense to ask again. */
  retryAfterS?: number;
};

/** The way out of a request that cannot be answered as asked. */
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

/** Whether something was put off, and not done. */
export const isUnavailable = (error: unknown) =>
  error instanceof AppError && error.code === "unavailable";

/** The error of one wrong field. */
export function invalidInput(path: string, key: IssueKey): AppError {
  return new AppError("invalid_input", [{ path, key }]);
}
