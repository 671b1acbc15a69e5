import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import type { Language } from "@verbena/core/vocabulary";
import type { Tables } from "../db/database.ts";
import { type MailKind, mails } from "../db/schema.ts";

/** The link and everything else is added when the mail is sent. */
type Nothing = Record<string, never>;

/** What is told of a change that whoever owns the account may not have made; it is as old as the mail. */
type OfChange = {
  /** Absent where the address is not confirmed. */
  username?: string;
  /** IANA name of the reader's time zone, as far as it is known. */
  timeZone: string;
  /** Where whoever did not make the change can do something about it. */
  link: string;
};

/** What each kind of mail fills in. */
type ContentOf = {
  "confirm-address": Nothing;
  /** Says who asked for it, where that is not the reader. */
  "reset-password": { askedBy?: "administrator" };
  "confirm-new-address": Nothing;
  /**
   * To the old address; of the new one its reader sees only so much as to know whether it is theirs,
   * and nothing if the old one was never confirmed.
   */
  "address-changed": OfChange & { maskedEmail?: string };
  "password-changed": OfChange;
  "two-factor-on": OfChange;
  "two-factor-off": OfChange;
};

/** A kind of mail with its content. */
export type MailContent = {
  [Kind in MailKind]: { kind: Kind; content: ContentOf[Kind] };
}[MailKind];

/** Says to this process that a mail waits, once its transaction is committed. */
export const queueEvents = new EventEmitter<{ queued: [] }>();

type Addressed = {
  /** Null where a visitor asks: the account, if any, is looked up when the mail is sent. */
  userId: string | null;
  /** An address of which the form has been checked. */
  recipient: string;
  /** Of the reader; for a mail with a link only if they have chosen none. */
  language: Language;
};

/**
 * Puts a mail into the queue, which sends it as soon as a mail server takes it; no mail server is
 * asked here.
 *
 * @param db the database, or a transaction, with which the mail comes to be or does not
 */
export async function queueMail(
  { db, now }: { db: Tables; now: Date },
  mail: Addressed & MailContent,
): Promise<void> {
  const waiting = { id: randomUUID(), ...mail, createdAt: now, nextAttemptAt: now };
  await db.insert(mails).values(waiting);
  queueEvents.emit("queued");
}
