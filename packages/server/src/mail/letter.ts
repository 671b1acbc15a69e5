import type { Language } from "@verbena/core/vocabulary";
import { hasLink, linkLifetimeS, type MailKindWithLink } from "../mail-queue/link-lifetime.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import type { LetterKind, MailTexts } from "./texts/mail-texts.ts";
import { nl } from "./texts/nl.ts";

const textsIn: Record<Language, MailTexts> = { fr, nl, es, en };

/** The habits of writing dates: days come first in all of them. */
const dateLocale: Record<Language, string> = { fr: "fr", nl: "nl", es: "es", en: "en-GB" };

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Up to so long a time is told in hours, as it is elsewhere. */
const TOLD_IN_HOURS_S = 2 * DAY_S;

/** A mail in the words of its reader's language, before it is plain text or HTML. */
export type Letter = {
  language: Language;
  subject: string;
  greeting: string;
  message: string;
  /** What the reader is asked to do. */
  action: { button: string; orCopy: string; link: string; validFor: string } | undefined;
  notYou: string;
  /** What whoever it was not can do. */
  remedy: { button: string; link: string } | undefined;
  signOff: string;
};

/** A mail with everything filled in. */
export type Written = {
  kind: LetterKind;
  language: Language;
  content: Readonly<Record<string, string>>;
  createdAt: Date;
};

/**
 * Writes a mail of the queue in its language.
 *
 * @param contact address at which the person who runs the site is reached, if there is one
 */
export function writeLetter(mail: Written, contact?: string): Letter {
  const { kind, language, content } = mail;
  const texts = textsIn[language];
  const { username = "" } = content;
  return {
    language,
    subject: texts.mails[kind].subject,
    greeting: isFitForMail(username) ? texts.greetingByName(username) : texts.greeting,
    ...(hasLink(kind) ? request(texts, kind, mail) : notice(texts, kind, mail, contact)),
    signOff: texts.signOff,
  };
}

/** What is said where the reader is asked to follow a link. */
function request(texts: MailTexts, kind: MailKindWithLink, { language, content }: Written) {
  const { button, ...asked } = texts.mails[kind];
  const isInvited = kind === "reset-password" && content["askedBy"] === "administrator";
  const { message, notYou } = isInvited ? texts.invitation : asked;
  const validFor = texts.validFor(durationIn(language, linkLifetimeS[kind]));
  const action = { button, orCopy: texts.orCopy, link: content["link"] ?? "", validFor };
  return { message, action, notYou, remedy: undefined };
}

/** What is said where something has changed. */
function notice(
  texts: MailTexts,
  kind: Exclude<LetterKind, MailKindWithLink>,
  { language, content, createdAt }: Written,
  contact: string | undefined,
) {
  const { message, notYou, button } = texts.mails[kind];
  const { maskedEmail = "", timeZone = "UTC", link } = content;
  const when = momentIn(language, createdAt, timeZone);
  return {
    message: message({ when, email: maskedEmail }),
    action: undefined,
    notYou: kind === "address-changed" && contact ? `${notYou} ${texts.writeTo(contact)}` : notYou,
    remedy: link === undefined ? undefined : { button, link },
  };
}

function momentIn(language: Language, moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(dateLocale[language], {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
  return format.format(moment);
}

function durationIn(language: Language, seconds: number): string {
  const [count, unit] =
    seconds <= TOLD_IN_HOURS_S ? [seconds / HOUR_S, "hour"] : [seconds / DAY_S, "day"];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(count);
}

/** Names that a mail program could turn into a link are left out, even where the address is confirmed. */
function isFitForMail(username: string): boolean {
  return /^[\p{L}\p{M}\p{N} '’_-]+\.?$/u.test(username);
}
