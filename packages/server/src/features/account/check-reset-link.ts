import { eq } from "drizzle-orm";
import { readLinkToken } from "../../auth/link-token.ts";
import { findPerson } from "../../auth/person.ts";
import type { Tables } from "../../db/database.ts";
import { users } from "../../db/schema.ts";
import { invalidInput } from "../../http/app-error.ts";

/**
 * Looks whether a link gives a new password, without using it up.
 *
 * @returns the address of the account, to which the link was sent
 * @throws AppError invalid_input when the link is not good any more
 */
export async function checkResetLink(
  access: { db: Tables; now: Date },
  token: string,
): Promise<{ email: string }> {
  const link = await readLinkToken(access, "reset-password", token);
  const person = link && (await findPerson(access.db, eq(users.id, link.userId)));
  if (!person) throw invalidInput("token", "linkExpired");
  return { email: person.email };
}
