import { createHmac } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Queryable } from "../db/database.ts";
import { rateLimits } from "../db/schema.ts";
import { AppError } from "../errors/app-error.ts";
import { deriveKey, type Secrets } from "../security/secret.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** At most `points` attempts in a window, which the first attempt opens. */
type Limit = { points: number; durationS: number };

/**
 * All limits. A school with hundreds of learners may be one client, so comments say who can exhaust a limit
 * for somebody else, and for how long. Only somebody who is signed in or knows the password can exhaust a
 * limit by user or by known browser. SECURITY.md explains the limits of sign-ins and mails.
 */
export const defaultLimits = {
  "sign-up-by-client": { points: 1000, durationS: HOUR_S },
  /** Applies above `sign-up-by-client`. A pupil can exhaust it for a school, for a minute. */
  "sign-up-by-busy-client": { points: 20, durationS: MINUTE_S },
  /** Wrong passwords from a known browser. Only somebody at that browser can exhaust it. */
  "sign-in-by-known-browser": { points: 10, durationS: 15 * MINUTE_S },
  /**
   * Wrong passwords from other browsers. A pupil can exhaust it for a classmate's new browser, until 15
   * minutes after they stop. A password reset clears it.
   */
  "sign-in-by-client-and-email": { points: 10, durationS: 15 * MINUTE_S },
  /** The same from all clients. Strangers can exhaust it, until ten minutes after they stop. */
  "sign-in-by-email": { points: 20, durationS: 10 * MINUTE_S },
  /** Above this limit, a client has two attempts for each account. */
  "sign-in-by-client": { points: 300, durationS: 15 * MINUTE_S },
  /** As `sign-in-by-client-and-email`. */
  "sign-in-by-busy-client-and-email": { points: 2, durationS: 15 * MINUTE_S },
  /** Limits the hashing work. A pupil can exhaust it for a school's new browsers, for a minute. */
  "sign-in-work-by-client": { points: 1000, durationS: MINUTE_S },
  "right-sign-in-by-known-browser": { points: 30, durationS: MINUTE_S },
  /** Somebody who knows the password can exhaust it for new browsers of their client, for a minute. */
  "right-sign-in-by-client-and-email": { points: 30, durationS: MINUTE_S },
  /** Only somebody at the session's browser can exhaust it. */
  "password-check-by-session": { points: 10, durationS: 15 * MINUTE_S },
  /** Wrong codes after a right password. Only somebody at that browser can exhaust it. */
  "second-step-by-known-browser": { points: 10, durationS: 15 * MINUTE_S },
  /**
   * The same from all other browsers. Somebody who knows the password can exhaust it for the owner's new
   * browsers. A password reset clears it.
   */
  "second-step-by-user": { points: 10, durationS: 15 * MINUTE_S },
  /** Wrong codes of somebody who is signed in. */
  "code-check-by-user": { points: 10, durationS: 15 * MINUTE_S },
  /** A mail to the owner about wrong codes. */
  "wrong-codes-notice-by-user": { points: 1, durationS: DAY_S },
  /** Turning a second factor on and off sends mails. */
  "new-two-factor-by-user": { points: 5, durationS: HOUR_S },
  "password-reset-by-client": { points: 300, durationS: HOUR_S },
  /** Applies above `password-reset-by-client`. A pupil can exhaust it for a school, for a minute. */
  "password-reset-by-busy-client": { points: 30, durationS: MINUTE_S },
  /** Strangers can exhaust it for an hour. The owner then has five mails with links that work. */
  "password-reset-by-email": { points: 5, durationS: HOUR_S },
  /** Requests from known browsers. */
  "password-reset-by-user": { points: 5, durationS: HOUR_S },
  /** Requests of all administrators for one account. */
  "password-reset-by-administrators": { points: 5, durationS: HOUR_S },
  /** Invalid or expired links. A valid link is never refused. */
  "reset-link-by-client": { points: 100, durationS: MINUTE_S },
  /** Above this limit, a change of password sends no mail. */
  "password-notice-by-user": { points: 10, durationS: HOUR_S },
  /** Together with the mail of the sign-up, as many as `unconfirmed-mail` allows. */
  "confirmation-by-user": { points: 4, durationS: HOUR_S },
  "new-email-by-user": { points: 10, durationS: HOUR_S },
  /** As many as `unconfirmed-mail` allows. */
  "new-email-by-user-and-email": { points: 5, durationS: HOUR_S },
  /**
   * Mails of each kind to an unconfirmed address: see `mailQuotaOf`. Strangers can exhaust it for an hour.
   * The owner cannot confirm the address meanwhile.
   */
  "unconfirmed-mail": { points: 5, durationS: HOUR_S },
  /** A download may read the whole log of a learner, or the list of users. */
  "download-by-user": { points: 40, durationS: HOUR_S },
  /** A preview or a change of the scheduler reads the whole log of a learner. */
  "scheduler-by-user": { points: 60, durationS: HOUR_S },
  /** A fit takes seconds of a processor. */
  "fit-by-user": { points: 5, durationS: HOUR_S },
  "report-by-user": { points: 30, durationS: DAY_S },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof defaultLimits;
export type Limits = Record<LimitName, Limit>;

/** Each call names a limit and, as `who`, the parts of the key that it counts by. */
export type RateLimits = {
  /**
   * Counts one attempt.
   *
   * @throws AppError rate_limited above the limit, with the time until the next attempt
   */
  consume: (name: LimitName, ...who: readonly string[]) => Promise<void>;
  /** Counts one attempt, and returns whether it is within the limit. */
  tryConsume: (name: LimitName, ...who: readonly string[]) => Promise<boolean>;
  /**
   * Checks a limit without counting.
   *
   * @throws AppError rate_limited if another attempt would be above the limit
   */
  requireRemaining: (name: LimitName, ...who: readonly string[]) => Promise<void>;
  /** Takes one attempt back, unless its window is over. Without other attempts, nothing stays stored. */
  refund: (name: LimitName, ...who: readonly string[]) => Promise<void>;
  /** Sets the count to zero. */
  reset: (name: LimitName, ...who: readonly string[]) => Promise<void>;
};

type Options = { db: Queryable; secrets: Secrets; limits?: Limits };

/** How much the clocks of processes may differ. */
const CLOCK_TOLERANCE_S = MINUTE_S;

/**
 * Limits for all processes that share a database. Each attempt is one upsert, so concurrent attempts are
 * all counted.
 *
 * @param options keys are stored as hashes keyed with the present secret, so they identify nobody
 */
export function createRateLimits({ db, secrets, limits = defaultLimits }: Options): RateLimits {
  const limiter = (name: LimitName) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      points: limits[name].points,
      duration: limits[name].durationS,
      clearExpiredByTimeout: false,
    });
  const hashKey = deriveKey(secrets, "rate limits");
  const keyOf = (who: readonly string[]) =>
    createHmac("sha256", hashKey).update(JSON.stringify(who)).digest("base64url");
  /** A window that ends too late was opened while the server's clock was ahead. */
  const endsTooLate = (name: LimitName, { msBeforeNext }: RateLimiterRes) =>
    msBeforeNext > (limits[name].durationS + CLOCK_TOLERANCE_S) * 1000;
  async function consume(name: LimitName, who: readonly string[]): Promise<unknown> {
    try {
      return await limiter(name).consume(keyOf(who));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes) || !endsTooLate(name, reason)) throw reason;
      await limiter(name).delete(keyOf(who));
      return await limiter(name).consume(keyOf(who));
    }
  }
  return {
    async consume(name, ...who) {
      await consume(name, who).catch(throwRateLimited);
    },
    tryConsume: (name, ...who) =>
      consume(name, who).then(
        () => true,
        (reason) => {
          if (!(reason instanceof RateLimiterRes)) throw reason;
          return false;
        },
      ),
    async requireRemaining(name, ...who) {
      const window = await limiter(name).get(keyOf(who));
      if (window && window.remainingPoints <= 0 && !endsTooLate(name, window)) {
        throwRateLimited(window);
      }
    },
    async refund(name, ...who) {
      // The library would store a negative count where there is none.
      const isKey = eq(rateLimits.key, limiter(name).getKey(keyOf(who)));
      const isCounted = and(isKey, gt(rateLimits.points, 0), gt(rateLimits.expire, new Date()));
      const [counted] = await db
        .update(rateLimits)
        .set({ points: sql`${rateLimits.points} - 1` })
        .where(isCounted)
        .returning({ points: rateLimits.points });
      if (counted?.points === 0)
        await db.delete(rateLimits).where(and(isKey, eq(rateLimits.points, 0)));
    },
    async reset(name, ...who) {
      await limiter(name).delete(keyOf(who));
    },
  };
}

/**
 * @param reason what the library throws above a limit, or another error
 * @throws AppError rate_limited, or the other error
 */
function throwRateLimited(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError("rate_limited", [], { retryAfterS: Math.ceil(reason.msBeforeNext / 1000) });
}
