import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { hasCode, isTransient } from "../db/database-errors.ts";
import type { Dependencies } from "../dependencies.ts";
import { AppError, describeError, invalidInput } from "../errors/app-error.ts";
import { statusOfError } from "../errors/error-codes.ts";
import { logRefusal } from "./request-log.ts";

const FOREIGN_KEY_VIOLATION = "23503";

/** Logs what a route has thrown, and answers with its error code. */
export function errorHandler(dependencies: Dependencies): ErrorHandler {
  return (thrown, c) => {
    const error = toAppError(thrown);
    logRefusal(c, dependencies, error);
    if (error.cause !== undefined) {
      dependencies.metrics.countDatabaseError(thrown);
      const entry = { requestId: c.get("requestId"), error: describeError(thrown) };
      dependencies.log.error(entry, error.code);
    }
    if (error.retryAfterS !== undefined) c.header("retry-after", String(error.retryAfterS));
    return c.json(error.body(), statusOfError[error.code]);
  };
}

/** Turns any thrown value into an error with a code. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return invalidInput("", "malformedJson");
  }
  if (isAborted(error)) return invalidInput("", "malformedJson");
  // A row refers to a missing user: the account was deleted during the request.
  if (hasCode(error, FOREIGN_KEY_VIOLATION)) return new AppError("unauthenticated");
  const code = isTransient(error) ? "unavailable" : "internal";
  return new AppError(code, [], { cause: error });
}

/** The client disconnected, or timed out, before the whole body had arrived. */
function isAborted(error: unknown): boolean {
  const isReset = error instanceof Error && "code" in error && error.code === "ECONNRESET";
  return isReset && error.message === "aborted";
}
