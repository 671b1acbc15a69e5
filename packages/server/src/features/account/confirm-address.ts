import { and, eq } from "drizzle-orm";
import { readLinkToken } from "../../auth/link-token.ts";
import type { Tables } from "../../db/database.ts";
import { users } from "../../db/schema.ts";

/**
 * Marks the address of a link as its account's own; following the link again changes nothing.
 *
 * @returns whether the link was good, and the account still has that address
 */
export async function confirmAddress(
  { db, now }: { db: Tables; now: Date },
  token: string,
): Promise<boolean> {
  const link = await readLinkToken({ db, now }, "confirm-address", token);
  if (!link) return false;
  const confirmed = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, link.userId), eq(users.email, link.email)))
    .returning({ id: users.id });
  return confirmed.length > 0;
}
