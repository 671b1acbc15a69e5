import { eq } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { users } from "../../db/schema.ts";

/** Addresses of all administrators. */
export async function listAdministrators(db: Tables): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(users.email);
  return rows.map(({ email }) => email);
}
