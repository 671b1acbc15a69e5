import type { Language } from "@verbena/core/vocabulary";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database, Tables } from "../../db/database.ts";
import { mails } from "../../db/schema.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import { dropNewAddressLinks, newestAddressLink } from "../links/link-token.ts";
import { isPasswordInForce } from "../password/password.ts";
import type { SessionUser } from "../session/read-session.ts";

type Change = {
  user: SessionUser;
  newEmail: string;
  language: Language;
  /** Of the password with which the learner asked. */
  passwordHash: string;
};

/**
 * Queues a mail that asks a new address for confirmation. Replaces another pending address. Whether the
 * address has an account already is looked up when the mail is sent, so that no answer tells.
 *
 * @throws AppError invalid_input if the password has changed meanwhile
 */
export async function requestNewEmail(
  { db, now }: { db: Database; now: Date },
  { user: { id: userId }, newEmail, language, passwordHash }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isPasswordInForce(tx, userId, passwordHash))) {
      throw invalidInput("password", "wrongPassword");
    }
    await dropNewAddressLinks(tx, userId, newEmail);
    const mail = { userId, recipient: newEmail, language, kind: "confirm-new-address" } as const;
    await queueMail({ db: tx, now }, { ...mail, content: {} });
  });
}

/** The learner's new address that waits to be confirmed: its mail is in the queue, or has left a link. */
export async function findPendingEmail(
  { db, now }: { db: Tables; now: Date },
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
  const link = await newestAddressLink({ db, now }, id);
  // A link that was followed stays for a while.
  return link?.email === email && link.newEmail !== email ? (link.newEmail ?? null) : null;
}
