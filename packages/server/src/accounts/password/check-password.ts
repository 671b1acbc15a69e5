import type { Dependencies } from "../../dependencies.ts";
import { invalidInput, isUnavailable } from "../../errors/app-error.ts";
import { takeTurnsAs } from "../../http/turns.ts";
import type { Session } from "../session/read-session.ts";
import { passwordHashOf } from "./password-in-force.ts";

/**
 * Checks the password of a session's learner, who may have left the browser to somebody else.
 *
 * @param path of the password in the input
 * @returns the hash with which it was right
 * @throws AppError invalid_input when it is wrong, rate_limited after too many
 */
export async function checkPassword(
  { db, auth, rateLimits }: Pick<Dependencies, "db" | "auth" | "rateLimits">,
  { user: { id }, token }: Session,
  password: string,
  path = "password",
): Promise<string> {
  await rateLimits.count("password-check-by-session", token);
  const hashing = (await auth.$context).password;
  const hash = await passwordHashOf(db, id);
  takeTurnsAs(id);
  const isRight = hash && (await hashing.verify({ hash, password }).catch(giveBack));
  if (!isRight) throw invalidInput(path, "wrongPassword");
  await rateLimits.forget("password-check-by-session", token);
  return hash;

  /** Too many passwords were waiting: this one was not compared. */
  async function giveBack(error: unknown): Promise<never> {
    if (isUnavailable(error)) await rateLimits.giveBack("password-check-by-session", token);
    throw error;
  }
}
