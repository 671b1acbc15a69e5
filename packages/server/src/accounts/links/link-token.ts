import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { DatabaseContext, Queryable } from "../../db/database.ts";
import { type MailKind, mails, users, verifications } from "../../db/schema.ts";
import { linkLifetimeS, type MailKindWithLink } from "../../mail-queue/link-lifetime.ts";
import { hashToken } from "../../security/secret.ts";

/** The account that a link acts on. */
export type LinkSubject = {
  userId: string;
  /** The account's address when the link was made. */
  email: string;
  /** The address that the link confirms, if it differs from the account's. */
  newEmail?: string;
};

const TOKEN_BYTES = 32;

/** Creates the token of a link. Only its hash is stored: a copy of the database contains no working link. */
export async function createLinkToken(
  { db, now }: DatabaseContext,
  kind: MailKindWithLink,
  subject: LinkSubject,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await db.insert(verifications).values({
    ...subject,
    tokenHash: hashToken(token),
    kind,
    expiresAt: new Date(now.getTime() + linkLifetimeS[kind] * 1000),
    createdAt: now,
  });
  return token;
}

/** @returns null if the token does not exist, has been used or has expired */
export async function readLinkToken(
  context: DatabaseContext,
  kind: MailKindWithLink,
  token: string,
): Promise<LinkSubject | null> {
  const [row] = await findToken(context, kind, token);
  return row ? subjectOf(row) : null;
}

/** Like `readLinkToken`, and locks the row, so that the link stays valid until the transaction ends. */
export async function lockLinkToken(
  context: DatabaseContext,
  kind: MailKindWithLink,
  token: string,
): Promise<LinkSubject | null> {
  const [row] = await findToken(context, kind, token).for("share");
  return row ? subjectOf(row) : null;
}

/** Like `readLinkToken`, and deletes the token. */
export async function consumeLinkToken(
  { db, now }: DatabaseContext,
  kind: MailKindWithLink,
  token: string,
): Promise<LinkSubject | null> {
  const [row] = await db
    .delete(verifications)
    .where(isValid(kind, token, now))
    .returning();
  return row ? subjectOf(row) : null;
}

/** The newest valid link of an account that confirms a new address; null if there is none. */
export async function findNewestAddressLink(
  { db, now }: DatabaseContext,
  userId: string,
): Promise<LinkSubject | null> {
  const [row] = await db
    .select()
    .from(verifications)
    .where(and(isForUsers([userId]), isOfKind("confirm-new-address"), isUnexpired(now)))
    .orderBy(desc(verifications.createdAt))
    .limit(1);
  return row ? subjectOf(row) : null;
}

/**
 * Deletes an account's links that confirm new addresses, and their queued mails.
 *
 * @param keptEmail links to this address stay
 */
export async function deleteNewAddressLinks(
  db: Queryable,
  userId: string,
  { keptEmail = "" } = {},
): Promise<void> {
  const isNewAddress = and(eq(mails.userId, userId), eq(mails.kind, "confirm-new-address"));
  await deleteQueuedMails(db, and(isNewAddress, ne(mails.recipient, keptEmail)));
  const isOther = ne(verifications.newEmail, keptEmail);
  await db
    .delete(verifications)
    .where(and(isForUsers([userId]), isOfKind("confirm-new-address"), isOther));
}

/**
 * Deletes the links that could undo a change of password or address, and their queued mails. Also deletes
 * pending sign-ins.
 *
 * @param keptToken token of a link to a new address, which stays
 */
export async function deleteTakeoverLinks(
  db: Queryable,
  userId: string,
  { keptToken = "" } = {},
): Promise<void> {
  const takeoverMails: MailKind[] = ["reset-password", "confirm-new-address"];
  await deleteQueuedMails(db, and(isMailFor([userId]), inArray(mails.kind, takeoverMails)));
  const isTakeover = and(
    ne(verifications.kind, "confirm-address"),
    ne(verifications.tokenHash, hashToken(keptToken)),
  );
  await db.delete(verifications).where(and(isForUsers([userId]), isTakeover));
}

/** Deletes all links of accounts, and their queued mails. */
export async function deleteLinks(db: Queryable, userIds: readonly string[]): Promise<void> {
  await deleteQueuedMails(db, isMailFor(userIds));
  await db.delete(verifications).where(isForUsers(userIds));
}

/**
 * Call this before deleting tokens. A worker locks the mail's row while it creates the token. So this waits
 * for the worker, and the token exists afterwards.
 */
async function deleteQueuedMails(db: Queryable, condition: SQL | undefined): Promise<void> {
  await db.delete(mails).where(and(condition, isNull(mails.failedAt)));
}

/** A mail that a visitor asked for has no account until it is sent, only an address. */
function isMailFor(userIds: readonly string[]): SQL | undefined {
  const hasUser = sql`${mails.userId} = any(${sql.param(userIds)}::uuid[])`;
  const addresses = sql`(select ${users.email} from ${users} where ${users.id} = any(${sql.param(userIds)}::uuid[]))`;
  return or(hasUser, and(isNull(mails.userId), sql`${mails.recipient} in ${addresses}`));
}

function isForUsers(userIds: readonly string[]): SQL {
  return sql`${verifications.userId} = any(${sql.param(userIds)}::uuid[])`;
}

function findToken({ db, now }: DatabaseContext, kind: MailKindWithLink, token: string) {
  return db
    .select()
    .from(verifications)
    .where(isValid(kind, token, now));
}

function isValid(kind: MailKindWithLink, token: string, now: Date): SQL | undefined {
  return and(eq(verifications.tokenHash, hashToken(token)), isOfKind(kind), isUnexpired(now));
}

const isUnexpired = (now: Date): SQL => gt(verifications.expiresAt, now);

const isOfKind = (kind: MailKindWithLink): SQL => eq(verifications.kind, kind);

function subjectOf({ userId, email, newEmail }: typeof verifications.$inferSelect): LinkSubject {
  return { userId, email: email ?? "", ...(newEmail !== null && { newEmail }) };
}
