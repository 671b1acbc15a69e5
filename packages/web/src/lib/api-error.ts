import {
  type ErrorBody,
  type ErrorCode,
  type Issue,
  type IssueKey,
  statusOfError,
} from "@verbena/server/client";

/** The server's codes, and one for no answer, or none of the server's. */
export type ApiErrorCode = ErrorCode | "unreachable";

/** A call that did not give what was asked. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly issues: readonly Issue[];
  /** After how many seconds it makes sense to try again, where the server says so. */
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

/** Whether an error has this key among its issues. */
export function hasIssue(error: unknown, key: IssueKey): boolean {
  return error instanceof ApiError && error.issues.some((issue) => issue.key === key);
}

/** Whether a call was given up because nothing was heard for too long. */
export function isTimeOut(error: Error): boolean {
  return error.cause instanceof DOMException && error.cause.name === "TimeoutError";
}

/** Whether a call failed because the server could not be reached, rather than by its answer. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === "unreachable" || error.code === "unavailable")
  );
}

/** Whatever a call threw, as an error of a call. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("internal");
}

/** The code of whatever a call threw. */
export function errorCodeOf(error: unknown): ApiErrorCode {
  return asApiError(error).code;
}

/** What a refused response says; a body that is not ours (a proxy's page) counts as trouble. */
export async function errorOf(response: {
  headers: Headers;
  json(): Promise<unknown>;
}): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) return new ApiError("unavailable");
  return new ApiError(body.error.code, body.error.issues, retryAfterOf(response.headers));
}

/** Our server gives seconds; the other form of the header, a date, is nobody's here. */
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
