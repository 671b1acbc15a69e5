import { sql } from "drizzle-orm";
import type { Context } from "hono";
import { z } from "zod";
import { roles } from "../db/schema.ts";
import type { Dependencies } from "../dependencies.ts";
import { fromAuthError } from "./auth-errors.ts";
import { withPasswordCheck } from "./password/password-in-force.ts";

const authError = z.object({ code: z.string().optional() });

/** What better-auth needs of a request; what proxies and others claim in it is nothing to it. */
const headersOfInterest = ["cookie", "user-agent", "host"];

type Passed = {
  /** Which of better-auth's calls it is, where that is not the request's own path. */
  path?: string;
  /** Instead of the request's. */
  cookie?: string;
  /** With which the password was right in an earlier request. */
  hash?: string;
};

/**
 * Hands a request over to better-auth, with a body of ours; cookies of its answer go out with ours.
 *
 * @returns the body of its answer
 * @throws AppError what its refusal means
 */
export async function passOn(
  c: Context,
  { auth, db }: Dependencies,
  body?: object,
  { hash, ...passed }: Passed = {},
): Promise<unknown> {
  const response = await withPasswordCheck(() => auth.handler(requestTo(c, body, passed)), hash);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    // Where better-auth hides that the database is lost, asking it again throws.
    if (response.status >= 422) await db.execute(sql`select 1`);
    throw fromAuthError(response.status, authError.safeParse(answer).data?.code);
  }
  const cookies = response.headers.getSetCookie();
  // They take the place of the cookie with which this very request may have prolonged its session.
  if (cookies.length > 0) c.header("set-cookie", undefined);
  for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
  return answer;
}

function requestTo(c: Context, body: object | undefined, { path = c.req.path, cookie }: Passed) {
  const { method } = c.req;
  const url = new URL(path, c.req.url);
  const headers = new Headers();
  for (const name of headersOfInterest) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (cookie !== undefined) headers.set("cookie", cookie);
  if (body === undefined) return new Request(url, { method, headers });
  headers.set("content-type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

/** What a page may know of its user; the session's token is for the cookie alone. */
export const signedInAnswer = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    role: z.enum(roles),
    twoFactorEnabled: z.boolean(),
  }),
});

/** Of a second step. The token is that of the session which it began. */
export const secondStepDone = signedInAnswer.extend({ token: z.string() });

/** Of a sign-in that waits for its second step. */
export const secondStepAnswer = z.object({ twoFactorRedirect: z.literal(true) });
