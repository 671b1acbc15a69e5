import type { Language } from "@verbena/core/vocabulary";
import type { MailKind } from "../db/schema.ts";
import { hasLink, linkLifetimeS, type MailKindWithLink } from "./link-lifetime.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import type { MailTexts } from "./texts/mail-texts.ts";
import { nl } from "./texts/nl.ts";

const textsIn: Record<Language, MailTexts> = { fr, nl, es, en };

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** A mail in the words of its reader's language, before it is plain text or HTML. */
export type Letter = {
  language: Language;
  subject: string;
  greeting: string;
  message: string;
  action: { button: string; orCopy: string; link: string; validFor: string } | undefined;
  notYou: string;
  signOff: string;
};

type Written = { kind: MailKind; language: Language; content: Readonly<Record<string, string>> };

/** Writes a mail of the queue in its language. */
export function writeLetter({ kind, language, content }: Written): Letter {
  const texts = textsIn[language];
  const { subject, message, notYou } = texts.mails[kind];
  const { username = "", link = "" } = content;
  return {
    language,
    subject,
    greeting: isFitForMail(username) ? texts.greetingByName(username) : texts.greeting,
    message,
    action: hasLink(kind) ? actionOf(texts, language, kind, link) : undefined,
    notYou,
    signOff: texts.signOff,
  };
}

function actionOf(texts: MailTexts, language: Language, kind: MailKindWithLink, link: string) {
  const { orCopy, validFor, mails } = texts;
  const duration = durationIn(language, linkLifetimeS[kind]);
  return { button: mails[kind].button, orCopy, link, validFor: validFor(duration) };
}

function durationIn(language: Language, seconds: number): string {
  const [count, unit] = seconds < DAY_S ? [seconds / HOUR_S, "hour"] : [seconds / DAY_S, "day"];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(count);
}

/**
 * Anybody can sign up with another person's address, and with a name that is an advertisement:
 * names that a mail program could take for an address of the web are left out.
 */
function isFitForMail(username: string): boolean {
  return /^[\p{L}\p{M}\p{N} '’_-]+\.?$/u.test(username);
}
