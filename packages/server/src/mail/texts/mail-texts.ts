import type { MailKind } from "../../db/schema.ts";
import type { MailKindWithLink } from "../../mail-queue/link-lifetime.ts";

/** Kinds of letters: a mail to a new address becomes another letter where the address is taken. */
export type LetterKind = MailKind | "address-taken";

type Message = {
  message: string;
  /** For whoever did not ask for it. */
  notYou: string;
};

type Text = Message & { subject: string; button: string };

type Change = {
  /** Date, time and time zone, in the language of the text. */
  when: string;
  /** What may be shown of a new address; empty where nothing is. */
  email: string;
};

/** What mails say in one language. */
export type MailTexts = {
  greeting: string;
  greetingByName: (name: string) => string;
  /** Between the button and the link in words. */
  orCopy: string;
  /** @param duration such as "7 days", in the language of the text */
  validFor: (duration: string) => string;
  signOff: string;
  /** How to reach the person who runs the site. */
  writeTo: (contact: string) => string;
  /** Those that tell of a change have a button for whoever did not make it. */
  mails: Record<MailKindWithLink, Text> &
    Record<
      Exclude<LetterKind, MailKindWithLink>,
      Omit<Text, "message"> & { message: (change: Change) => string }
    >;
  /** To choose a new password, where an administrator has asked for the mail. */
  invitation: Message;
};
