import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { createTurns } from "../../http/turns.ts";
import { readSession, type Session, type SessionUser } from "./read-session.ts";

export type SignedIn = { Variables: { user: SessionUser; session: Session } };

/** The learner whom the page shows. Somebody else may have signed in in its browser since. */
const LEARNER_HEADER = "x-verbena-learner";

/**
 * Concurrent changes of one learner. The others wait without a database connection: while a row is locked,
 * they would otherwise take the whole pool.
 */
const CHANGES = { running: 3, waiting: 100 };

const changing = new Map<string, { inTurn: ReturnType<typeof createTurns>; count: number }>();

async function changeInTurn(userId: string, change: () => Promise<void>): Promise<void> {
  const turns = changing.get(userId) ?? { inTurn: createTurns(CHANGES), count: 0 };
  changing.set(userId, turns);
  turns.count += 1;
  try {
    await turns.inTurn(change);
  } finally {
    turns.count -= 1;
    if (turns.count === 0) changing.delete(userId);
  }
}

/** Requires a session, and sets `user` and `session`. */
export const signedIn = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const session = await requireSession(c, dependencies);
    c.set("session", session);
    c.set("user", session.user);
    if (c.req.method === "GET") await next();
    else await changeInTurn(session.user.id, next);
  });

/**
 * @throws AppError unauthenticated without a session, with `accountGone` if the page's learner has no
 *   account any more; forbidden with `otherLearner` if the page shows somebody else
 */
async function requireSession(c: Context, dependencies: Dependencies): Promise<Session> {
  const session = await readSession(c, dependencies);
  const learner = c.req.header(LEARNER_HEADER);
  if (!session) {
    const isGone = learner !== undefined && (await isAccountGone(dependencies, learner));
    throw new AppError("unauthenticated", isGone ? [{ path: "", key: "accountGone" }] : []);
  }
  if (learner !== undefined) demandLearner(learner, session.user);
  return session;
}

/** @throws AppError forbidden unless the session is the learner's */
export function demandLearner(learner: string, user: SessionUser): void {
  if (learner !== user.id) throw new AppError("forbidden", [{ path: "", key: "otherLearner" }]);
}

async function isAccountGone({ db }: Dependencies, learner: string): Promise<boolean> {
  const id = z.guid().safeParse(learner);
  return id.success && (await db.$count(users, eq(users.id, id.data))) === 0;
}

/** Requires a session of an administrator; the role is read at every request. */
export const administrator = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const session = await requireSession(c, dependencies);
    // Set before the checks, so that the log entry of a refusal names the account.
    c.set("session", session);
    c.set("user", session.user);
    const { role, twoFactorEnabled } = session.user;
    if (role !== "admin") throw new AppError("forbidden");
    if (dependencies.administratorsNeedTwoFactor && !twoFactorEnabled) {
      throw new AppError("forbidden", [{ path: "", key: "twoFactorRequired" }]);
    }
    await next();
  });
