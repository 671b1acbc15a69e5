import { and, eq } from "drizzle-orm";
import { accounts, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { passwordAccountOf, passwordHashOf } from "./password-in-force.ts";

/** Replaces the hash of a password that was just right, where it was made with less work than now. */
export async function renewHash(
  { db, auth }: Pick<Dependencies, "db" | "auth">,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const hash = user && (await passwordHashOf(db, user.id));
  if (!hash || !auth.hashing.isOutdated(hash)) return;
  const renewed = await auth.hashing.hash(password);
  await db
    .update(accounts)
    .set({ password: renewed })
    .where(and(passwordAccountOf(user.id), eq(accounts.password, hash)));
}
