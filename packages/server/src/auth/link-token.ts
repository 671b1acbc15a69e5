import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, like, ne, not, type SQL, sql } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { userOfLink, verifications } from "../db/schema.ts";
import { linkLifetimeS, type MailKindWithLink } from "../mail/link-lifetime.ts";

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
 * Makes a link good until an instant: its mail leaves later than it was meant to.
 *
 * @returns whether there still is such a link
 */
export async function prolongLinkToken(
  db: Tables,
  kind: MailKindWithLink,
  token: string,
  until: Date,
): Promise<boolean> {
  const prolonged = await db
    .update(verifications)
    .set({ expiresAt: until })
    .where(eq(verifications.identifier, identifierOf(kind, token)))
    .returning({ id: verifications.id });
  return prolonged.length > 0;
}

/** The addresses that links of an account confirm as its new one, the one asked for last first. */
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
 * Makes the links worthless that give an account a new address.
 *
 * @param sparedEmail new address of which the links stay good
 */
export async function dropNewAddressLinks(
  db: Tables,
  userId: string,
  sparedEmail = "",
): Promise<void> {
  const isSpared = sql`split_part(${verifications.value}, ' ', 3) = ${sparedEmail}`;
  await db
    .delete(verifications)
    .where(and(isAbout([userId]), isOfKind("confirm-new-address"), not(isSpared)));
}

/**
 * Makes links worthless with which somebody could take an account over: when its password or its
 * address changes, those that were asked for before must not undo it.
 *
 * @param sparedToken of a link that confirms a new address and may be followed again
 */
export async function dropTakeoverLinks(
  db: Tables,
  userId: string,
  sparedToken = "",
): Promise<void> {
  const { identifier } = verifications;
  const isTakeover = and(
    not(isOfKind("confirm-address")),
    ne(identifier, identifierOf("confirm-new-address", sparedToken)),
  );
  await db.delete(verifications).where(and(isAbout([userId]), isTakeover));
}

/** Makes all links for accounts worthless. */
export async function dropLinks(db: Tables, userIds: readonly string[]): Promise<void> {
  await db.delete(verifications).where(isAbout(userIds));
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
