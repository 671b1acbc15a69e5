import type { mails } from "../db/schema.ts";
import { type Letter, type MailWithContent, writeLetter } from "./letter.ts";
import { letterAsHtml } from "./letter-as-html.ts";

/** A mail of the queue. */
export type Mail = typeof mails.$inferSelect;

/** The sender of all mails. */
export type Sender = { name: string; address: string };

/** A message for nodemailer. */
export type Message = ReturnType<typeof composeMail>;

/** Composes a message. A mail always has the same Message-ID and date, so that duplicates can be recognised. */
export function composeMail(mail: Mail, filled: MailWithContent, from: Sender) {
  const letter = writeLetter(filled, contactOf(from));
  return {
    messageId: `<${mail.id}@${from.address.split("@").at(-1)}>`,
    date: mail.createdAt,
    from,
    // An object is always one address, whatever it contains. A username must not get into a header.
    to: { name: "", address: mail.recipient },
    subject: letter.subject,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": letter.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @returns undefined for a `no-reply` address, which is the default without MAIL_FROM */
function contactOf({ address }: Sender): string | undefined {
  return /^no-?reply@/i.test(address) ? undefined : address;
}

/** The plain text of a mail. */
export function letterAsText(letter: Letter): string {
  const { greeting, message, action, notYou, remedy, signOff } = letter;
  const paragraphs = [
    greeting,
    message,
    ...(action ? [`${action.button}\n${action.link}`, action.validFor] : []),
    notYou,
    ...(remedy ? [`${remedy.button}\n${remedy.link}`] : []),
    `${signOff}\nVerbena`,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
