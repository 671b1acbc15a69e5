import { foldName, problemOf } from "@verbena/core/classes/pupil-names";
import { and, eq, ne } from "drizzle-orm";
import type { Login } from "../../../accounts/made-accounts/sign-in-to-class.ts";
import type { Queryable } from "../../../db/database.ts";
import { classLogins, classMembers } from "../../../db/schema.ts";
import { invalidInput } from "../../../errors/app-error.ts";

/**
 * The folded names that a class has given out: those of its members, and those with which pupils sign in. Call it after
 * `lockClass`.
 *
 * @param except somebody whose names are not among them
 */
export async function findTakenNames(
  tx: Queryable,
  classId: string,
  except?: string,
): Promise<string[]> {
  const logins = await tx
    .select({ foldedName: classLogins.foldedName })
    .from(classLogins)
    .where(
      and(eq(classLogins.classId, classId), except ? ne(classLogins.userId, except) : undefined),
    );
  const members = await tx
    .select({ name: classMembers.name })
    .from(classMembers)
    .where(
      and(eq(classMembers.classId, classId), except ? ne(classMembers.userId, except) : undefined),
    );
  return [
    ...logins.map(({ foldedName }) => foldedName),
    ...members.map(({ name }) => foldName(name)),
  ];
}

/**
 * Lets a renamed pupil sign in with the new name, and still with the one on the card. Names from between are forgotten.
 *
 * @param names `from` is the present name, `to` a name that nobody else in the class has: see `findTakenNames`
 * @throws AppError invalid_input if it is no name
 */
export async function changeLoginName(
  tx: Queryable,
  { classId, userId }: Login,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (problemOf(to) !== null) throw invalidInput("name", "notAName");
  const ofPupil = and(eq(classLogins.classId, classId), eq(classLogins.userId, userId));
  // A pupil with one name has the present one on the card.
  if ((await tx.$count(classLogins, ofPupil)) > 1) {
    await tx.delete(classLogins).where(and(ofPupil, eq(classLogins.foldedName, foldName(from))));
  }
  await tx
    .insert(classLogins)
    .values({ classId, foldedName: foldName(to), userId })
    .onConflictDoNothing();
}

/** Forgets names from before a new card, which has another password. */
export async function keepLoginName(
  tx: Queryable,
  { classId, userId }: Login,
  name: string,
): Promise<void> {
  const ofPupil = and(eq(classLogins.classId, classId), eq(classLogins.userId, userId));
  await tx.delete(classLogins).where(and(ofPupil, ne(classLogins.foldedName, foldName(name))));
}
