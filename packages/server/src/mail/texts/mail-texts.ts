import type { MailKind } from "../../db/schema.ts";
import type { MailKindWithLink } from "../../mail-queue/link-lifetime.ts";

/** A mail of kind `confirm-new-address` becomes `address-taken` if the address has an account. */
export type LetterKind = MailKind | "address-taken";

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

/** The texts of mails in one language. */
export type MailTexts = {
  greeting: string;
  greetingByName: (name: string) => string;
  /** Between the button and the link as text. */
  orCopy: string;
  /** @param duration such as "7 days", in the language of the text */
  validFor: (duration: string) => string;
  signOff: string;
  /** Advice to write to the operator. */
  writeTo: (contact: string) => string;
  /** In a mail about a change, the button is for a reader who did not make it. */
  mails: Record<MailKindWithLink, MailText> &
    Record<
      Exclude<LetterKind, MailKindWithLink>,
      Omit<MailText, "message"> & { message: (change: Change) => string }
    >;
  /** For a password reset that an administrator requested. */
  invitation: Message;
};
