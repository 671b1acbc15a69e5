import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, like, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { type MailKind, mails, userOfLink, users, verifications } from "../../db/schema.ts";
import { linkLifetimeS, type MailKindWithLink } from "../../mail-queue/link-lifetime.ts";

/** What a link is about. */
export type LinkSubject = {
  userId: string;
  /** The account's address when the link was made. */
  email: string;
  /** The address that is to take its place, in a link that confirms it. */
  newEmail?: string;
};

type Access = { db: Tables; now: Date };

const TOKEN_BYTES = 32;

/** Makes the token of a link. Only its hash is kept: who reads the database cannot use it. */
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

/** What a token's link is about; null where it was never made, has been used up or has expired. */
export async function readLinkToken(
  access: Access,
  kind: MailKindWithLink,
  token: string,
): Promise<LinkSubject | null> {
  const [row] = await liveLink(access, kind, token);
  return row ? subjectOf(row) : null;
}

/** The same, and keeps the link from being made worthless before the transaction has ended. */
export async function holdLinkToken(
  access: Access,
  kind: MailKindWithLink,
  token: string,
): Promise<LinkSubject | null> {
  const [row] = await liveLink(access, kind, token).for("share");
  return row ? subjectOf(row) : null;
}

/** The same, and uses the token up: of two who come with it at once only one gets it. */
export async function takeLinkToken(
  { db, now }: Access,
  kind: MailKindWithLink,
  token: string,
): Promise<LinkSubject | null> {
  const [row] = await db
    .delete(verifications)
    .where(isLive(kind, token, now))
    .returning();
  return row ? subjectOf(row) : null;
}

/**
 * Records that an account is to get a new address. The link that confirms it gets a token of its own
 * when its mail is sent; nobody ever has this one.
 */
export async function noteNewAddress(
  access: Access,
  subject: Required<LinkSubject>,
): Promise<void> {
  await createLinkToken(access, "confirm-new-address", subject);
}

/** Keeps a new address on record until an instant: its mail is sent later than intended. */
export async function prolongNewAddress(
  db: Tables,
  { userId, newEmail, until }: { userId: string; newEmail: string; until: Date },
): Promise<void> {
  await db
    .update(verifications)
    .set({ expiresAt: until })
    .where(and(isAbout([userId]), isOfKind("confirm-new-address"), isFor(newEmail)));
}

/** The addresses that an account is to get, the one asked for last first. */
export async function findNewAddresses(
  { db, now }: Access,
  userId: string,
): Promise<{ email: string; newEmail: string; expiresAt: Date }[]> {
  const rows = await db
    .select()
    .from(verifications)
    .where(and(isAbout([userId]), isOfKind("confirm-new-address"), isUnexpired(now)))
    .orderBy(desc(verifications.createdAt));
  return rows.flatMap((row) => {
    const { email, newEmail } = subjectOf(row);
    return newEmail === undefined ? [] : [{ email, newEmail, expiresAt: row.expiresAt }];
  });
}

/**
 * Makes the links worthless that give an account a new address, including those not yet sent.
 *
 * @param sparedEmail new address of which the links stay good
 */
export async function dropNewAddressLinks(
  db: Tables,
  userId: string,
  sparedEmail = "",
): Promise<void> {
  await dropWaiting(
    db,
    and(
      eq(mails.userId, userId),
      eq(mails.kind, "confirm-new-address"),
      ne(mails.recipient, sparedEmail),
    ),
  );
  await db
    .delete(verifications)
    .where(and(isAbout([userId]), isOfKind("confirm-new-address"), not(isFor(sparedEmail))));
}

/**
 * Makes links worthless with which somebody could take an account over: when its password or its
 * address changes, those that were asked for before must not undo it. Mails that still wait are not sent.
 *
 * @param sparedToken of a link that confirms a new address and may be followed again
 */
export async function dropTakeoverLinks(
  db: Tables,
  userId: string,
  sparedToken = "",
): Promise<void> {
  const takeoverMails: MailKind[] = ["reset-password", "confirm-new-address"];
  await dropWaiting(db, and(isMailFor([userId]), inArray(mails.kind, takeoverMails)));
  const { identifier } = verifications;
  const isTakeover = and(
    not(isOfKind("confirm-address")),
    ne(identifier, identifierOf("confirm-new-address", sparedToken)),
  );
  await db.delete(verifications).where(and(isAbout([userId]), isTakeover));
}

/** Makes all links for accounts worthless, including those not yet sent. */
export async function dropLinks(db: Tables, userIds: readonly string[]): Promise<void> {
  await dropWaiting(db, isMailFor(userIds));
  await db.delete(verifications).where(isAbout(userIds));
}

/**
 * Comes before the tokens are deleted: a worker that is making the token of such a mail holds the
 * mail's row, so its token is there by then.
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

/** One comparison a link, however many users there are. */
function isAbout(userIds: readonly string[]): SQL {
  return sql`${userOfLink(verifications.value)} = any(${sql.param(userIds)}::text[])`;
}

function liveLink({ db, now }: Access, kind: MailKindWithLink, token: string) {
  return db
    .select()
    .from(verifications)
    .where(isLive(kind, token, now));
}

function isLive(kind: MailKindWithLink, token: string, now: Date): SQL | undefined {
  return and(eq(verifications.identifier, identifierOf(kind, token)), isUnexpired(now));
}

const isFor = (newEmail: string): SQL =>
  sql`split_part(${verifications.value}, ' ', 3) = ${newEmail}`;

const isUnexpired = (now: Date): SQL => gt(verifications.expiresAt, now);

const isOfKind = (kind: MailKindWithLink): SQL => like(verifications.identifier, `${kind}:%`);

function identifierOf(kind: MailKindWithLink, token: string): string {
  return `${kind}:${createHash("sha256").update(token).digest("base64url")}`;
}

/** Neither an id nor an address has a space in it. */
function subjectOf({ value }: { value: string }): LinkSubject {
  const [userId = "", email = "", newEmail] = value.split(" ");
  return { userId, email, ...(newEmail !== undefined && { newEmail }) };
}
