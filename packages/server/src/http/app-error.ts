import type { ErrorBody, ErrorCode, Issue, IssueKey } from "./error-codes.ts";

/** The way out of a request that cannot be answered as asked. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];

  constructor(code: ErrorCode, issues: readonly Issue[] = [], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.issues = issues;
  }

  body(): ErrorBody {
    const { code, issues } = this;
    return { error: issues.length === 0 ? { code } : { code, issues: [...issues] } };
  }
}

/** The error of one wrong field. */
export function invalidInput(path: string, key: IssueKey): AppError {
  return new AppError("invalid_input", [{ path, key }]);
}
