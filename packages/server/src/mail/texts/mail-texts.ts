import type { MailKind } from "../../db/schema.ts";
import type { MailKindWithLink } from "../link-lifetime.ts";

type Message = {
  message: string;
  /** For whoever did not ask for it. */
  notYou: string;
};

type Text = Message & { subject: string; button: string };

type Change = {
  /** Date, time and time zone, in the language of the text. */
  when: string;
  /** A new address, or what may be shown of it. */
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
  /** Those that tell of a change have a button for whoever did not make it. */
  mails: Record<MailKindWithLink, Text> &
    Record<
      Exclude<MailKind, MailKindWithLink>,
      Omit<Text, "message"> & { message: (change: Change) => string }
    >;
  /** To choose a new password, where an administrator has asked for the mail. */
  invitation: Message;
};
