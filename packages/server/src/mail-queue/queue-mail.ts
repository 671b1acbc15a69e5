import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import type { Language } from "@verbena/core/vocabulary";
import type { Tables } from "../db/database.ts";
import { type MailKind, mails } from "../db/schema.ts";

/** The link is added when the mail is sent. */
type Nothing = Record<string, never>;

/** A change that was made when the mail was queued. */
type OfChange = {
  /** Missing if the address is unconfirmed. */
  username?: string;
  /** The reader's time zone (IANA), UTC if unknown. */
  timeZone: string;
  /** What to do if somebody else made the change. */
  link: string;
};

type ContentOf = {
  "confirm-address": Nothing;
  /** `askedBy` is missing if the reader asked. */
  "reset-password": { askedBy?: "administrator" };
  "confirm-new-address": Nothing;
  /** To the old address. The new one is masked, and left out if the old one was never confirmed. */
  "address-changed": OfChange & { maskedEmail?: string };
  "password-changed": OfChange;
  "two-factor-on": OfChange;
  "two-factor-off": OfChange;
};

/** A kind of mail with its content. */
export type MailContent = {
  [Kind in MailKind]: { kind: Kind; content: ContentOf[Kind] };
}[MailKind];

/** Wakes the mail worker of this process. The mail's transaction may not have committed yet. */
export const queueEvents = new EventEmitter<{ queued: [] }>();

type Addressed = {
  /** Null for a visitor's request: the account, if any, is looked up when the mail is sent. */
  userId: string | null;
  recipient: string;
  /** The reader's; a mail with a link uses it only if the reader has not chosen one. */
  language: Language;
};

/**
 * Queues a mail; the worker delivers it.
 *
 * @param db usually the transaction of the change that the mail is about
 */
export async function queueMail(
  { db, now }: { db: Tables; now: Date },
  mail: Addressed & MailContent,
): Promise<void> {
  const waiting = { id: randomUUID(), ...mail, createdAt: now, nextAttemptAt: now };
  await db.insert(mails).values(waiting);
  queueEvents.emit("queued");
}
