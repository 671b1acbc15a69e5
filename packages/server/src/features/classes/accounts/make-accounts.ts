import { randomUUID } from "node:crypto";
import { numberNames } from "@verbena/core/classes/pupil-names";
import type { Language } from "@verbena/core/languages";
import { eq } from "drizzle-orm";
import { makeCardPassword } from "../../../accounts/made-accounts/card-password.ts";
import type { RequestContext } from "../../../accounts/session/signed-in.ts";
import type { Queryable } from "../../../db/database.ts";
import { classLogins, passwords, profiles, users } from "../../../db/schema.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { ClassMember } from "../../../policy/classes.ts";
import { madeAddress } from "../../../policy/made-account.ts";
import { requireRoom } from "../class-limits.ts";
import { requireRight } from "../in-class.ts";
import { lockClass } from "../lock-class.ts";
import { logClassAction } from "../log-action.ts";
import { writeMember } from "../write-member.ts";
import { findTakenNames } from "./login-names.ts";

/** What the card of a pupil has. The server does not store the password. */
export type MadeAccount = { userId: string; name: string; password: string };

/** A teacher of a class, who gives passwords to its pupils. */
export type Teacher = RequestContext & { member: ClassMember } & Pick<Dependencies, "hashing">;

/**
 * Makes accounts for pupils without a mail address. Equal names get a number.
 *
 * @param names valid names: see `newAccounts`
 * @param requestLanguage for pupils of a teacher who has no profile yet
 * @returns the accounts with their passwords, in the order of the names
 * @throws AppError forbidden if the class is full or was archived meanwhile, not_found if it was deleted
 */
export async function makeAccounts(
  { db, hashing, user, now, member }: Teacher,
  names: readonly string[],
  requestLanguage: Language,
): Promise<MadeAccount[]> {
  const { classId } = member;
  // A full class costs no hashes.
  await db.transaction(async (tx) => {
    await lockClass(tx, classId);
    await requireRoom(tx, classId, names.length);
  });
  // Before the transaction, which would occupy a database connection during the hashing.
  const newPasswords = await Promise.all(names.map(() => makeCardPassword(hashing)));
  return db.transaction(async (tx) => {
    const { region, persons, archivedAt } = await lockClass(tx, classId);
    requireRight({ ...member, isArchived: archivedAt !== null }, "make accounts");
    await requireRoom(tx, classId, names.length);
    const language = (await findLanguage(tx, user.id)) ?? requestLanguage;
    const numbered = numberNames(names, await findTakenNames(tx, classId));
    const accounts = newPasswords.map((password, index) => ({
      userId: randomUUID(),
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
    for (const { userId, name } of accounts) {
      const pupil = { classId, userId, role: "pupil", name, made: true } as const;
      await writeMember({ db: tx, now }, pupil);
    }
    await tx
      .insert(classLogins)
      .values(accounts.map(({ userId, foldedName }) => ({ classId, foldedName, userId })));
    const action = { kind: "accounts-made", count: accounts.length } as const;
    await logClassAction({ db: tx, now }, { classId, teacherId: user.id, ...action });
    return accounts.map(({ userId, name, password }) => ({ userId, name, password }));
  });
}

/** The pupils' first language in Verbena is that of their teacher. */
async function findLanguage(tx: Queryable, teacherId: string): Promise<Language | undefined> {
  const [profile] = await tx
    .select({ language: profiles.preferredLanguage })
    .from(profiles)
    .where(eq(profiles.id, teacherId));
  return profile?.language;
}
