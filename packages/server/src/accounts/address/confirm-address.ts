import { and, eq } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { users } from "../../db/schema.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { readLinkToken } from "../links/link-token.ts";

/**
 * Marks the address of a link as its account's own; following the link again changes nothing.
 *
 * @returns the address
 * @throws AppError invalid_input when the link is not good any more, or the account has another address
 */
export async function confirmAddress(
  { db, now }: { db: Tables; now: Date },
  token: string,
): Promise<string> {
  const link = await readLinkToken({ db, now }, "confirm-address", token);
  if (!link) throw invalidInput("token", "linkExpired");
  const confirmed = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, link.userId), eq(users.email, link.email)))
    .returning({ id: users.id });
  if (confirmed.length === 0) throw invalidInput("token", "linkExpired");
  return link.email;
}
