import type { Language } from "@verbena/core/languages";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { DatabaseContext } from "../../db/database.ts";
import { mails } from "../../db/schema.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import { deleteNewAddressLinks, findNewestAddressLink } from "../links/link-token.ts";
import { isCurrentPasswordHash } from "../password/password.ts";
import type { SessionUser } from "../session/read-session.ts";

type EmailChange = {
  user: SessionUser;
  newEmail: string;
  language: Language;
  /** Hash of the password that the learner gave. */
  passwordHash: string;
};

/**
 * Queues a mail that asks for confirmation of a new address; call it in a transaction. Replaces a pending address. The
 * answer does not reveal whether the address has an account: that is looked up when the mail is sent.
 *
 * @throws AppError invalid_input if the password has changed in the meantime
 */
export async function requestNewEmail(
  { db: tx, now }: DatabaseContext,
  { user: { id: userId }, newEmail, language, passwordHash }: EmailChange,
): Promise<void> {
  if (!(await isCurrentPasswordHash(tx, userId, passwordHash))) {
    throw invalidInput("password", "wrongPassword");
  }
  await deleteNewAddressLinks(tx, userId, { keptEmail: newEmail });
  const mail = { userId, recipient: newEmail, language, kind: "confirm-new-address" } as const;
  await queueMail({ db: tx, now }, { ...mail, content: {} });
}

/** The learner's unconfirmed new address: its mail is in the queue, or was sent with a valid link. */
export async function findPendingEmail(
  { db, now }: DatabaseContext,
  { id, email }: SessionUser,
): Promise<string | null> {
  const isNewAddress = and(eq(mails.userId, id), eq(mails.kind, "confirm-new-address"));
  const [mail] = await db
    .select({ recipient: mails.recipient })
    .from(mails)
    .where(and(isNewAddress, isNull(mails.failedAt)))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  if (mail) return mail.recipient;
  const link = await findNewestAddressLink({ db, now }, id);
  // A link stays valid after it was followed. The account then has the new address.
  return link?.email === email && link.newEmail !== email ? (link.newEmail ?? null) : null;
}
