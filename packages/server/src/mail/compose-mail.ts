import type { mails } from "../db/schema.ts";
import { type Letter, type Written, writeLetter } from "./letter.ts";
import { letterAsHtml } from "./letter-as-html.ts";

/** A mail of the queue. */
export type Mail = typeof mails.$inferSelect;

/** Whom mails come from. */
export type Sender = { name: string; address: string };

/** A mail as nodemailer takes it. */
export type Message = ReturnType<typeof composeMail>;

/**
 * Composes a mail of the queue from what was filled in. However often it is composed it has the same Message-ID and date,
 * so that a mail that goes out twice can be told to be one.
 */
export function composeMail(mail: Mail, written: Written, from: Sender) {
  const letter = writeLetter(written, contactOf(from));
  return {
    messageId: `<${mail.id}@${from.address.split("@").at(-1)}>`,
    date: mail.createdAt,
    from,
    // As an object it is one address, whatever is in it; the username is no word for a header.
    to: { name: "", address: mail.recipient },
    subject: letter.subject,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": letter.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Nobody reads what is sent to a `no-reply` address, which is the sender where MAIL_FROM is not set. */
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
