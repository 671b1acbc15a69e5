import { createMiddleware } from "hono/factory";
import { readSession } from "../auth/read-session.ts";
import type { SessionUser } from "../auth/session-user.ts";
import { AppError } from "./app-error.ts";
import type { Dependencies } from "./dependencies.ts";

export type SignedIn = { Variables: { user: SessionUser } };

/** Lets only requests with a session through, and says whose it is. */
export const signedIn = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const user = await readSession(c, dependencies);
    if (!user) throw new AppError("unauthenticated");
    c.set("user", user);
    await next();
  });
