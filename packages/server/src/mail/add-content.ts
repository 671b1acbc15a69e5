import { and, eq, type SQL } from "drizzle-orm";
import { createLinkToken, type LinkSubject } from "../accounts/links/link-token.ts";
import { findPerson, nameForMail, type Person } from "../accounts/notices.ts";
import type { Database, Tables } from "../db/database.ts";
import { mails, users } from "../db/schema.ts";
import { hasLink, type MailKindWithLink } from "../mail-queue/link-lifetime.ts";
import type { Mail } from "./compose-mail.ts";
import type { MailWithContent } from "./letter.ts";

type Access = {
  db: Tables;
  now: Date;
  /** Where links lead, such as https://verbena.example. */
  linkOrigin: string;
};

/** The pages that links open. The token is in the fragment, which browsers send to no server. */
const pathOf = {
  "confirm-address": "/auth/confirm-address",
  "reset-password": "/auth/reset",
  "confirm-new-address": "/auth/confirm-new-address",
} as const satisfies Record<MailKindWithLink, string>;

/**
 * Adds a mail's content when it is sent. The token of a link is made now, so that the queue holds none and
 * the link's lifetime starts when the mail leaves.
 *
 * @returns null if there is nothing to send: nobody has the address, or the request was undone
 */
export async function addContent(
  { db, ...access }: Access & { db: Database },
  mail: Mail,
): Promise<MailWithContent | null> {
  const { kind } = mail;
  if (!hasLink(kind)) return mail;
  return db.transaction(async (tx) => {
    // A change that invalidates links deletes waiting mails first, and so waits for this lock.
    const waiting = await tx.select().from(mails).where(eq(mails.id, mail.id)).for("share");
    return waiting.length === 0 ? null : contentAdders[kind]({ db: tx, ...access }, mail);
  });
}

type ContentAdder = (access: Access, mail: Mail) => Promise<MailWithContent | null>;

const contentAdders: Record<MailKindWithLink, ContentAdder> = {
  async "reset-password"(access, mail) {
    const person = await findAccount(access.db, mail, eq(users.email, mail.recipient));
    return person && withLink(access, mail, person);
  },

  async "confirm-address"(access, mail) {
    const isUnconfirmed = and(eq(users.email, mail.recipient), eq(users.emailVerified, false));
    const person = await findAccount(access.db, mail, isUnconfirmed);
    return person && withLink(access, mail, person);
  },

  async "confirm-new-address"(access, mail) {
    const { db, linkOrigin } = access;
    const newEmail = mail.recipient;
    const person = await findAccount(db, mail);
    if (!person || person.email === newEmail) return null;
    // Also for an address that is taken: the learner who asked must not see the difference.
    const confirmation = await withLink(access, mail, person, newEmail);
    const owner = await findPerson(db, eq(users.email, newEmail), mail.language);
    if (!owner) return confirmation;
    const content = { ...nameForMail(owner), link: `${linkOrigin}/auth` };
    return { kind: "address-taken", language: owner.language, content, createdAt: mail.createdAt };
  },
};

async function findAccount(
  db: Tables,
  { userId, language }: Mail,
  which?: SQL,
): Promise<Person | null> {
  if (userId === null) return null;
  const isTheirs = and(eq(users.id, userId), which);
  return isTheirs ? findPerson(db, isTheirs, language) : null;
}

async function withLink(
  access: Access,
  { kind, content, createdAt }: Mail,
  person: Person,
  newEmail?: string,
): Promise<MailWithContent> {
  if (!hasLink(kind)) throw new Error(`A mail ${kind} has no link.`);
  const { userId, email, language } = person;
  const subject: LinkSubject = { userId, email, ...(newEmail !== undefined && { newEmail }) };
  const token = await createLinkToken(access, kind, subject);
  const link = `${access.linkOrigin}${pathOf[kind]}#token=${token}`;
  const { askedBy } = content;
  // A new address is unconfirmed, even if the account's present one is not.
  const name = newEmail === undefined ? nameForMail(person) : {};
  return { kind, language, content: { ...name, link, ...(askedBy && { askedBy }) }, createdAt };
}
