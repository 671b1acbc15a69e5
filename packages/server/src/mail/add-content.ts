import { and, eq, gt, type SQL } from "drizzle-orm";
import { createLinkToken, type LinkSubject } from "../accounts/links/link-token.ts";
import { findRecipient, type Notifier, nameForMail, type Recipient } from "../accounts/notices.ts";
import type { Database, Queryable } from "../db/database.ts";
import { classInvitations, mails, profiles, users } from "../db/schema.ts";
import { hasLink, type MailKindWithLink } from "../mail-queue/link-lifetime.ts";
import { makeInvitationToken } from "../security/invitation-token.ts";
import { hashToken } from "../security/secret.ts";
import type { Mail } from "./compose-mail.ts";
import type { MailWithContent } from "./letter.ts";

/** The pages that links open. The token is in the fragment, which browsers send to no server. */
const pathOf = {
  "confirm-address": "/auth/confirm-address",
  "reset-password": "/auth/reset",
  "confirm-new-address": "/auth/confirm-new-address",
} as const satisfies Record<MailKindWithLink, string>;

/**
 * Adds a mail's content before it is sent. Tokens are created now, so that the queue contains none and a
 * link's lifetime starts when its mail is sent.
 *
 * @returns null if there is nothing to send: the address has no account, or the request was cancelled
 */
export async function addContent(
  { db, ...sender }: Notifier & { db: Database },
  mail: Mail,
): Promise<MailWithContent | null> {
  const { kind } = mail;
  if (kind === "weekly") return (await isWeeklyMailWanted(db, mail)) ? mail : null;
  if (kind === "class-invitation") return withInvitationLink({ db, ...sender }, mail);
  if (!hasLink(kind)) return mail;
  return db.transaction(async (tx) => {
    // A change that invalidates links deletes queued mails first, so it waits for this lock.
    const queued = await tx.select().from(mails).where(eq(mails.id, mail.id)).for("share");
    return queued.length === 0 ? null : contentAdders[kind]({ db: tx, ...sender }, mail);
  });
}

/** Creates the token of an invitation to a class; null if the invitation was withdrawn, accepted, or has expired. */
async function withInvitationLink(
  { db, now, linkOrigin }: Notifier,
  mail: Mail,
): Promise<MailWithContent | null> {
  const { classId = "", invitationId = "" } = mail.content;
  const token = makeInvitationToken(classId);
  const invited = await db
    .update(classInvitations)
    .set({ tokenHash: hashToken(token) })
    .where(
      and(
        eq(classInvitations.classId, classId),
        eq(classInvitations.id, invitationId),
        gt(classInvitations.expiresAt, now.toISOString()),
      ),
    )
    .returning({ id: classInvitations.id });
  if (invited.length === 0) return null;
  const link = `${linkOrigin}/auth/class-invitation#token=${token}`;
  return { ...mail, content: { ...mail.content, link } };
}

/** Whether the learner still wants the mail at this address: both may have changed since it was queued. */
async function isWeeklyMailWanted(
  db: Queryable,
  { userId, recipient }: Pick<Mail, "userId" | "recipient">,
): Promise<boolean> {
  if (userId === null) return false;
  const [wanted] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        eq(users.id, userId),
        eq(users.email, recipient),
        users.emailVerified,
        profiles.weeklyMail,
      ),
    );
  return wanted !== undefined;
}

type ContentAdder = (sender: Notifier, mail: Mail) => Promise<MailWithContent | null>;

const contentAdders: Record<MailKindWithLink, ContentAdder> = {
  async "reset-password"(sender, mail) {
    const recipient = await findAccount(sender.db, mail, eq(users.email, mail.recipient));
    return recipient && withLink(sender, mail, recipient);
  },

  async "confirm-address"(sender, mail) {
    const isUnconfirmed = and(eq(users.email, mail.recipient), eq(users.emailVerified, false));
    const recipient = await findAccount(sender.db, mail, isUnconfirmed);
    return recipient && withLink(sender, mail, recipient);
  },

  async "confirm-new-address"(sender, mail) {
    const { db, linkOrigin } = sender;
    const newEmail = mail.recipient;
    const recipient = await findAccount(db, mail);
    if (!recipient || recipient.email === newEmail) return null;
    // Created even if the address is taken, so that the learner who asked sees no difference.
    const confirmation = await withLink(sender, mail, recipient, newEmail);
    const owner = await findRecipient(db, eq(users.email, newEmail), mail.language);
    if (!owner) return confirmation;
    const content = { ...nameForMail(owner), link: `${linkOrigin}/auth` };
    return { kind: "address-taken", language: owner.language, content, createdAt: mail.createdAt };
  },
};

async function findAccount(
  db: Queryable,
  { userId, language }: Mail,
  which?: SQL,
): Promise<Recipient | null> {
  if (userId === null) return null;
  const hasUserId = and(eq(users.id, userId), which);
  return hasUserId ? findRecipient(db, hasUserId, language) : null;
}

async function withLink(
  sender: Notifier,
  { kind, content, createdAt }: Mail,
  recipient: Recipient,
  newEmail?: string,
): Promise<MailWithContent> {
  if (!hasLink(kind)) throw new Error(`A mail ${kind} has no link.`);
  const { userId, email, language } = recipient;
  const subject: LinkSubject = { userId, email, ...(newEmail !== undefined && { newEmail }) };
  const token = await createLinkToken(sender, kind, subject);
  const link = `${sender.linkOrigin}${pathOf[kind]}#token=${token}`;
  const { askedBy } = content;
  // A new address is unconfirmed, even if the account's present address is confirmed.
  const name = newEmail === undefined ? nameForMail(recipient) : {};
  return { kind, language, content: { ...name, link, ...(askedBy && { askedBy }) }, createdAt };
}
