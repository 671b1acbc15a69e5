import { createMiddleware } from "hono/factory";
import { readSession, type Session } from "../auth/read-session.ts";
import type { SessionUser } from "../auth/session-user.ts";
import { AppError } from "./app-error.ts";
import type { Dependencies } from "./dependencies.ts";

export type SignedIn = { Variables: { user: SessionUser; session: Session } };

/** Lets only requests with a session through, and says whose it is. */
export const signedIn = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const session = await readSession(c, dependencies);
    if (!session) throw new AppError("unauthenticated");
    c.set("session", session);
    c.set("user", session.user);
    await next();
  });
