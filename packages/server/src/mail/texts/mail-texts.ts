import type { MailKind } from "../../db/schema.ts";
import type { MailKindWithLink } from "../../mail-queue/link-lifetime.ts";
import type { ImprovableCause } from "../../mail-queue/queue-mail.ts";

/** A mail of kind `confirm-new-address` becomes `address-taken` if the address has an account. */
export type LetterKind = MailKind | "address-taken";

/** Mails about a change. */
export type NoticeKind = Exclude<LetterKind, MailKindWithLink | ClassMailKind | "weekly">;

/** Mails about classes. */
export const classMailKinds = ["class-invitation", "teacher-invitation", "class-ending"] as const;
export type ClassMailKind = (typeof classMailKinds)[number];

/** What a mail about a class names. A name that a mail program could turn into a link is empty. */
type ClassInMail = {
  className: string;
  /** Who invites. */
  teacher: string;
  /** The last day, in the language of the text. */
  lastDay: string;
};

type Message = {
  message: string;
  /** For a reader who did not cause the mail. */
  notYou: string;
};

type MailText = Message & { subject: string; button: string };

type Change = {
  /** Date, time and time zone, in the language of the text. */
  when: string;
  /** The masked new address, or empty. */
  email: string;
};

type Count = { count: number; number: string };

/** The texts of the weekly mail. `number` is `count` in the format of the language. */
type WeekTexts = {
  subject: string;
  /** @param week such as "16–22 November 2026" */
  message: (week: string) => string;
  /** @param percent such as "83 %" */
  answers: (answers: Count, percent: string) => string;
  noAnswers: string;
  days: (days: number, aim: number) => string;
  enoughDays: (days: number) => string;
  /** @param verbs a list */
  verbs: (verbs: string) => string;
  /** @param causes a list */
  causes: (causes: string) => string;
  causeNames: Record<ImprovableCause, string>;
  today: (forms: Count) => string;
  nothingToday: string;
  button: string;
  /** Why the reader gets this mail. */
  reason: string;
  unsubscribe: string;
};

/** Below a button, for mail programs in which it does not work: a question, and the words of the same link. */
export type ButtonTrouble = { question: string; open: string };

/** The texts of mails in one language. */
export type MailTexts = {
  greeting: string;
  greetingByName: (name: string) => string;
  trouble: ButtonTrouble;
  /** @param duration such as "7 days", in the language of the text */
  validFor: (duration: string) => string;
  signOff: string;
  /** Advice to write to the operator. */
  writeTo: (contact: string) => string;
  /** In a mail about a change, the button is for a reader who did not make it. */
  mails: Record<MailKindWithLink, MailText> &
    Record<NoticeKind, Omit<MailText, "message"> & { message: (change: Change) => string }>;
  /** For a password reset that an administrator requested. */
  invitation: Message;
  week: WeekTexts;
  classes: Record<
    ClassMailKind,
    Omit<MailText, "message"> & { message: (about: ClassInMail) => string }
  >;
};
