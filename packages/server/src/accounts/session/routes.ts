import { Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { logAccount } from "../../http/request-log.ts";
import { validate } from "../../input/validate.ts";
import { deleteAccounts } from "../delete-accounts.ts";
import { checkPassword } from "../password/password.ts";
import { accountDeletion, sessionsEnd } from "../schema.ts";
import { withCodeIfAny } from "../two-factor/check-code.ts";
import { endOtherSessions, endOwnSession } from "./begin-session.ts";
import { listSessions } from "./list-sessions.ts";
import { removeCookie } from "./session-cookie.ts";
import { signedIn, signedUpThemselves } from "./signed-in.ts";

/** Lists and ends a learner's sessions, and deletes the account. */
export function sessionRoutes(dependencies: Dependencies) {
  const { db, now } = dependencies;
  const learner = signedIn(dependencies);
  return new Hono()
    .get("/sessions", learner, async (c) => {
      const reader = { db, session: c.var.session, now: now() };
      return c.json({ sessions: await listSessions(reader) });
    })
    .post("/sessions/end", learner, validate("json", sessionsEnd), async (c) => {
      const { session } = c.var;
      const { password, id } = c.req.valid("json");
      await checkPassword(dependencies, session, password);
      if (id === undefined) await endOtherSessions(db, session);
      else await endOwnSession(db, session, id);
      logAccount(c, dependencies, "sessions-ended", session.user.email);
      return c.json({ success: true });
    })
    .post(
      "/delete-account",
      signedUpThemselves(dependencies),
      validate("json", accountDeletion),
      async (c) => {
        const { user, session } = c.var;
        const { password, code } = c.req.valid("json");
        await checkPassword(dependencies, session, password);
        await withCodeIfAny(
          c,
          dependencies,
          code,
        )((tx) => deleteAccounts({ db: tx, now: now() }, [user.id]));
        logAccount(c, dependencies, "deleted", user.email);
        removeCookie(c, dependencies, "session_token");
        return c.json({ success: true });
      },
    );
}
