import { createHash } from "node:crypto";
import { numberNames } from "@verbena/core/classes/pupil-names";
import type { Language } from "@verbena/core/languages";
import { and, eq, inArray } from "drizzle-orm";
import { makeCardPassword } from "../../../accounts/made-accounts/card-password.ts";
import type { Queryable } from "../../../db/database.ts";
import { classLogins, classMembers, passwords, profiles, users } from "../../../db/schema.ts";
import { madeAddress } from "../../../policy/made-account.ts";
import { requireRoomForPupils } from "../class-limits.ts";
import { lockClassFor } from "../lock-class.ts";
import { logClassAction } from "../log-action.ts";
import { writeMembers } from "../write-members.ts";
import { findTakenNames } from "./login-names.ts";
import { type MadeAccount, type PasswordGiver, renewPassword } from "./renew-password.ts";
import type { NewAccounts } from "./schema.ts";

/**
 * Makes accounts for pupils without a mail address. Equal names get a number. A repeated request makes no other accounts:
 * it gives new passwords to those of the first one, since nobody knows the others.
 *
 * @param names valid names: see `newAccounts`
 * @param requestLanguage for pupils of a teacher who has no profile yet
 * @returns the accounts with their passwords, in the order of the names
 * @throws AppError forbidden if the class is full or was archived meanwhile, not_found if it was deleted
 */
export async function makeAccounts(
  giver: PasswordGiver,
  { id, names }: NewAccounts,
  requestLanguage: Language,
): Promise<MadeAccount[]> {
  const { db, hashing, user, now, member } = giver;
  const { classId } = member;
  const userIds = names.map((_, index) => accountId({ classId, id, index }));
  const room = { more: names.length, key: "tooManyPupilsOfClass" } as const;
  // A full class and a repeated request cost no hashes.
  const madeBefore = await db.transaction(async (tx) => {
    await lockClassFor(tx, member, "make accounts");
    const made = await findMade(tx, classId, userIds);
    if (made.length === 0) await requireRoomForPupils(tx, classId, room);
    return made;
  });
  if (madeBefore.length > 0) return renewPasswords(giver, madeBefore);
  // Before the transaction, which would occupy a database connection during the hashing.
  const newPasswords = await Promise.all(names.map(() => makeCardPassword(hashing)));
  const result = await db.transaction(async (tx) => {
    const { region, persons } = await lockClassFor(tx, member, "make accounts");
    // The first request may have ended during the hashing.
    const made = await findMade(tx, classId, userIds);
    if (made.length > 0) return { made };
    await requireRoomForPupils(tx, classId, room);
    const language = (await findLanguage(tx, user.id)) ?? requestLanguage;
    const numbered = numberNames(names, await findTakenNames(tx, classId));
    const accounts = newPasswords.map((password, index) => ({
      userId: userIds[index] ?? "",
      ...password,
      ...(numbered[index] ?? { name: "", foldedName: "" }),
    }));
    await tx.insert(users).values(
      accounts.map(({ userId, name }) => ({
        id: userId,
        name,
        email: madeAddress(userId),
        // Nobody can confirm it, and the school knows who has the account.
        emailVerified: true,
        createdAt: now,
      })),
    );
    await tx
      .insert(passwords)
      .values(accounts.map(({ userId, hash }) => ({ userId, hash, setAt: now })));
    await tx.insert(profiles).values(
      accounts.map(({ userId, name }) => ({
        id: userId,
        username: name,
        preferredLanguage: language,
        region,
        persons,
      })),
    );
    const pupils = accounts.map(({ userId, name }) => ({ userId, name }));
    await writeMembers({ db: tx, now }, { classId, role: "pupil", made: true }, pupils);
    await tx
      .insert(classLogins)
      .values(accounts.map(({ userId, foldedName }) => ({ classId, foldedName, userId })));
    const action = { kind: "accounts-made", count: accounts.length } as const;
    await logClassAction({ db: tx, now }, { classId, teacherId: user.id, ...action });
    return { accounts: accounts.map(({ userId, name, password }) => ({ userId, name, password })) };
  });
  return result.accounts ?? renewPasswords(giver, result.made);
}

/** The id of an account, the same for each repetition of a request. */
function accountId({ classId, id, index }: { classId: string; id: string; index: number }): string {
  const hash = createHash("sha256").update(`${classId} ${id} ${index}`).digest();
  // Version 8 and the variant of RFC 9562: a UUID of free content.
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Those of the accounts that a class has made, in their order. */
async function findMade(
  tx: Queryable,
  classId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), inArray(classMembers.userId, [...userIds])));
  return userIds.filter((id) => rows.some(({ userId }) => userId === id));
}

const renewPasswords = (giver: PasswordGiver, userIds: readonly string[]) =>
  Promise.all(userIds.map((userId) => renewPassword(giver, userId)));

/** The pupils' first language in Verbena is that of their teacher. */
async function findLanguage(tx: Queryable, teacherId: string): Promise<Language | undefined> {
  const [profile] = await tx
    .select({ language: profiles.preferredLanguage })
    .from(profiles)
    .where(eq(profiles.id, teacherId));
  return profile?.language;
}
