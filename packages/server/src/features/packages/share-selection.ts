import { randomBytes } from "node:crypto";
import type { ConjugationFamily } from "@verbena/core/families";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import type { Database } from "../../db/database.ts";
import { sharedSelections } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import { findPackage } from "./queries.ts";

/** 128 bits: nobody guesses a token, even without a limit. */
const TOKEN_BYTES = 16;

/**
 * Returns the token of the link to a selection, and creates it at the first call.
 *
 * @throws AppError not_found
 */
export async function shareSelection(
  { db, user, now }: RequestContext,
  packageId: string,
): Promise<string> {
  const owned = await findPackage(db, user.id, packageId);
  if (!owned) throw new AppError("not_found");
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const createdAt = now.toISOString();
  // Of two concurrent calls, both return the token that was stored first.
  await db
    .insert(sharedSelections)
    .values({ token, userId: user.id, packageId, createdAt })
    .onConflictDoNothing();
  const [stored] = await db
    .select({ token: sharedSelections.token })
    .from(sharedSelections)
    .where(isShareOf(user.id, packageId));
  // Another request has just ended the link.
  if (!stored) throw new AppError("not_found");
  return stored.token;
}

/** Ends the link to a selection. A later link has another token. */
export async function endSharing(db: Database, userId: string, packageId: string): Promise<void> {
  await db.delete(sharedSelections).where(isShareOf(userId, packageId));
}

const isShareOf = (userId: string, packageId: string) =>
  and(eq(sharedSelections.userId, userId), eq(sharedSelections.packageId, packageId));

/** What a link shows. It has no name, because people write names of other people into the names of selections. */
export type SharedSelection = { family: ConjugationFamily; verbs: string[] };

/**
 * The selection behind a link, as its owner has it now.
 *
 * @throws AppError not_found for an unknown and an ended link alike
 */
export async function readSharedSelection(db: Database, token: string): Promise<SharedSelection> {
  const [shared] = await db
    .select({ userId: sharedSelections.userId, packageId: sharedSelections.packageId })
    .from(sharedSelections)
    .where(eq(sharedSelections.token, token));
  // A statement of its own, with the owner's id: on Citus, it then asks one node.
  const found = shared && (await findPackage(db, shared.userId, shared.packageId));
  if (!found) throw new AppError("not_found");
  return { family: found.family, verbs: found.verbs };
}
