import { HTTPException } from "hono/http-exception";
import { isLostConnection } from "../db/lost-connection.ts";
import { AppError, invalidInput } from "./app-error.ts";

/** What to answer for anything that was thrown: the one place where errors are mapped. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return invalidInput("", "malformedJson");
  }
  const code = isLostConnection(error) ? "unavailable" : "internal";
  return new AppError(code, [], { cause: error });
}
