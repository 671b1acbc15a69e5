import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import type { Day } from "@verbena/core/calendar";
import type { DiagnosisCode } from "@verbena/core/causes";
import type { Language } from "@verbena/core/languages";
import type { DatabaseContext } from "../db/database.ts";
import { type MailKind, mails } from "../db/schema.ts";
import { hasMailbox } from "../input/mailbox.ts";

/** Content that is complete only when the mail is sent, with its link. */
type NoContent = Record<string, never>;

/** A change that was made when the mail was queued. */
type ChangeContent = {
  /** Missing for an unconfirmed address. */
  username?: string;
  /** The reader's time zone (IANA), UTC if unknown. */
  timeZone: string;
  /** Page to open if somebody else made the change. */
  link: string;
};

/** Causes that the weekly mail can name when they have become rarer. */
export const improvableCauses = [
  "accent",
  "wrong-person",
  "wrong-tense",
  "regularised",
  "missed-stem-change",
  "needless-stem-change",
  "spelling-change",
  "wrong-class-ending",
  "pronoun",
  "needs-point",
  "needs-clause",
  "needs-duration",
  "needs-past",
  "needs-reason",
  "needs-aim",
  "wrong-past",
  "wrong-to-be",
] as const satisfies readonly DiagnosisCode[];
export type ImprovableCause = (typeof improvableCauses)[number];

/** A week of practice. Numbers are written as digits, lists with commas. */
export type WeekContent = {
  username: string;
  /** The Monday after the week. */
  monday: Day;
  answers: string;
  /** Without wrong ones. */
  correct: string;
  /** Days with answers, and those that the learner aims for. */
  days: string;
  practiceDays: string;
  /** Verbs and causes with better results than in the weeks before. */
  verbs: string;
  causes: string;
  /** Forms for today. */
  today: string;
  link: string;
  /** Ends these mails. */
  unsubscribe: string;
};

type ContentOf = {
  "confirm-address": NoContent;
  /** `askedBy` is missing if a visitor asked. */
  "reset-password": { askedBy?: "administrator" };
  "confirm-new-address": NoContent;
  /** To the old address. The masked new address is missing if the old one was never confirmed. */
  "address-changed": ChangeContent & { maskedEmail?: string };
  "password-changed": ChangeContent;
  "two-factor-on": ChangeContent;
  "two-factor-off": ChangeContent;
  "wrong-codes": ChangeContent;
  weekly: WeekContent;
  /** Asks somebody to teach a class, too. The link is added when the mail is sent. */
  "class-invitation": { classId: string; invitationId: string; className: string; teacher: string };
  /** Says that the reader may open classes. */
  "teacher-invitation": { username?: string; link: string };
  /** A month before the last day of a class. */
  "class-ending": { username: string; className: string; lastDay: Day; link: string };
};

/** A kind of mail with its content. */
export type MailContent = {
  [Kind in MailKind]: { kind: Kind; content: ContentOf[Kind] };
}[MailKind];

/** Wakes this process's mail worker. The mail's transaction may not have committed yet. */
export const queueEvents = new EventEmitter<{ queued: [] }>();

type Recipient = {
  /** Null for a visitor's request: the account, if any, is looked up when the mail is sent. */
  userId: string | null;
  recipient: string;
  /** A mail with a link uses it only if the recipient has not chosen a language. */
  language: Language;
};

/**
 * Queues a mail for the worker. A recipient without a mailbox gets none: see `madeAddress`.
 *
 * @param db usually the transaction of the change that the mail is about
 */
export async function queueMail(
  { db, now }: DatabaseContext,
  mail: Recipient & MailContent,
): Promise<void> {
  if (!hasMailbox(mail.recipient)) return;
  const row = { id: randomUUID(), ...mail, createdAt: now, nextAttemptAt: now };
  await db.insert(mails).values(row);
  queueEvents.emit("queued");
}
