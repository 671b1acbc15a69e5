import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, like, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { type MailKind, mails, userOfLink, users, verifications } from "../../db/schema.ts";
import { linkLifetimeS, type MailKindWithLink } from "../../mail-queue/link-lifetime.ts";

/** What a link is for. */
export type LinkSubject = {
  userId: string;
  /** The account's address when the link was made. */
  email: string;
  /** In a link that confirms a new address. */
  newEmail?: string;
};

type Access = { db: Tables; now: Date };

const TOKEN_BYTES = 32;

/** Makes the token of a link. Only its hash is stored, so a copy of the database opens no account. */
export async function createLinkToken(
  { db, now }: Access,
  kind: MailKindWithLink,
  { userId, email, newEmail }: LinkSubject,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(kind, token),
    value: [userId, email, newEmail].filter((part) => part !== undefined).join(" "),
    expiresAt: new Date(now.getTime() + linkLifetimeS[kind] * 1000),
    createdAt: now,
    updatedAt: now,
  });
  return token;
}

/** @returns null if the token does not exist, has been used or has expired */
export async function readLinkToken(
  access: Access,
  kind: MailKindWithLink,
  token: string,
): Promise<LinkSubject | null> {
  const [row] = await findToken(access, kind, token);
  return row ? subjectOf(row) : null;
}

/** Like `readLinkToken`, and keeps the link valid until the transaction ends. */
export async function holdLinkToken(
  access: Access,
  kind: MailKindWithLink,
  token: string,
): Promise<LinkSubject | null> {
  const [row] = await findToken(access, kind, token).for("share");
  return row ? subjectOf(row) : null;
}

/** Like `readLinkToken`, and uses the token up. */
export async function takeLinkToken(
  { db, now }: Access,
  kind: MailKindWithLink,
  token: string,
): Promise<LinkSubject | null> {
  const [row] = await db
    .delete(verifications)
    .where(isValid(kind, token, now))
    .returning();
  return row ? subjectOf(row) : null;
}

/** What the newest valid link for a new address is for; null if an account has none. */
export async function newestAddressLink(
  { db, now }: Access,
  userId: string,
): Promise<LinkSubject | null> {
  const [row] = await db
    .select()
    .from(verifications)
    .where(and(isAbout([userId]), isOfKind("confirm-new-address"), isUnexpired(now)))
    .orderBy(desc(verifications.createdAt))
    .limit(1);
  return row ? subjectOf(row) : null;
}

/**
 * Deletes an account's links for new addresses, and their mails that still wait.
 *
 * @param keptEmail the new address whose links stay
 */
export async function dropNewAddressLinks(
  db: Tables,
  userId: string,
  keptEmail = "",
): Promise<void> {
  const isNewAddress = and(eq(mails.userId, userId), eq(mails.kind, "confirm-new-address"));
  await dropWaiting(db, and(isNewAddress, ne(mails.recipient, keptEmail)));
  const isKept = sql`split_part(${verifications.value}, ' ', 3) = ${keptEmail}`;
  await db
    .delete(verifications)
    .where(and(isAbout([userId]), isOfKind("confirm-new-address"), not(isKept)));
}

/**
 * Deletes the links that could undo a change of password or address, and their mails that still wait.
 * Sign-ins that wait for a code end too.
 *
 * @param keptToken of a link for a new address that can be followed again
 */
export async function dropTakeoverLinks(db: Tables, userId: string, keptToken = ""): Promise<void> {
  const takeoverMails: MailKind[] = ["reset-password", "confirm-new-address"];
  await dropWaiting(db, and(isMailFor([userId]), inArray(mails.kind, takeoverMails)));
  const isTakeover = and(
    not(isOfKind("confirm-address")),
    ne(verifications.identifier, identifierOf("confirm-new-address", keptToken)),
  );
  await db.delete(verifications).where(and(isAbout([userId]), isTakeover));
}

/** Deletes all links of accounts, and their mails that still wait. */
export async function dropLinks(db: Tables, userIds: readonly string[]): Promise<void> {
  await dropWaiting(db, isMailFor(userIds));
  await db.delete(verifications).where(isAbout(userIds));
}

/**
 * Comes before the tokens are deleted: a worker locks the mail's row while it makes the token, so the
 * token is there afterwards.
 */
async function dropWaiting(db: Tables, which: SQL | undefined): Promise<void> {
  await db.delete(mails).where(and(which, isNull(mails.failedAt)));
}

/** A mail that a visitor asked for names no account until it is sent. */
function isMailFor(userIds: readonly string[]): SQL | undefined {
  const isTheirs = sql`${mails.userId} = any(${sql.param(userIds)}::uuid[])`;
  const addresses = sql`(select ${users.email} from ${users} where ${users.id} = any(${sql.param(userIds)}::uuid[]))`;
  return or(isTheirs, and(isNull(mails.userId), sql`${mails.recipient} in ${addresses}`));
}

function isAbout(userIds: readonly string[]): SQL {
  return sql`${userOfLink(verifications.value)} = any(${sql.param(userIds)}::text[])`;
}

function findToken({ db, now }: Access, kind: MailKindWithLink, token: string) {
  return db
    .select()
    .from(verifications)
    .where(isValid(kind, token, now));
}

function isValid(kind: MailKindWithLink, token: string, now: Date): SQL | undefined {
  return and(eq(verifications.identifier, identifierOf(kind, token)), isUnexpired(now));
}

const isUnexpired = (now: Date): SQL => gt(verifications.expiresAt, now);

const isOfKind = (kind: MailKindWithLink): SQL => like(verifications.identifier, `${kind}:%`);

function identifierOf(kind: MailKindWithLink, token: string): string {
  return `${kind}:${createHash("sha256").update(token).digest("base64url")}`;
}

/** Neither an id nor an address contains a space. */
function subjectOf({ value }: { value: string }): LinkSubject {
  const [userId = "", email = "", newEmail] = value.split(" ");
  return { userId, email, ...(newEmail !== undefined && { newEmail }) };
}
