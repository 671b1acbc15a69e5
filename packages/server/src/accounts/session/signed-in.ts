import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { createFairQueue } from "../../http/fair-queue.ts";
import { isId } from "../../input/fields.ts";
import { identifiedToken, readSession, type Session, type SessionUser } from "./read-session.ts";

export type WithToken = { Variables: SignedIn["Variables"] & { token: string } };

export type SignedIn = { Variables: { user: SessionUser; session: Session } };

/** Id of the learner whom the page shows. Another learner may have signed in since, in another tab. */
const LEARNER_HEADER = "x-verbena-learner";

/** Limits the concurrent changes of a learner: waiting for a locked row, they could take all connections. */
const CHANGE_LIMITS = { running: 3, waiting: 100 };

type ChangeQueue = { run: ReturnType<typeof createFairQueue>; count: number };

/** The queues of learners with a change under way, by user id. */
const changeQueues = new Map<string, ChangeQueue>();

/** Runs a change of a learner, after those that the learner has under way. */
export async function queueChange<T>(userId: string, change: () => Promise<T>): Promise<T> {
  const queue = changeQueues.get(userId) ?? { run: createFairQueue(CHANGE_LIMITS), count: 0 };
  changeQueues.set(userId, queue);
  queue.count += 1;
  try {
    return await queue.run(change);
  } finally {
    queue.count -= 1;
    if (queue.count === 0) changeQueues.delete(userId);
  }
}

/** Requires a session, and sets `user` and `session`. */
export const signedIn = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const { user } = await acceptSession(c, dependencies, await readSession(c, dependencies));
    if (c.req.method === "GET") await next();
    else await queueChange(user.id, next);
  });

/** Requires a cookie with a valid signature, and sets `token`. Its session may have expired. */
export const withSessionToken = (dependencies: Dependencies) =>
  createMiddleware<WithToken>(async (c, next) => {
    const token = identifiedToken(c, dependencies);
    if (token === null) await acceptSession(c, dependencies, null);
    else c.set("token", token);
    await next();
  });

/**
 * Sets `user` and `session`.
 *
 * @throws AppError unauthenticated without a session, with `accountGone` if the page's learner no longer has
 *   an account; forbidden with `otherLearner` if the page shows another learner
 */
export async function acceptSession(
  c: Context,
  dependencies: Dependencies,
  session: Session | null,
): Promise<Session> {
  const learner = namedLearner(c);
  if (!session) {
    const isGone = learner !== undefined && (await isAccountGone(dependencies, learner));
    throw new AppError("unauthenticated", isGone ? [{ path: "", key: "accountGone" }] : []);
  }
  if (learner !== undefined) requireLearner(learner, session.user);
  c.set("session", session);
  c.set("user", session.user);
  return session;
}

/** The learner whom the page shows, if the request names one. */
export const namedLearner = (c: Context): string | undefined => c.req.header(LEARNER_HEADER);

/** @throws AppError forbidden if the session belongs to another learner */
export function requireLearner(learner: string, user: SessionUser): void {
  if (learner !== user.id) throw new AppError("forbidden", [{ path: "", key: "otherLearner" }]);
}

async function isAccountGone({ db }: Dependencies, learner: string): Promise<boolean> {
  return isId(learner) && (await db.$count(users, eq(users.id, learner))) === 0;
}

/** Requires a session of an administrator. Every request reads the role again. */
export const administrator = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const { user } = await acceptSession(c, dependencies, await readSession(c, dependencies));
    const { role, twoFactorEnabled } = user;
    if (role !== "admin") throw new AppError("forbidden");
    if (dependencies.administratorsNeedTwoFactor && !twoFactorEnabled) {
      throw new AppError("forbidden", [{ path: "", key: "twoFactorRequired" }]);
    }
    await next();
  });
