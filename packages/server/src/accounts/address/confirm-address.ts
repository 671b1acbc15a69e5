import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { isUniqueViolation, retryOnDeadlock } from "../../db/database-errors.ts";
import { teacherInvitations, teachers, users } from "../../db/schema.ts";
import { AppError, invalidInput } from "../../errors/app-error.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import {
  deleteTakeoverLinks,
  type LinkSubject,
  lockLinkToken,
  readLinkToken,
} from "../links/link-token.ts";
import { changeNotice, findRecipient, type Notifier } from "../notices.ts";

export type Confirmed = {
  /** The address that is confirmed now. */
  email: string;
  /** The account's address before; null if it has not changed. */
  formerEmail: string | null;
};

type Confirmer = Notifier & {
  /** Id of the user who is signed in. */
  signedInId: string | null;
};

/**
 * Confirms the address that a link was sent to. Following the link again changes nothing.
 *
 * @throws AppError invalid_input if the link is invalid, or the account now has another address; forbidden
 *   with `signInFirst` unless the account is signed in here: a stranger may have signed up with the address
 */
export async function confirmAddress(
  { db, now, signedInId }: Confirmer,
  token: string,
): Promise<Confirmed> {
  const link = await readLinkToken({ db, now }, "confirm-address", token);
  if (!link) throw expired();
  requireSignIn(link, signedInId);
  await db.transaction(async (tx) => {
    const confirmed = await tx
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, link.userId), eq(users.email, link.email)))
      .returning({ id: users.id });
    if (confirmed.length === 0) throw expired();
    await becomeTeacherIfInvited(tx, link.userId, link.email);
  });
  return { email: link.email, formerEmail: null };
}

/**
 * Gives an account the new address of a link, and queues a mail to the old one. Following the link again
 * changes nothing.
 *
 * @throws AppError invalid_input if the link is invalid, the account now has another address, or another
 *   account has this one; forbidden with `signInFirst` unless the account is signed in here: a stranger may try to
 *   attach the recipient's address to the stranger's account
 */
export async function confirmNewAddress(
  { db, now, linkOrigin, signedInId }: Confirmer,
  token: string,
): Promise<Confirmed> {
  const change = async (tx: Queryable) => {
    // Locked, so that a concurrent new password cannot invalidate the link in the meantime.
    const link = await lockLinkToken({ db: tx, now }, "confirm-new-address", token);
    const newEmail = link?.newEmail;
    if (!link || newEmail === undefined) throw expired();
    requireSignIn(link, signedInId);
    const recipient = await findRecipient(tx, eq(users.id, link.userId));
    if (recipient?.email === newEmail) return { email: newEmail, formerEmail: null };
    if (recipient?.email !== link.email) throw expired();
    const { userId, email, language, isConfirmed } = recipient;
    await tx
      .update(users)
      .set({ email: newEmail, emailVerified: true })
      .where(and(eq(users.id, userId), eq(users.email, email)));
    await becomeTeacherIfInvited(tx, userId, newEmail);
    await deleteTakeoverLinks(tx, userId, { keptToken: token });
    const notice = await changeNotice({ db: tx, linkOrigin }, recipient, "/");
    // An unconfirmed old address may belong to somebody else.
    const content = { ...notice, ...(isConfirmed && { maskedEmail: maskEmail(newEmail) }) };
    const mail = { userId, recipient: email, language, content };
    await queueMail({ db: tx, now }, { ...mail, kind: "address-changed" });
    return { email: newEmail, formerEmail: email };
  };
  return retryOnDeadlock(() => db.transaction(change)).catch((error) => {
    throw isUniqueViolation(error) ? expired() : error;
  });
}

/** An administrator may have invited the address before anybody had confirmed it: its owner may open classes now. */
async function becomeTeacherIfInvited(tx: Queryable, userId: string, email: string): Promise<void> {
  const [limits] = await tx
    .delete(teacherInvitations)
    .where(eq(teacherInvitations.email, email))
    .returning({
      classesMax: teacherInvitations.classesMax,
      pupilsMax: teacherInvitations.pupilsMax,
    });
  if (!limits) return;
  await tx
    .insert(teachers)
    .values({ userId, ...limits })
    .onConflictDoNothing();
}

function requireSignIn({ userId }: LinkSubject, signedInId: string | null): void {
  if (userId !== signedInId) throw new AppError("forbidden", [{ path: "", key: "signInFirst" }]);
}

const expired = () => invalidInput("token", "linkExpired");

/** Enough of an address for its owner to recognise it: `n…@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email.slice(0, at);
  return `${first}…${email.slice(at)}`;
}
