import { randomBytes } from "node:crypto";
import { CLASS_CODE_LENGTH, makeClassCode } from "@verbena/core/classes/class-code";
import { eq } from "drizzle-orm";
import type { DatabaseContext, Queryable } from "../../db/database.ts";
import { classCodes } from "../../db/schema.ts";

/** Gives a class another code, with which pupils can join from now on. The old one is no longer valid. */
export async function writeNewCode(db: Queryable, classId: string): Promise<string> {
  // A code that exists already would be a violation of the key, once in 10¹² classes.
  const code = makeClassCode(randomBytes(CLASS_CODE_LENGTH));
  await db
    .insert(classCodes)
    .values({ code, classId })
    .onConflictDoUpdate({ target: classCodes.classId, set: { code, closesAt: null } });
  return code;
}

/** From now on, nobody joins a class with its code. Accounts that the class made still sign in with it. */
export async function closeForPupils({ db, now }: DatabaseContext, classId: string): Promise<void> {
  await db
    .update(classCodes)
    .set({ closesAt: now.toISOString() })
    .where(eq(classCodes.classId, classId));
}
