import { eq } from "drizzle-orm";
import { passwords, users } from "../db/schema.ts";
import type { Learner, TestApp } from "./test-app.ts";

export const administratorPassword = "clavel-rojo";

/** A new learner who is an administrator, with a password. */
export async function createAdministrator(
  { db, learner, hashing }: Pick<TestApp, "db" | "learner" | "hashing">,
  name = "Rosa",
): Promise<Learner> {
  const rosa = await learner(name);
  await db.update(users).set({ role: "admin" }).where(eq(users.id, rosa.id));
  const hash = await hashing.hash(administratorPassword);
  await db.insert(passwords).values({ userId: rosa.id, hash, setAt: new Date() });
  return rosa;
}
