import type { Tables } from "../../db/database.ts";
import { findNewAddresses } from "../links/link-token.ts";
import type { SessionUser } from "../session/session-user.ts";

/** The address that waits to be confirmed as a learner's new one; null where there is none. */
export async function awaitedAddress(
  access: { db: Tables; now: Date },
  { id, email }: SessionUser,
): Promise<string | null> {
  const asked = await findNewAddresses(access, id);
  // A link that was followed stays for a while: what it asks has come to pass.
  const waiting = asked.find((change) => change.email === email && change.newEmail !== email);
  return waiting?.newEmail ?? null;
}
