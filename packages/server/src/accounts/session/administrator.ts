import { createMiddleware } from "hono/factory";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { demandSession, type SignedIn } from "./signed-in.ts";

/** Lets only administrators through: the role is read with the session, at every call. */
export const administrator = (dependencies: Dependencies) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const session = await demandSession(c, dependencies);
    // Before the refusal, which is logged with whose it is.
    c.set("session", session);
    c.set("user", session.user);
    const { role, twoFactorEnabled } = session.user;
    if (role !== "admin") throw new AppError("forbidden");
    if (dependencies.administratorsNeedTwoFactor && !twoFactorEnabled) {
      throw new AppError("forbidden", [{ path: "", key: "twoFactorRequired" }]);
    }
    await next();
  });
