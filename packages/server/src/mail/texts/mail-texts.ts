import type { MailKind } from "../../db/schema.ts";
import type { MailKindWithLink } from "../link-lifetime.ts";

type Text = {
  subject: string;
  message: string;
  /** For whoever did not ask for it. */
  notYou: string;
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
  mails: Record<MailKindWithLink, Text & { button: string }> &
    Record<Exclude<MailKind, MailKindWithLink>, Text>;
};
