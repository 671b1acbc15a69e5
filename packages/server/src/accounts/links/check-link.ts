import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { DatabaseContext } from "../../db/database.ts";
import { users } from "../../db/schema.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { findRecipient } from "../notices.ts";
import type { linkCheck } from "../schema.ts";
import { readLinkToken } from "./link-token.ts";

export type CheckedLink = {
  /** The address that the link was sent to. */
  email: string;
  /** Whether the link has been followed already. */
  isDone: boolean;
  /** Whether the link needs a session of its account, and the request has none. */
  needsSignIn: boolean;
};

/**
 * Checks a link and changes nothing.
 *
 * @throws AppError invalid_input if the link is invalid
 */
export async function checkLink(
  { signedInId, ...access }: DatabaseContext & { signedInId: string | null },
  { kind, token }: z.output<typeof linkCheck>,
): Promise<CheckedLink> {
  const link = await readLinkToken(access, kind, token);
  if (!link) throw invalidInput("token", "linkExpired");
  const { userId, email, newEmail } = link;
  const recipient = await findRecipient(access.db, eq(users.id, userId));
  if (newEmail !== undefined && recipient?.email === newEmail) {
    return { email: newEmail, isDone: true, needsSignIn: false };
  }
  if (recipient?.email !== email) throw invalidInput("token", "linkExpired");
  return {
    email: newEmail ?? email,
    isDone: kind === "confirm-address" && recipient.isConfirmed,
    needsSignIn: kind !== "reset-password" && userId !== signedInId,
  };
}
