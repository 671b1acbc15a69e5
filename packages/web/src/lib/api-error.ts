import type { ErrorBody, ErrorCode, Issue } from "@verbena/server/client";

/** The server's codes, and one for no answer at all. */
export type ApiErrorCode = ErrorCode | "unreachable";

/** A call that did not give what was asked. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly issues: readonly Issue[];

  constructor(code: ApiErrorCode, issues: readonly Issue[] = []) {
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.issues = issues;
  }
}

/** The code of whatever a call threw. */
export function errorCodeOf(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : "internal";
}

/** What a refused response says; a body that is not ours (a proxy's page) counts as trouble. */
export async function errorOf(response: { json(): Promise<unknown> }): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) return new ApiError("unavailable");
  return new ApiError(body.error.code, body.error.issues);
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== "object" || body === null || !("error" in body)) return false;
  const { error } = body;
  return typeof error === "object" && error !== null && "code" in error;
}
