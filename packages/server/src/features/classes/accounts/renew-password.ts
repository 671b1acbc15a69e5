import { eq } from "drizzle-orm";
import { makeCardPassword } from "../../../accounts/made-accounts/card-password.ts";
import { unlock } from "../../../accounts/made-accounts/sign-in-to-class.ts";
import { setPassword } from "../../../accounts/password/password.ts";
import { retryOnDeadlock } from "../../../db/database-errors.ts";
import { sessions } from "../../../db/schema.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { AppError } from "../../../errors/app-error.ts";
import { findMember } from "../find-member.ts";
import type { MemberContext } from "../in-class.ts";
import { lockClass } from "../lock-class.ts";
import { logClassAction } from "../log-action.ts";
import { keepLoginName } from "./login-names.ts";
import { findLogin } from "./queries.ts";

/** What the card of a pupil has. The server does not store the password. */
export type MadeAccount = { userId: string; name: string; password: string };

/** A teacher who gives passwords to pupils of the class. */
export type PasswordGiver = MemberContext & Pick<Dependencies, "hashing">;

/**
 * Gives a pupil another password, for a new card. Signs out everybody who used the old one.
 *
 * @throws AppError not_found if the class has not made this account
 */
export async function renewPassword(
  { db, hashing, user, now, member: { classId } }: PasswordGiver,
  userId: string,
): Promise<MadeAccount> {
  if (!(await findLogin({ db, now }, classId, userId))) throw new AppError("not_found");
  const { password, hash } = await makeCardPassword(hashing);
  const renew = () =>
    db.transaction(async (tx) => {
      // Nobody renames the pupil between the card and the names to sign in with.
      await lockClass(tx, classId);
      const { name } = await findMember(tx, classId, userId);
      // The account may have been deleted meanwhile.
      if (!(await setPassword({ db: tx, now }, { userId, hash }))) throw new AppError("not_found");
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      await keepLoginName(tx, { classId, userId }, name);
      await unlock(tx, { classId, userId });
      const action = { kind: "password-renewed", teacherId: user.id } as const;
      await logClassAction({ db: tx, now }, { classId, ...action });
      return name;
    });
  return { userId, name: await retryOnDeadlock(renew), password };
}
