import { and, eq, ne } from "drizzle-orm";
import { Hono } from "hono";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { sessions } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { idParam } from "../../input/fields.ts";
import { validate } from "../../input/validate.ts";
import { deleteAccounts } from "../delete-accounts.ts";
import { checkPassword } from "../password/password.ts";
import { accountDeletion, sessionsEnd } from "../schema.ts";
import { listSessions } from "./list-sessions.ts";
import { removeCookie } from "./session-cookie.ts";
import { signedIn } from "./signed-in.ts";

/** Lists and ends a learner's sessions, and deletes the account. */
export function sessionRoutes(dependencies: Dependencies) {
  const { db, now } = dependencies;
  return new Hono()
    .get("/sessions", signedIn(dependencies), async (c) => {
      const { user, session } = c.var;
      const reader = { db, userId: user.id, token: session.token, now: now() };
      return c.json({ sessions: await listSessions(reader) });
    })
    .delete("/sessions/:id", signedIn(dependencies), validate("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      const isOwn = and(eq(sessions.userId, c.var.user.id), eq(sessions.id, id));
      const ended = await db.delete(sessions).where(isOwn).returning({ id: sessions.id });
      if (ended.length === 0) throw new AppError("not_found");
      return c.body(null, 204);
    })
    .post(
      "/sign-out-everywhere",
      signedIn(dependencies),
      validate("json", sessionsEnd),
      async (c) => {
        const { includingThis } = c.req.valid("json");
        const { user, session } = c.var;
        const isOther = ne(sessions.token, session.token);
        const isEnded = and(eq(sessions.userId, user.id), includingThis ? undefined : isOther);
        await db.delete(sessions).where(isEnded);
        if (includingThis) removeCookie(c, dependencies, "session_token");
        return c.json({ success: true });
      },
    )
    .post(
      "/delete-account",
      signedIn(dependencies),
      validate("json", accountDeletion),
      async (c) => {
        const { user, session } = c.var;
        await checkPassword(dependencies, session, c.req.valid("json").password);
        await retryOnDeadlock(() => deleteAccounts(db, [user.id]));
        removeCookie(c, dependencies, "session_token");
        return c.json({ success: true });
      },
    );
}
