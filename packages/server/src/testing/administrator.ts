import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { accounts, users } from "../db/schema.ts";
import type { Learner, TestApp } from "./test-app.ts";

export const administratorPassword = "clavel-rojo";

/** A new learner who is an administrator, with a password. */
export async function createAdministrator(
  { db, learner, hashing }: Pick<TestApp, "db" | "learner" | "hashing">,
  name = "Rosa",
): Promise<Learner> {
  const rosa = await learner(name);
  await db.update(users).set({ role: "admin" }).where(eq(users.id, rosa.id));
  const now = new Date();
  await db.insert(accounts).values({
    id: randomUUID(),
    userId: rosa.id,
    accountId: rosa.id,
    providerId: "credential",
    password: await hashing.hash(administratorPassword),
    createdAt: now,
    updatedAt: now,
  });
  return rosa;
}
