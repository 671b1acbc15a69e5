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
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": letter.language,
      ...(letter.unsubscribe && unsubscribeHeaders(letter.unsubscribe.link)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Lets mail programs offer a button that unsubscribes (RFC 8058). They send the token in the query, whereas the
 * reader's browser gets it in the fragment.
 */
function unsubscribeHeaders(link: string) {
  return {
    "List-Unsubscribe": `<${link.replace("#", "?")}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** @returns undefined for a `no-reply` address, which is the default without MAIL_FROM */
function contactOf({ address }: Sender): string | undefined {
  return /^no-?reply@/i.test(address) ? undefined : address;
}

/** The plain text of a mail. */
export function letterAsText(letter: Letter): string {
  const { greeting, message, facts = [], action, notYou, remedy, signOff, unsubscribe } = letter;
  const paragraphs = [
    greeting,
    message,
    ...(facts.length > 0 ? [facts.map((fact) => `- ${fact}`).join("\n")] : []),
    ...(action ? [`${action.button}\n${action.link}`] : []),
    ...(action?.validFor === undefined ? [] : [action.validFor]),
    notYou,
    ...(remedy ? [`${remedy.button}\n${remedy.link}`] : []),
    `${signOff}\nVerbena`,
    ...(unsubscribe ? [`${unsubscribe.button}\n${unsubscribe.link}`] : []),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
