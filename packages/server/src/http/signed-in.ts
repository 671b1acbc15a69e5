import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { readSession, type Session } from "../auth/read-session.ts";
import type { SessionUser } from "../auth/session-user.ts";
import { users } from "../db/schema.ts";
import { AppError } from "./app-error.ts";
import type { Dependencies } from "./dependencies.ts";

export type SignedIn = { Variables: { user: SessionUser; session: Session } };

/** The learner for whom a page makes a call: somebody else may have signed in in its browser since. */
const LEARNER_HEADER = "x-verbena-learner";

/** Lets only requests with a session through, and says whose it is. */
export const signedIn = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const session = await demandSession(c, dependencies);
    c.set("session", session);
    c.set("user", session.user);
    await next();
  });

/**
 * The session of a request.
 *
 * @throws AppError unauthenticated without a session, with `accountGone` where the page's learner has
 *   no account any more; forbidden with `otherLearner` where the page was made for somebody else
 */
export async function demandSession(c: Context, dependencies: Dependencies): Promise<Session> {
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
