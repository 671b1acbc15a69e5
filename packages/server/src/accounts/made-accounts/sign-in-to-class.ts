import { MINUTE_MS } from "@verbena/core/calendar";
import { readClassCode } from "@verbena/core/classes/class-code";
import { foldName } from "@verbena/core/classes/pupil-names";
import { and, eq, not, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "../../db/database.ts";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { classCodes, classLogins, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { findPassword, isCurrentPasswordHash, upgradeHash } from "../password/password.ts";
import type { classSignInInput } from "../schema.ts";
import { type Browser, beginSession, type SignedInUser } from "../session/begin-session.ts";
import { sessionUserColumns } from "../session/read-session.ts";
import { comparablePassword } from "./card-password.ts";

/** So many wrong passwords in a row lock a name. */
const TRIES_MAX = 10;
const LOCKED_MS = 5 * MINUTE_MS;

/**
 * Signs a pupil in with the code of a class, a name in it, and a generated password. An unknown code, an unknown name, a
 * locked name, and a wrong password get the same answer after the same work.
 *
 * @throws AppError unauthenticated with `wrongClassCredentials`
 */
export async function signInToClass(
  {
    db,
    hashing,
    background,
    now,
  }: Pick<Dependencies, "db" | "hashing" | "background"> & { now: Date },
  { code, name, ...input }: z.output<typeof classSignInInput>,
  browser: Browser,
): Promise<SignedInUser> {
  const password = comparablePassword(input.password);
  const classId = await findClass(db, code);
  // Counted before the password is compared, so that concurrent tries are all counted.
  const loginName = classId && { classId, foldedName: foldName(name) };
  const login = loginName && (await countTry(db, loginName, now));
  const stored = login && (await findPassword(db, eq(users.id, login.userId)));
  if (!loginName || !login || !stored) {
    await hashing.hash(password);
    throw wrongCredentials();
  }
  const { userId, hash } = stored;
  const isRight = await hashing.verify({ hash, password }).catch(async (error: unknown) => {
    await takeBackTry(db, loginName);
    throw error;
  });
  if (!isRight) throw wrongCredentials();
  const begin = () =>
    db.transaction(async (tx) => {
      if (!(await isCurrentPasswordHash(tx, userId, hash))) throw wrongCredentials();
      const [user] = await tx.select(sessionUserColumns).from(users).where(eq(users.id, userId));
      if (!user) throw wrongCredentials();
      await unlock(tx, login);
      const session = { userId, isRemembered: false, browser };
      return { user, session: await beginSession({ db: tx, now }, session) };
    });
  const signedIn = await retryOnDeadlock(begin);
  background.run(() => upgradeHash({ db, hashing }, { userId, hash, password }));
  return signedIn;
}

/** SQL for whether a name is locked. A lock that ends too late was made while the server's clock was ahead. */
export function isLockedAt(now: Date): SQL<boolean> {
  const [from, to] = [now, new Date(now.getTime() + LOCKED_MS)].map((time) => time.toISOString());
  const { lockedUntil } = classLogins;
  return sql`coalesce(${lockedUntil} > ${from}::timestamptz and ${lockedUntil} <= ${to}::timestamptz, false)`;
}

/** An account that a class made. */
export type Login = { classId: string; userId: string };

/** Forgets wrong passwords, and ends a lock. Returns false if the class has not made the account. */
export async function unlock(db: Queryable, login: Login): Promise<boolean> {
  const unlocked = await db
    .update(classLogins)
    .set({ wrongPasswords: 0, lockedUntil: null })
    .where(isLogin(login))
    .returning({ userId: classLogins.userId });
  return unlocked.length > 0;
}

/** The condition for an account that a class made. */
const isLogin = ({ classId, userId }: Login) =>
  and(eq(classLogins.classId, classId), eq(classLogins.userId, userId));

/** A name with which a pupil signs in. A pupil who was renamed has two. */
type LoginName = { classId: string; foldedName: string };

const isLoginName = ({ classId, foldedName }: LoginName) =>
  and(eq(classLogins.classId, classId), eq(classLogins.foldedName, foldedName));

/** The id of the class with a code; null for an unknown code. */
async function findClass(db: Queryable, typedCode: string): Promise<string | null> {
  const code = readClassCode(typedCode);
  if (code === null) return null;
  const [found] = await db
    .select({ classId: classCodes.classId })
    .from(classCodes)
    .where(eq(classCodes.code, code));
  return found?.classId ?? null;
}

/** Counts a try as wrong, and locks the name with the last one. Returns null for an unknown or locked name. */
async function countTry(db: Queryable, loginName: LoginName, now: Date): Promise<Login | null> {
  const { wrongPasswords, lockedUntil, userId } = classLogins;
  const tries = sql`case when ${lockedUntil} is null then ${wrongPasswords} else 0 end + 1`;
  const lockedEnd = new Date(now.getTime() + LOCKED_MS).toISOString();
  const [counted] = await db
    .update(classLogins)
    .set({
      wrongPasswords: tries,
      lockedUntil: sql`case when ${tries} >= ${TRIES_MAX} then ${lockedEnd}::timestamptz end`,
    })
    .where(and(isLoginName(loginName), not(isLockedAt(now))))
    .returning({ userId });
  return counted ? { classId: loginName.classId, userId: counted.userId } : null;
}

/** Takes back a try whose password was not compared. */
async function takeBackTry(db: Queryable, loginName: LoginName): Promise<void> {
  const { wrongPasswords } = classLogins;
  await db
    .update(classLogins)
    .set({ wrongPasswords: sql`greatest(${wrongPasswords} - 1, 0)`, lockedUntil: null })
    .where(isLoginName(loginName));
}

const wrongCredentials = () =>
  new AppError("unauthenticated", [{ path: "", key: "wrongClassCredentials" }]);
