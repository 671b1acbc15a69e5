import { createHmac } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Tables } from "../db/database.ts";
import { rateLimits } from "../db/schema.ts";
import { AppError } from "../errors/app-error.ts";
import { deriveKey } from "../security/secret.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** `points` within a window that the first one opens. */
type Limit = { points: number; durationS: number };

/**
 * All limits. A school with hundreds of learners may be one client, so each comment says who can use a
 * limit up for somebody else, and what that person then loses. Limits by user or known browser can only be
 * used up by somebody who is signed in or knows the password. SECURITY.md explains the limits of sign-ins
 * and mails.
 */
export const usualLimits = {
  "sign-up-by-client": { points: 1000, durationS: HOUR_S },
  /** Above that limit. A pupil can use it up for a school, for a minute. */
  "sign-up-by-busy-client": { points: 20, durationS: MINUTE_S },
  /** Wrong passwords from a known browser. Only somebody at that browser can use it up. */
  "sign-in-by-known-browser": { points: 10, durationS: 15 * MINUTE_S },
  /**
   * Wrong passwords from other browsers. A pupil can use it up for a classmate's new browser, until 15
   * minutes after they stop. A password reset clears the count.
   */
  "sign-in-by-client-and-email": { points: 10, durationS: 15 * MINUTE_S },
  /** The same from all clients. Strangers can use it up, until ten minutes after they stop. */
  "sign-in-by-email": { points: 20, durationS: 10 * MINUTE_S },
  /** Above this limit, a client has two attempts for each account. */
  "sign-in-by-client": { points: 300, durationS: 15 * MINUTE_S },
  /** As `sign-in-by-client-and-email`. */
  "sign-in-by-busy-client-and-email": { points: 2, durationS: 15 * MINUTE_S },
  /** Bounds the work of hashing. A pupil can use it up for a school's new browsers, for a minute. */
  "sign-in-work-by-client": { points: 1000, durationS: MINUTE_S },
  "right-sign-in-by-known-browser": { points: 30, durationS: MINUTE_S },
  /** Somebody who knows the password can use it up for new browsers at their address, for a minute. */
  "right-sign-in-by-client-and-email": { points: 30, durationS: MINUTE_S },
  /** Only somebody at the session's browser can use it up. */
  "password-check-by-session": { points: 10, durationS: 15 * MINUTE_S },
  /** Wrong codes after a right password. Only somebody at that browser can use it up. */
  "second-step-by-known-browser": { points: 10, durationS: 15 * MINUTE_S },
  /**
   * The same from all other browsers. Somebody who knows the password can use it up for the owner's new
   * browsers. A password reset clears the count.
   */
  "second-step-by-user": { points: 10, durationS: 15 * MINUTE_S },
  /** Wrong codes of somebody who is signed in. */
  "code-check-by-user": { points: 10, durationS: 15 * MINUTE_S },
  /** Turning a second factor on and off sends mails. */
  "new-two-factor-by-user": { points: 5, durationS: HOUR_S },
  "password-reset-by-client": { points: 300, durationS: HOUR_S },
  /** Above that limit. A pupil can use it up for a school, for a minute. */
  "password-reset-by-busy-client": { points: 30, durationS: MINUTE_S },
  /** Strangers can use it up, for an hour. The owner then has five mails whose links work as long. */
  "password-reset-by-email": { points: 5, durationS: HOUR_S },
  /** Requests from known browsers, which strangers cannot use up. */
  "password-reset-by-user": { points: 5, durationS: HOUR_S },
  /** Links that do not work. A link that works is never refused. */
  "reset-link-by-client": { points: 100, durationS: MINUTE_S },
  /** Above this limit, changes of the password send no mail. */
  "password-notice-by-user": { points: 10, durationS: HOUR_S },
  /** With the mail of the sign-up, as many as `unconfirmed-mail` allows. */
  "confirmation-by-user": { points: 4, durationS: HOUR_S },
  "new-email-by-user": { points: 10, durationS: HOUR_S },
  /** As many as `unconfirmed-mail` allows. */
  "new-email-by-user-and-email": { points: 5, durationS: HOUR_S },
  /**
   * Mails of each kind to an unconfirmed address: see `mailQuotaOf`. Strangers can use it up, for an hour:
   * the owner cannot confirm the address meanwhile.
   */
  "unconfirmed-mail": { points: 5, durationS: HOUR_S },
  /** A download may read the whole log of a learner, or the list of users. */
  "download-by-user": { points: 40, durationS: HOUR_S },
  "report-by-user": { points: 30, durationS: DAY_S },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof usualLimits;
export type Limits = Record<LimitName, Limit>;

export type RateLimits = {
  /**
   * Counts one more.
   *
   * @throws AppError rate_limited, with the time until it may be tried again
   */
  count: (name: LimitName, ...who: readonly string[]) => Promise<void>;
  /** Counts one more, and returns whether that is within the limit. */
  tryCount: (name: LimitName, ...who: readonly string[]) => Promise<boolean>;
  /**
   * Counts nothing.
   *
   * @throws AppError rate_limited if one more would be too many
   */
  demandLeft: (name: LimitName, ...who: readonly string[]) => Promise<void>;
  /** Takes one back, unless its window is over. */
  giveBack: (name: LimitName, ...who: readonly string[]) => Promise<void>;
  /** Resets the count. */
  forget: (name: LimitName, ...who: readonly string[]) => Promise<void>;
};

type Options = { db: Tables; secret: string; limits?: Limits };

/** How much the clocks of processes may differ. */
const CLOCK_TOLERANCE_S = MINUTE_S;

/**
 * Limits for all processes that share a database. Each count is one upsert, so that concurrent attempts are
 * all counted.
 *
 * @param options the secret makes the keys: keyed hashes, which name nobody
 */
export function createRateLimits({ db, secret, limits = usualLimits }: Options): RateLimits {
  const limiter = (name: LimitName) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      points: limits[name].points,
      duration: limits[name].durationS,
      clearExpiredByTimeout: false,
    });
  const key = deriveKey(secret, "rate limits");
  const keyOf = (who: readonly string[]) =>
    createHmac("sha256", key).update(JSON.stringify(who)).digest("base64url");
  /** A window that ends too late was opened while the server's clock was ahead. */
  const isVoid = (name: LimitName, counted: RateLimiterRes) =>
    counted.msBeforeNext > (limits[name].durationS + CLOCK_TOLERANCE_S) * 1000;
  async function consume(name: LimitName, who: readonly string[]): Promise<unknown> {
    try {
      return await limiter(name).consume(keyOf(who));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes) || !isVoid(name, reason)) throw reason;
      await limiter(name).delete(keyOf(who));
      return await limiter(name).consume(keyOf(who));
    }
  }
  return {
    count: (name, ...who) => consume(name, who).then(nothing, refuse),
    tryCount: (name, ...who) => consume(name, who).then(isWithin, isAbove),
    async demandLeft(name, ...who) {
      const counted = await limiter(name).get(keyOf(who));
      if (counted && counted.remainingPoints <= 0 && !isVoid(name, counted)) refuse(counted);
    },
    async giveBack(name, ...who) {
      // The library would store a negative count where there is none.
      const isKey = eq(rateLimits.key, limiter(name).getKey(keyOf(who)));
      const isCounted = and(isKey, gt(rateLimits.points, 0), gt(rateLimits.expire, new Date()));
      await db
        .update(rateLimits)
        .set({ points: sql`${rateLimits.points} - 1` })
        .where(isCounted);
    },
    forget: (name, ...who) => limiter(name).delete(keyOf(who)).then(nothing),
  };
}

function nothing(): void {}

const isWithin = () => true;

/** @returns false if the limit was reached; throws other errors */
function isAbove(reason: unknown): false {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return false;
}

/** @throws AppError rate_limited if the limit was reached; else the error itself */
function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError("rate_limited", [], { retryAfterS: Math.ceil(reason.msBeforeNext / 1000) });
}
