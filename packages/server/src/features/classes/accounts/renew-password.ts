import { eq } from "drizzle-orm";
import { makeCardPassword } from "../../../accounts/made-accounts/card-password.ts";
import { unlock } from "../../../accounts/made-accounts/sign-in-to-class.ts";
import { setPassword } from "../../../accounts/password/password.ts";
import { retryOnDeadlock } from "../../../db/database-errors.ts";
import { sessions } from "../../../db/schema.ts";
import { AppError } from "../../../errors/app-error.ts";
import { logClassAction } from "../log-action.ts";
import type { MadeAccount, Teacher } from "./make-accounts.ts";
import { findLogin } from "./queries.ts";

/**
 * Gives a pupil another password, for a new card. Signs out everybody who used the old one.
 *
 * @throws AppError not_found if the class has not made this account
 */
export async function renewPassword(
  { db, hashing, user, now, member: { classId } }: Teacher,
  userId: string,
): Promise<MadeAccount> {
  const login = await findLogin({ db, now }, classId, userId);
  if (!login) throw new AppError("not_found");
  const { password, hash } = await makeCardPassword(hashing);
  const renew = () =>
    db.transaction(async (tx) => {
      // The account may have been deleted meanwhile.
      if (!(await setPassword({ db: tx, now }, { userId, hash }))) throw new AppError("not_found");
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      await unlock(tx, { classId, userId });
      const action = { kind: "password-renewed", teacherId: user.id } as const;
      await logClassAction({ db: tx, now }, { classId, ...action });
    });
  await retryOnDeadlock(renew);
  return { userId, name: login.name, password };
}
