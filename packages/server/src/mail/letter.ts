import type { Language } from "@verbena/core/languages";
import {
  CLASS_INVITATION_S,
  hasLink,
  linkLifetimeS,
  type MailKindWithLink,
} from "../mail-queue/link-lifetime.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import {
  type ButtonTrouble,
  type ClassMailKind,
  classMailKinds,
  type LetterKind,
  type MailTexts,
  type NoticeKind,
} from "./texts/mail-texts.ts";
import { nl } from "./texts/nl.ts";
import { dateLocale, weekTexts } from "./week-texts.ts";

const textsIn: Record<Language, MailTexts> = { fr, nl, es, en };

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Longer durations are written in days. */
const HOURS_MAX_S = 2 * DAY_S;

/** The texts of a mail, before it becomes plain text or HTML. */
export type Letter = {
  language: Language;
  subject: string;
  greeting: string;
  message: string;
  /** The request to the reader, if any. */
  action: { button: string; trouble?: ButtonTrouble; link: string; validFor?: string } | undefined;
  /** The figures of the weekly mail. */
  facts?: readonly string[];
  notYou: string;
  /** What to do if somebody else made the change. */
  remedy: { button: string; trouble: ButtonTrouble; link: string } | undefined;
  signOff: string;
  /** Ends mails of this kind. */
  unsubscribe?: { button: string; link: string };
};

/** A mail with its content. */
export type MailWithContent = {
  kind: LetterKind;
  language: Language;
  content: Readonly<Record<string, string>>;
  createdAt: Date;
};

/** @param contact the operator's address, if known */
export function writeLetter(mail: MailWithContent, contact?: string): Letter {
  const { kind, language, content } = mail;
  const texts = textsIn[language];
  const { username = "" } = content;
  const greeting = isSafeForMail(username) ? texts.greetingByName(username) : texts.greeting;
  const common = { language, greeting, signOff: texts.signOff };
  if (kind === "weekly") return { ...common, ...weekTexts(texts.week, mail) };
  if (isClassMail(kind)) return { ...common, ...classMailTexts(texts, kind, mail) };
  const own = hasLink(kind)
    ? requestTexts(texts, kind, mail)
    : noticeTexts(texts, kind, mail, contact);
  return { ...common, subject: texts.mails[kind].subject, ...own };
}

/** The texts of a mail that asks its reader to follow a link. */
function requestTexts(
  texts: MailTexts,
  kind: MailKindWithLink,
  { language, content }: MailWithContent,
) {
  const { button, ...ownRequest } = texts.mails[kind];
  const isInvitation = kind === "reset-password" && content["askedBy"] === "administrator";
  const { message, notYou } = isInvitation ? texts.invitation : ownRequest;
  const validFor = texts.validFor(formatDuration(language, linkLifetimeS[kind]));
  const { trouble } = texts;
  const action = { button, trouble, link: content["link"] ?? "", validFor };
  return { message, action, notYou, remedy: undefined };
}

const isClassMail = (kind: LetterKind): kind is ClassMailKind =>
  classMailKinds.some((each) => each === kind);

/** The texts of a mail about a class. */
function classMailTexts(
  texts: MailTexts,
  kind: ClassMailKind,
  { language, content }: MailWithContent,
) {
  const { message, button, ...rest } = texts.classes[kind];
  const { className = "", teacher = "", lastDay, link = "" } = content;
  const about = {
    className: isSafeForMail(className) ? className : "",
    teacher: isSafeForMail(teacher) ? teacher : "",
    lastDay: lastDay === undefined ? "" : formatLastDay(language, lastDay),
  };
  const validFor = texts.validFor(formatDuration(language, CLASS_INVITATION_S));
  const action = {
    button,
    trouble: texts.trouble,
    link,
    ...(kind === "class-invitation" && { validFor }),
  };
  return { ...rest, message: message(about), action, remedy: undefined };
}

const formatLastDay = (language: Language, day: string) =>
  new Intl.DateTimeFormat(dateLocale[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

/** The texts of a mail about a change. */
function noticeTexts(
  texts: MailTexts,
  kind: NoticeKind,
  { language, content, createdAt }: MailWithContent,
  contact: string | undefined,
) {
  const { message, notYou, button } = texts.mails[kind];
  const { maskedEmail = "", timeZone = "UTC", link } = content;
  const when = formatMoment(language, createdAt, timeZone);
  return {
    message: message({ when, email: maskedEmail }),
    action: undefined,
    notYou: kind === "address-changed" && contact ? `${notYou} ${texts.writeTo(contact)}` : notYou,
    remedy: link === undefined ? undefined : { button, trouble: texts.trouble, link },
  };
}

function formatMoment(language: Language, moment: Date, timeZone: string): string {
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

function formatDuration(language: Language, seconds: number): string {
  const [count, unit] =
    seconds <= HOURS_MAX_S ? [seconds / HOUR_S, "hour"] : [seconds / DAY_S, "day"];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(count);
}

/** Whether no mail program can turn a name into a link. */
function isSafeForMail(username: string): boolean {
  return /^[\p{L}\p{M}\p{N} '’_-]+\.?$/u.test(username);
}
