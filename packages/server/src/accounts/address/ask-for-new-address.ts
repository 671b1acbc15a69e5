import type { Language } from "@verbena/core/vocabulary";
import type { Database, Tables } from "../../db/database.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import { dropNewAddressLinks, findNewAddresses, noteNewAddress } from "../links/link-token.ts";
import { isPasswordInForce } from "../password/password-in-force.ts";
import type { SessionUser } from "../session/read-session.ts";

type Change = {
  user: SessionUser;
  newEmail: string;
  language: Language;
  /** Of the password when the change was asked for. */
  checkedHash: string;
};

/**
 * Asks a new address by mail whether it is the learner's, instead of another one that was asked before.
 * Whether the address has an account already is looked up when the mail is sent, so that no answer tells.
 *
 * @throws AppError invalid_input where the password is another one by now
 */
export async function askForNewAddress(
  { db, now }: { db: Database; now: Date },
  { user: { id: userId, email }, newEmail, language, checkedHash }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isPasswordInForce(tx, userId, checkedHash))) {
      throw invalidInput("password", "wrongPassword");
    }
    await dropNewAddressLinks(tx, userId, newEmail);
    await noteNewAddress({ db: tx, now }, { userId, email, newEmail });
    const mail = { userId, recipient: newEmail, language, kind: "confirm-new-address" } as const;
    await queueMail({ db: tx, now }, { ...mail, content: {} });
  });
}

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
