import { HTTPException } from "hono/http-exception";
import { hasCode, isTransient } from "../db/database-errors.ts";
import { AppError, invalidInput } from "../errors/app-error.ts";

const FOREIGN_KEY_VIOLATION = "23503";

/** What to answer for anything that was thrown: the one place where errors are mapped. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return invalidInput("", "malformedJson");
  }
  if (isBrokenOff(error)) return invalidInput("", "malformedJson");
  // Every reference leads to a user in the end: the account was deleted while it was being used.
  if (hasCode(error, FOREIGN_KEY_VIOLATION)) return new AppError("unauthenticated");
  const code = isTransient(error) ? "unavailable" : "internal";
  return new AppError(code, [], { cause: error });
}

/** The client went away, or was given up as too slow, before its body had come: Node says it so. */
function isBrokenOff(error: unknown): boolean {
  const isReset = error instanceof Error && "code" in error && error.code === "ECONNRESET";
  return isReset && error.message === "aborted";
}
