import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { createFairQueue } from "../../http/fair-queue.ts";
import { isId } from "../../input/fields.ts";
import { isMadeAccount } from "../../policy/made-account.ts";
import {
  findLiveSession,
  identifiedToken,
  type LiveSession,
  type Session,
  type SessionUser,
  sessionFrom,
} from "./read-session.ts";

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
    const user = await requireUser(c, dependencies);
    if (c.req.method === "GET") await next();
    else await queueChange(user.id, next);
  });

/**
 * Requires a session of somebody who has signed up. A school decides about the accounts that its classes made: their
 * pupils cannot change or delete them.
 */
export const signedUpThemselves = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const user = await requireUser(c, dependencies);
    if (isMadeAccount(user)) throw new AppError("forbidden", [{ path: "", key: "madeAccount" }]);
    if (c.req.method === "GET") await next();
    else await queueChange(user.id, next);
  });

/** Requires a session of an administrator. Every request reads the role again. */
export const administrator = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const { role, twoFactorEnabled } = await requireUser(c, dependencies);
    if (role !== "admin") throw new AppError("forbidden");
    if (dependencies.administratorsNeedTwoFactor && !twoFactorEnabled) {
      throw new AppError("forbidden", [{ path: "", key: "twoFactorRequired" }]);
    }
    await next();
  });

async function requireUser(c: Context<SignedIn>, dependencies: Dependencies): Promise<SessionUser> {
  const token = await requireToken(c, dependencies);
  await requireSession(c, dependencies, token, async () => ({
    session: await findLiveSession(dependencies, token),
  }));
  return c.get("user");
}

/** Requires a cookie with a valid signature, and sets `token`. Call `requireSession` with it. */
export const withSessionToken = (dependencies: Dependencies) =>
  createMiddleware<WithToken>(async (c, next) => {
    c.set("token", await requireToken(c, dependencies));
    await next();
  });

/**
 * Requires that a token has a session, and sets `user` and `session`.
 *
 * @param read reads the token's session: see `liveSessionSql`. One statement may read other data with it.
 * @returns what `read` returned
 * @throws AppError unauthenticated without a session; forbidden with `otherLearner` if the page shows another
 *   learner
 */
export async function requireSession<Read extends { session: LiveSession | null }>(
  c: Context,
  dependencies: Dependencies,
  token: string,
  read: () => Promise<Read>,
): Promise<Read> {
  const found = await read();
  const session = await sessionFrom(c, dependencies, token, found.session);
  if (!session) throw await unauthenticated(c, dependencies);
  const learner = namedLearner(c);
  if (learner !== undefined) requireLearner(learner, session.user);
  c.set("session", session);
  c.set("user", session.user);
  return found;
}

async function requireToken(c: Context, dependencies: Dependencies): Promise<string> {
  const token = identifiedToken(c, dependencies);
  if (token === null) throw await unauthenticated(c, dependencies);
  return token;
}

/** Has the key `accountGone` if the page's learner has no account. */
async function unauthenticated(c: Context, { db }: Dependencies): Promise<AppError> {
  const learner = namedLearner(c);
  const isGone =
    learner !== undefined && isId(learner) && (await db.$count(users, eq(users.id, learner))) === 0;
  return new AppError("unauthenticated", isGone ? [{ path: "", key: "accountGone" }] : []);
}

/** The learner whom the page shows, if the request names one. */
export const namedLearner = (c: Context): string | undefined => c.req.header(LEARNER_HEADER);

/** @throws AppError forbidden if the session belongs to another learner */
export function requireLearner(learner: string, user: SessionUser): void {
  if (learner !== user.id) throw new AppError("forbidden", [{ path: "", key: "otherLearner" }]);
}

/** Who asks, when, and the database that has the answer. A function that needs less takes a part of it. */
export type RequestContext = { db: Database; user: SessionUser; now: Date };

/** Makes the context of each request that requires a session. */
export const requestContext =
  ({ db, now }: Pick<Dependencies, "db" | "now">) =>
  (c: { var: Pick<SignedIn["Variables"], "user"> }): RequestContext => ({
    db,
    user: c.var.user,
    now: now(),
  });
