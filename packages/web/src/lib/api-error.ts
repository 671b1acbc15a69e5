import {
  type ErrorBody,
  type ErrorCode,
  type Issue,
  type IssueKey,
  statusOfError,
} from "@verbena/server/client";

/** The server's codes, and `unreachable`: no response, or a response that does not come from the server. */
export type ApiErrorCode = ErrorCode | "unreachable";

/** The error of a failed call. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly issues: readonly Issue[];
  /** Seconds to wait before a retry; null if the server gives none. */
  readonly retryAfterS: number | null;

  constructor(
    code: ApiErrorCode,
    issues: readonly Issue[] = [],
    retryAfterS: number | null = null,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = "ApiError";
    this.code = code;
    this.issues = issues;
    this.retryAfterS = retryAfterS;
  }
}

export function hasIssue(error: unknown, key: IssueKey): boolean {
  return error instanceof ApiError && error.issues.some((issue) => issue.key === key);
}

/** Whether a call failed by a timeout. */
export function isTimeout(error: Error): boolean {
  return error.cause instanceof DOMException && error.cause.name === "TimeoutError";
}

/** Whether the server could not be reached or is unavailable. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === "unreachable" || error.code === "unavailable")
  );
}

/** Converts a thrown value. Unknown values become `internal`. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("internal");
}

export function errorCodeOf(error: unknown): ApiErrorCode {
  return asApiError(error).code;
}

/** Reads the error in a refused response. Any other body, such as a proxy's page, counts as an outage. */
export async function parseError(response: {
  headers: Headers;
  json(): Promise<unknown>;
}): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) return new ApiError("unavailable");
  return new ApiError(body.error.code, body.error.issues, retryAfterOf(response.headers));
}

/** The seconds of the header. Ignores a date: a proxy may send one, but the server sends seconds. */
function retryAfterOf(headers: Headers): number | null {
  const seconds = headers.get("retry-after");
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) : null;
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== "object" || body === null || !("error" in body)) return false;
  const { error } = body;
  if (typeof error !== "object" || error === null || !("code" in error)) return false;
  const { code } = error;
  return typeof code === "string" && Object.hasOwn(statusOfError, code);
}
