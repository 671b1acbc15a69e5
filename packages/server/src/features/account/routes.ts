import { eq, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { withHashAhead } from "../../auth/hash-ahead.ts";
import { sessionToken } from "../../auth/read-session.ts";
import { roles, sessions } from "../../db/schema.ts";
import type { Dependencies } from "../../http/dependencies.ts";
import { validate } from "../../http/validate.ts";
import { fromAuthError } from "./auth-errors.ts";
import { passwordChange, signInInput, signUpInput } from "./schema.ts";

const authError = z.object({ code: z.string().optional() });

/** What a page may know of its user; the session's token is for the cookie alone. */
const sessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
});
const signedInAnswer = z.object({ user: sessionUser });
const sessionAnswer = signedInAnswer
  .extend({ session: z.object({ expiresAt: z.string() }) })
  .nullable();

/**
 * The doors of better-auth that Verbena opens, and no other. Only what our schemas let through
 * goes on to better-auth, and comes back from it.
 */
export function accountRoutes({ auth, db }: Dependencies) {
  return new Hono()
    .post("/sign-up/email", validate("json", signUpInput), async (c) => {
      const input = c.req.valid("json");
      return c.json(
        signedInAnswer.parse(await withHashAhead(input.password, () => pass(c, input))),
      );
    })
    .post("/sign-in/email", validate("json", signInInput), async (c) =>
      c.json(signedInAnswer.parse(await pass(c, c.req.valid("json")))),
    )
    .post("/change-password", validate("json", passwordChange), async (c) => {
      // Whoever else is signed in with the old password is signed out.
      await pass(c, { ...c.req.valid("json"), revokeOtherSessions: true });
      return c.json({ success: true });
    })
    .post("/sign-out", async (c) => {
      const token = await sessionToken(c, auth);
      // Where the database is lost better-auth would say that all is well, and the session live on.
      if (token) await db.delete(sessions).where(eq(sessions.token, token));
      await pass(c, {});
      return c.json({ success: true });
    })
    .get("/get-session", async (c) => c.json(sessionAnswer.parse(await pass(c))));

  /** Hands the request over; cookies and headers of the answer go out with ours. */
  async function pass(c: Context, body?: object): Promise<unknown> {
    const response = await auth.handler(requestTo(c, body));
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      // Where better-auth hides that the database is lost, asking it again throws.
      if (response.status >= 422) await db.execute(sql`select 1`);
      throw fromAuthError(response.status, authError.safeParse(answer).data?.code);
    }
    for (const cookie of response.headers.getSetCookie()) {
      c.header("set-cookie", cookie, { append: true });
    }
    return answer;
  }
}

function requestTo(c: Context, body: object | undefined): Request {
  const { url, method, headers } = c.req.raw;
  if (body === undefined) return new Request(url, { method, headers });
  const forwarded = new Headers(headers);
  forwarded.set("content-type", "application/json");
  forwarded.delete("content-length");
  return new Request(url, { method, headers: forwarded, body: JSON.stringify(body) });
}
