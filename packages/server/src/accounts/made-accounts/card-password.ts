import { foldName } from "@verbena/core/classes/pupil-names";
import type { PasswordHashing } from "../password/scrypt.ts";
import { memorablePassword } from "./memorable-password.ts";

/** A password for a pupil's card, and its hash. */
export async function makeCardPassword(
  hashing: Pick<PasswordHashing, "hash">,
): Promise<{ password: string; hash: string }> {
  const password = memorablePassword();
  return { password, hash: await hashing.hash(comparablePassword(password)) };
}

/**
 * What is hashed of a password on a card. Tablets begin a field with a capital letter, and pupils type spaces for
 * hyphens.
 */
export const comparablePassword = foldName;
