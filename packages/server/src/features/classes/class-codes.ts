import { randomBytes } from "node:crypto";
import { addDays, type Instant } from "@verbena/core/calendar";
import { CLASS_CODE_LENGTH, makeClassCode } from "@verbena/core/classes/class-code";
import { and, eq, isNull } from "drizzle-orm";
import type { DatabaseContext, Queryable } from "../../db/database.ts";
import { classCodes, classMembers } from "../../db/schema.ts";
import type { MemberContext } from "./in-class.ts";
import { lockClassFor } from "./lock-class.ts";

/** A class closes for new pupils so many days after the first one joined, or after its code was renewed. */
const OPEN_DAYS = 14;

/** The code of a class. Pupils whose account the class has made sign in with it, even when nobody can join any more. */
type ClassCode = {
  code: string;
  /** When the class closes for new pupils; null until it has a first pupil. */
  closesAt: Instant | null;
};

export async function findCode(db: Queryable, classId: string): Promise<ClassCode> {
  const [stored] = await db
    .select({ code: classCodes.code, closesAt: classCodes.closesAt })
    .from(classCodes)
    .where(eq(classCodes.classId, classId));
  return stored ?? { code: "", closesAt: null };
}

/** Gives a class its code, or another one. The old one is no longer valid. Call it after `lockClass`. */
export async function writeNewCode(
  tx: Queryable,
  classId: string,
  closesAt: string | null = null,
): Promise<void> {
  // A code that exists already would be a violation of the key, once in 10¹² classes.
  const code = makeClassCode(randomBytes(CLASS_CODE_LENGTH));
  await tx
    .insert(classCodes)
    .values({ code, classId, closesAt })
    .onConflictDoUpdate({ target: classCodes.classId, set: { code, closesAt } });
}

/**
 * Gives a class another code, with which pupils can join from now on.
 *
 * @throws AppError not_found if the class was deleted meanwhile, forbidden if it was archived
 */
export function renewCode({ db, now, member }: MemberContext): Promise<void> {
  const { classId } = member;
  return db.transaction(async (tx) => {
    await lockClassFor(tx, member, "change class");
    const isPupil = and(eq(classMembers.classId, classId), eq(classMembers.role, "pupil"));
    const hasPupils = (await tx.$count(classMembers, isPupil)) > 0;
    await writeNewCode(tx, classId, hasPupils ? openUntil(now) : null);
  });
}

/** Lets a class close some days after its first pupil has joined. Call it after `lockClass`. */
export async function closeLater({ db: tx, now }: DatabaseContext, classId: string): Promise<void> {
  await tx
    .update(classCodes)
    .set({ closesAt: openUntil(now) })
    .where(and(eq(classCodes.classId, classId), isNull(classCodes.closesAt)));
}

const openUntil = (now: Date) => addDays(now.toISOString(), OPEN_DAYS);

/**
 * From now on, nobody joins a class with its code. Accounts that the class made still sign in with it.
 *
 * @throws AppError like `renewCode`
 */
export function closeForPupils({ db, now, member }: MemberContext): Promise<void> {
  return db.transaction(async (tx) => {
    await lockClassFor(tx, member, "change class");
    await tx
      .update(classCodes)
      .set({ closesAt: now.toISOString() })
      .where(eq(classCodes.classId, member.classId));
  });
}
