import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { createFairQueue } from "../../http/fair-queue.ts";
import { readSession, type Session, type SessionUser } from "./read-session.ts";

export type SignedIn = { Variables: { user: SessionUser; session: Session } };

/** Id of the learner whom the page shows. Another learner may have signed in since, in another tab. */
const LEARNER_HEADER = "x-verbena-learner";

/** Limits the concurrent changes of a learner: waiting for a locked row, they could take all connections. */
const CHANGE_LIMITS = { running: 3, waiting: 100 };

type ChangeQueue = { run: ReturnType<typeof createFairQueue>; count: number };

/** The queues of learners with a change under way, by user id. */
const changeQueues = new Map<string, ChangeQueue>();

async function queueChange(userId: string, change: () => Promise<void>): Promise<void> {
  const queue = changeQueues.get(userId) ?? { run: createFairQueue(CHANGE_LIMITS), count: 0 };
  changeQueues.set(userId, queue);
  queue.count += 1;
  try {
    await queue.run(change);
  } finally {
    queue.count -= 1;
    if (queue.count === 0) changeQueues.delete(userId);
  }
}

/** Requires a session, and sets `user` and `session`. */
export const signedIn = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const session = await requireSession(c, dependencies);
    c.set("session", session);
    c.set("user", session.user);
    if (c.req.method === "GET") await next();
    else await queueChange(session.user.id, next);
  });

/**
 * @throws AppError unauthenticated without a session, with `accountGone` if the page's learner no longer has
 *   an account; forbidden with `otherLearner` if the page shows another learner
 */
async function requireSession(c: Context, dependencies: Dependencies): Promise<Session> {
  const session = await readSession(c, dependencies);
  const learner = c.req.header(LEARNER_HEADER);
  if (!session) {
    const isGone = learner !== undefined && (await isAccountGone(dependencies, learner));
    throw new AppError("unauthenticated", isGone ? [{ path: "", key: "accountGone" }] : []);
  }
  if (learner !== undefined) requireLearner(learner, session.user);
  return session;
}

/** @throws AppError forbidden if the session belongs to another learner */
export function requireLearner(learner: string, user: SessionUser): void {
  if (learner !== user.id) throw new AppError("forbidden", [{ path: "", key: "otherLearner" }]);
}

async function isAccountGone({ db }: Dependencies, learner: string): Promise<boolean> {
  const id = z.guid().safeParse(learner);
  return id.success && (await db.$count(users, eq(users.id, id.data))) === 0;
}

/** Requires a session of an administrator. Every request reads the role again. */
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
