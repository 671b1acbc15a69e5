import { createMiddleware } from "hono/factory";
import { readSession } from "../auth/read-session.ts";
import { AppError } from "./app-error.ts";
import type { Dependencies } from "./dependencies.ts";
import type { SignedIn } from "./signed-in.ts";

/** Lets only administrators through: the role is read with the session, at every call. */
export const administrator = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const session = await readSession(c, dependencies);
    if (!session) throw new AppError("unauthenticated");
    if (session.user.role !== "admin") throw new AppError("forbidden");
    c.set("session", session);
    c.set("user", session.user);
    await next();
  });
