import { eq } from "drizzle-orm";
import type { z } from "zod";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { findPassword, isCurrentPasswordHash, upgradeHash } from "../password/password.ts";
import type { signInInput } from "../schema.ts";
import {
  type Browser,
  beginSession,
  endSession,
  type SignedInUser,
} from "../session/begin-session.ts";
import { sessionUserColumns } from "../session/read-session.ts";
import { beginSecondStep } from "./second-step.ts";

/** The token of a sign-in that waits for a code. */
type NeedsCode = { secondStepToken: string };

/**
 * Signs in with a password. An unknown address costs the same work as a wrong password.
 *
 * @throws AppError unauthenticated with `wrongCredentials`, which does not say which of the two is wrong
 */
export async function signIn(
  {
    db,
    hashing,
    background,
    now,
  }: Pick<Dependencies, "db" | "hashing" | "background"> & { now: Date },
  { email, password, rememberMe = true }: z.output<typeof signInInput>,
  browser: Browser,
): Promise<SignedInUser | NeedsCode> {
  const stored = await findPassword(db, eq(users.email, email));
  if (!stored) {
    await hashing.hash(password);
    throw wrongCredentials();
  }
  const { userId, hash } = stored;
  if (!(await hashing.verify({ hash, password }))) throw wrongCredentials();
  const begin = () =>
    db.transaction(async (tx) => {
      if (!(await isCurrentPasswordHash(tx, userId, hash))) throw wrongCredentials();
      // The lock makes a concurrent turning-on of the second factor wait, and then end this session.
      const [user] = await tx
        .select(sessionUserColumns)
        .from(users)
        .where(eq(users.id, userId))
        .for("no key update");
      if (!user) throw wrongCredentials();
      const access = { db: tx, now };
      if (!user.twoFactorEnabled) {
        const session = await beginSession(access, { userId, isRemembered: rememberMe, browser });
        return { user, session };
      }
      await endSession(tx, browser.replacedToken);
      const pending = { userId, isRemembered: rememberMe };
      return { secondStepToken: await beginSecondStep(access, pending) };
    });
  const outcome = await retryOnDeadlock(begin);
  background.run(() => upgradeHash({ db, hashing }, { userId, hash, password }));
  return outcome;
}

const wrongCredentials = () =>
  new AppError("unauthenticated", [{ path: "", key: "wrongCredentials" }]);
