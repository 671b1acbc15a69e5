import { eq } from "drizzle-orm";
import { users } from "../db/schema.ts";
import type { Learner, TestApp } from "./test-app.ts";

/** A new learner who is an administrator. */
export async function createAdministrator(
  { db, learner }: Pick<TestApp, "db" | "learner">,
  name = "Rosa",
): Promise<Learner> {
  const rosa = await learner(name);
  await db.update(users).set({ role: "admin" }).where(eq(users.id, rosa.id));
  return rosa;
}
