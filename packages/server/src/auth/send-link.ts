import type { Tables } from "../db/database.ts";
import type { MailKindWithLink } from "../mail/link-lifetime.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { createLinkToken } from "./link-token.ts";
import type { Person } from "./person.ts";

/** What it takes to send somebody a link. */
export type LinkSender = {
  db: Tables;
  now: Date;
  /** Where links lead, such as https://verbena.example. */
  linkOrigin: string;
};

const pathOf = {
  "confirm-address": "/api/auth/confirm-address",
  "reset-password": "/auth/reset",
  "confirm-new-address": "/api/auth/confirm-new-address",
} as const satisfies Record<MailKindWithLink, string>;

type Particulars = {
  /** Address that the link confirms, and that the mail goes to instead. */
  newEmail?: string;
  /** Who asked for the mail, where that is not its reader. */
  askedBy?: "administrator";
};

/** Queues a mail with a link that is good for its time. */
export async function sendLink(
  { db, now, linkOrigin }: LinkSender,
  kind: MailKindWithLink,
  { userId, email, username, language }: Person,
  { newEmail, askedBy }: Particulars = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const subject = { userId, email, ...(newEmail !== undefined && { newEmail }) };
    const token = await createLinkToken({ db: tx, now }, kind, subject);
    const link = `${linkOrigin}${pathOf[kind]}?token=${token}`;
    const addressed = { userId, recipient: newEmail ?? email, language };
    const content = { username, link, ...(askedBy && { askedBy }) };
    await queueMail({ db: tx, now }, { ...addressed, kind, content });
  });
}
