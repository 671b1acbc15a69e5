import { sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { rateLimits } from "../db/schema.ts";
import type { countingHashing } from "./account.ts";

/** A limit of attempts within an hour. */
export const hourlyLimit = (points: number) => ({ points, durationS: 3600 });

/** The response to an attempt above a limit. */
export const rateLimited = { status: 429, body: { error: { code: "rate_limited" } } };

/** Moves the windows of all limits back, as if the time had passed. */
export async function passMinutes(db: Queryable, minutes: number): Promise<void> {
  const expire = sql`${rateLimits.expire} - ${minutes} * interval '1 minute'`;
  await db.update(rateLimits).set({ expire });
}

/** Counts the passwords that an action hashes. */
export async function countHashes<T>(
  hashing: ReturnType<typeof countingHashing>,
  action: () => Promise<T>,
): Promise<{ result: T; hashes: number }> {
  const before = hashing.count();
  const result = await action();
  return { result, hashes: hashing.count() - before };
}
