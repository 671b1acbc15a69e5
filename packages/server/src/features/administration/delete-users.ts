import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { deleteAccounts } from "../../accounts/delete-accounts.ts";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { againAfterDeadlock } from "../../db/database-errors.ts";
import { userProgress, users } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";

export type DeletionStatus = "deleted" | "not-found" | "is-yourself";
export type DeletionResult = { user_id: string; status: DeletionStatus };

type Deleter = { db: Database; user: SessionUser; now: Date };

/** What goes in one transaction: others wait for no more than so many users with so many answers. */
const USERS_TOGETHER = 20;
const ANSWERS_TOGETHER = 1000;

/** Between two transactions, so that what others do with the embedded database gets through. */
const BREATH_MS = 20;

/**
 * Deletes users with all that is theirs; whoever is gone already, and the administrator who asks,
 * are left out. So an administrator always remains.
 *
 * @returns what became of each, in the order of the ids
 * @throws AppError forbidden when the one who asks is no administrator any more
 */
export async function deleteUsers(
  deleter: Deleter,
  userIds: readonly string[],
): Promise<DeletionResult[]> {
  const left = new Set(userIds);
  left.delete(deleter.user.id);
  const deleted = new Set<string>();
  for (const [index, some] of partsOf(await countAnswers(deleter.db, [...left])).entries()) {
    if (index > 0) await sleep(BREATH_MS);
    const gone = await againAfterDeadlock(() => deleteTogether(deleter, some));
    for (const id of gone) deleted.add(id);
  }
  return userIds.map((user_id) => {
    if (user_id === deleter.user.id) return { user_id, status: "is-yourself" };
    // An id that comes twice is found once.
    return { user_id, status: deleted.delete(user_id) ? "deleted" : "not-found" };
  });
}

async function deleteTogether({ db, user, now }: Deleter, ids: string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Which holds all administrators: of two who delete each other, the second one to get here finds
    // that they are none any more.
    const deleted = await deleteAccounts(tx, ids);
    const isSelf = and(eq(users.id, user.id), eq(users.role, "admin"));
    if ((await tx.$count(users, isSelf)) === 0) throw new AppError("forbidden");
    const actor = { db: tx, now, adminId: user.id };
    await recordActions(
      actor,
      deleted.map(() => ({ kind: "user-deleted" })),
    );
    return deleted;
  });
}

type Answers = { id: string; answers: number };

/** How much the log of each user holds, in the order of the ids. */
async function countAnswers(db: Database, ids: readonly string[]): Promise<Answers[]> {
  const { userId, lastSeq } = userProgress;
  const rows = await db
    .select({ id: userId, answers: lastSeq })
    .from(userProgress)
    .where(inArray(userId, [...ids]));
  const counts = new Map(rows.map(({ id, answers }) => [id, answers]));
  return ids.map((id) => ({ id, answers: counts.get(id) ?? 0 }));
}

/** Ids in parts of a size that goes quickly; whoever has more answers than that goes alone. */
function partsOf(all: readonly Answers[]): string[][] {
  const parts: string[][] = [];
  let together: string[] = [];
  let answersTogether = 0;
  for (const { id, answers } of all) {
    const isFull =
      together.length === USERS_TOGETHER || answersTogether + answers > ANSWERS_TOGETHER;
    if (isFull && together.length > 0) {
      parts.push(together);
      [together, answersTogether] = [[], 0];
    }
    together.push(id);
    answersTogether += answers;
  }
  return together.length > 0 ? [...parts, together] : parts;
}
