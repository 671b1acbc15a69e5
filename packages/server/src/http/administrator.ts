import { createMiddleware } from "hono/factory";
import { readSession } from "../auth/read-session.ts";
import { AppError } from "./app-error.ts";
import type { Dependencies } from "./dependencies.ts";
import type { SignedIn } from "./signed-in.ts";

/** Lets only administrators through: the role is read with the session, at every call. */
export const administrator = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const user = await readSession(c, dependencies);
    if (!user) throw new AppError("unauthenticated");
    if (user.role !== "admin") throw new AppError("forbidden");
    c.set("user", user);
    await next();
  });
