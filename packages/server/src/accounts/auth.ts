import { randomUUID } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accounts, roles, sessions, twoFactors, users, verifications } from "../db/schema.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./credentials.ts";
import { aware, type PasswordHashing } from "./password/hash-ahead.ts";
import { checkedHash, isPasswordInForce } from "./password/password-in-force.ts";
import { createScrypt } from "./password/scrypt.ts";
import { idleEnd, REMEMBERED_IDLE_S } from "./session/session-length.ts";

/** Browsers need a third of it to say what they are. */
const USER_AGENT_MAX_LENGTH = 512;

type AuthOptions = {
  db: Database;
  secret: string;
  baseUrl: URL | undefined;
  hashing?: PasswordHashing;
};

export type Auth = ReturnType<typeof createAuth>;

/** Accounts and sessions, which better-auth looks after. */
export function createAuth({ db, secret, baseUrl, hashing = createScrypt() }: AuthOptions) {
  const isSecure = baseUrl?.protocol === "https:";
  const auth = betterAuth({
    secret,
    ...(baseUrl && { baseURL: baseUrl.origin }),
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
      },
      // A user without an account could never sign in, and would keep the address taken.
      transaction: true,
    }),
    user: {
      additionalFields: {
        role: { type: [...roles], required: true, defaultValue: "user", input: false },
      },
    },
    session: {
      expiresIn: REMEMBERED_IDLE_S,
      // See read-session.ts instead.
      disableSessionRefresh: true,
      additionalFields: { remembered: { type: "boolean", required: false, input: false } },
    },
    // Signs in with a second factor; the rest of it is in two-factor.ts. Its lock lets through what
    // arrives at once: see the limits of second steps in http/rate-limits.ts instead.
    plugins: [twoFactor({ accountLockout: { enabled: false } })],
    // See sweep-expired.ts instead.
    verification: { disableCleanup: true },
    databaseHooks: {
      session: { create: { before: asVerbenaKeepsIt, after: endUnlessPasswordInForce(db) } },
      verification: { create: { after: dropUnlessPasswordInForce(db) } },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: aware(hashing),
    },
    advanced: {
      // Browsers take a cookie with __Host- from this very host alone, not from a name beside it.
      cookiePrefix: isSecure ? "__Host-verbena" : "verbena",
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      database: { generateId: () => randomUUID() },
      // One rule for the whole API instead: see http/same-origin.ts.
      disableCSRFCheck: true,
      ipAddress: { disableIpTracking: true },
    },
    // Else better-auth prints what it did not expect, with the learner's address in it.
    onAPIError: { throw: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  return Object.assign(auth, { hashing });
}

/**
 * A session may be made by a password that was right when it was compared, and is not any more: all
 * sessions may have been ended meanwhile. The new one ends here then, before anybody has its token.
 */
function endUnlessPasswordInForce(db: Database) {
  return async ({ userId, token }: { userId: string; token: string }): Promise<void> => {
    const hash = checkedHash();
    if (hash === undefined || (await isPasswordInForce(db, userId, hash))) return;
    await db.delete(sessions).where(eq(sessions.token, token));
    throw new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD" });
  };
}

/** The same for a sign-in that waits for its second step. */
function dropUnlessPasswordInForce(db: Database) {
  return async ({ id, value: userId }: { id: string; value: string }): Promise<void> => {
    const hash = checkedHash();
    if (hash === undefined || !isId(userId) || (await isPasswordInForce(db, userId, hash))) return;
    await db.delete(verifications).where(eq(verifications.id, id));
    throw new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD" });
  };
}

/** A sign-in that waits has two rows: one names its user, the other counts attempts. */
const isId = (value: string) => value.includes("-");

type NewSession = { createdAt: Date; expiresAt: Date; userAgent?: string | null | undefined };

/** better-auth's lifetime of a session that is not remembered, with a minute to spare. */
const NOT_REMEMBERED_MS = (24 * 60 + 1) * 60_000;

/** Stores whether a session is remembered: cookies alone could be dropped. */
async function asVerbenaKeepsIt({ createdAt, expiresAt, userAgent }: NewSession) {
  const remembered = expiresAt.getTime() - createdAt.getTime() > NOT_REMEMBERED_MS;
  return {
    data: {
      remembered,
      expiresAt: idleEnd(createdAt, remembered),
      userAgent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH),
    },
  };
}
