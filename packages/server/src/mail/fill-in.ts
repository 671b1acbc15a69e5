import { and, eq, type SQL } from "drizzle-orm";
import {
  createLinkToken,
  findNewAddresses,
  type LinkSubject,
  prolongNewAddress,
} from "../accounts/links/link-token.ts";
import { findPerson, nameForMail, type Person } from "../accounts/person.ts";
import type { Database, Tables } from "../db/database.ts";
import { mails, users } from "../db/schema.ts";
import { hasLink, linkLifetimeS, type MailKindWithLink } from "../mail-queue/link-lifetime.ts";
import type { Mail } from "./compose-mail.ts";
import type { Written } from "./letter.ts";

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
 * Fills in what a mail of the queue says. A link gets its token now, so that the queue holds none, and
 * its lifetime starts when the mail leaves.
 *
 * @returns null where nothing is to be sent: nobody has that address, or what was asked for was undone
 */
export async function fillIn(
  { db, ...access }: Access & { db: Database },
  mail: Mail,
): Promise<Written | null> {
  const { kind } = mail;
  if (!hasLink(kind)) return mail;
  return db.transaction(async (tx) => {
    // A change that invalidates links deletes waiting mails first, and so waits for this lock.
    const waiting = await tx.select().from(mails).where(eq(mails.id, mail.id)).for("share");
    return waiting.length === 0 ? null : fillers[kind]({ db: tx, ...access }, mail);
  });
}

type Filler = (access: Access, mail: Mail) => Promise<Written | null>;

const fillers: Record<MailKindWithLink, Filler> = {
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
    const wanted = await findNewAddresses(access, person.userId);
    if (!wanted.some((one) => one.email === person.email && one.newEmail === newEmail)) return null;
    const owner = await findPerson(db, eq(users.email, newEmail), mail.language);
    if (!owner) return withLink(access, mail, person, newEmail);
    // The learner who asked was told of a mail, as they are for every address.
    const content = { ...nameForMail(owner), link: `${linkOrigin}/auth` };
    return { kind: "address-taken", language: owner.language, content, createdAt: mail.createdAt };
  },
};

/** Keeps on record what the mail's link would confirm, until the link of a later attempt has expired. */
export async function keepWaiting(db: Tables, mail: Mail, until: Date): Promise<void> {
  const { kind, userId, recipient: newEmail } = mail;
  if (kind !== "confirm-new-address" || userId === null) return;
  const expiresAt = new Date(until.getTime() + linkLifetimeS[kind] * 1000);
  await prolongNewAddress(db, { userId, newEmail, until: expiresAt });
}

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
): Promise<Written> {
  if (!hasLink(kind)) throw new Error(`A mail ${kind} has no link.`);
  const { userId, email, language } = person;
  const subject: LinkSubject = { userId, email, ...(newEmail !== undefined && { newEmail }) };
  const token = await createLinkToken(access, kind, subject);
  const link = `${access.linkOrigin}${pathOf[kind]}#token=${token}`;
  const { askedBy } = content;
  // A new address is not confirmed yet, whatever the account's present one is.
  const name = newEmail === undefined ? nameForMail(person) : {};
  return { kind, language, content: { ...name, link, ...(askedBy && { askedBy }) }, createdAt };
}
