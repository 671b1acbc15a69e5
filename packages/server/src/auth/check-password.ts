import { and, eq } from "drizzle-orm";
import { accounts } from "../db/schema.ts";
import { invalidInput } from "../http/app-error.ts";
import type { Dependencies } from "../http/dependencies.ts";
import type { SessionUser } from "./session-user.ts";

/**
 * Makes sure that whoever uses a session knows its password too.
 *
 * @throws AppError invalid_input at `password` when it is wrong, rate_limited after too many
 */
export async function checkPassword(
  { db, auth, rateLimits }: Pick<Dependencies, "db" | "auth" | "rateLimits">,
  { id }: SessionUser,
  password: string,
): Promise<void> {
  await rateLimits.count("password-check-by-user", id);
  const isOfUser = and(eq(accounts.userId, id), eq(accounts.providerId, "credential"));
  const [account] = await db.select().from(accounts).where(isOfUser);
  const hashing = (await auth.$context).password;
  const hash = account?.password;
  if (!hash || !(await hashing.verify({ hash, password }))) {
    throw invalidInput("password", "wrongPassword");
  }
  await rateLimits.forget("password-check-by-user", id);
}
