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

/** How often something may be done within a time that begins when it is done first. */
type Limit = { points: number; durationS: number };

/**
 * Everything that is limited. A school with hundreds of learners may be one client, so each comment
 * says who can use a limit up for somebody else, and what that person then loses. A limit by user, or by
 * known browser, can only be used up by somebody who is signed in or knows the password. SECURITY.md
 * gives the reasons for the limits of sign-ins and mails.
 */
export const usualLimits = {
  "sign-up-by-client": { points: 1000, durationS: HOUR_S },
  /** Beyond that. A pupil can use it up for a school: the next minute has room again. */
  "sign-up-by-busy-client": { points: 20, durationS: MINUTE_S },
  /**
   * Wrong passwords from a browser that has been signed in to the account before. Only somebody at that
   * browser can use it up.
   */
  "sign-in-by-known-browser": { points: 10, durationS: 15 * MINUTE_S },
  /**
   * Wrong passwords from all other browsers. A pupil can use it up for a classmate's new browser, for
   * as long as they go on and 15 minutes more: the classmate can reset the password, which reopens it.
   */
  "sign-in-by-client-and-email": { points: 10, durationS: 15 * MINUTE_S },
  /** The same for strangers anywhere, for ten minutes. */
  "sign-in-by-email": { points: 20, durationS: 10 * MINUTE_S },
  /** Beyond this a client has few attempts for each account, instead of none. */
  "sign-in-by-client": { points: 300, durationS: 15 * MINUTE_S },
  /** As `sign-in-by-client-and-email`. */
  "sign-in-by-busy-client-and-email": { points: 2, durationS: 15 * MINUTE_S },
  /** Bounds the work of hashing. A pupil can use it up for a school's new browsers, for a minute. */
  "sign-in-work-by-client": { points: 1000, durationS: MINUTE_S },
  /** Each costs a session, and the work of hashing. */
  "right-sign-in-by-known-browser": { points: 30, durationS: MINUTE_S },
  /** Somebody who knows the password can refuse a new browser at their own address, for a minute. */
  "right-sign-in-by-client-and-email": { points: 30, durationS: MINUTE_S },
  /** Somebody at an open browser can use it up there: the account's other sessions have their own. */
  "password-check-by-session": { points: 10, durationS: 15 * MINUTE_S },
  /**
   * Wrong codes, after a right password, from a browser that has been signed in to the account before.
   * Only somebody at that browser can use it up.
   */
  "second-step-by-known-browser": { points: 10, durationS: 15 * MINUTE_S },
  /**
   * Wrong codes from all other browsers. Somebody who knows the password can use it up for the owner's
   * new browsers. A password reset clears the count.
   */
  "second-step-by-user": { points: 10, durationS: 15 * MINUTE_S },
  /** Of a second factor, by somebody who is signed in. */
  "code-check-by-user": { points: 10, durationS: 15 * MINUTE_S },
  /** Turning a second factor on sends a mail, and so does turning it off again. */
  "new-two-factor-by-user": { points: 5, durationS: HOUR_S },
  "password-reset-by-client": { points: 300, durationS: HOUR_S },
  /** Beyond that. A pupil can use it up for a school: the next minute has room again. */
  "password-reset-by-busy-client": { points: 30, durationS: MINUTE_S },
  /**
   * Of browsers that are not known. A stranger can use it up, for an hour: the owner then has five
   * mails with links that work for as long.
   */
  "password-reset-by-email": { points: 5, durationS: HOUR_S },
  /** By known browsers: what strangers ask for does not refuse them. */
  "password-reset-by-user": { points: 5, durationS: HOUR_S },
  /** Links that do not work; one that works is never refused. */
  "reset-link-by-client": { points: 100, durationS: MINUTE_S },
  /** Beyond this the password is changed, and its owner is not told once more. */
  "password-notice-by-user": { points: 10, durationS: HOUR_S },
  /** With the mail of the sign-up, as many as `unconfirmed-mail` lets through. */
  "confirmation-by-user": { points: 4, durationS: HOUR_S },
  "new-email-by-user": { points: 10, durationS: HOUR_S },
  /** As many as `unconfirmed-mail` lets through. */
  "new-email-by-user-and-email": { points: 5, durationS: HOUR_S },
  /**
   * Mails that leave, of each kind, to an address that has not been confirmed: see `mailQuotaOf`.
   * Strangers can use it up, for an hour: the owner cannot confirm that address meanwhile, and can do
   * everything else.
   */
  "unconfirmed-mail": { points: 5, durationS: HOUR_S },
  /** Each may read the whole log of a learner, or the list of users. */
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
  /** Counts one more, and says whether that is within the limit. */
  tryCount: (name: LimitName, ...who: readonly string[]) => Promise<boolean>;
  /**
   * Counts nothing.
   *
   * @throws AppError rate_limited where one more would be too many
   */
  demandLeft: (name: LimitName, ...who: readonly string[]) => Promise<void>;
  /** Takes one back that turned out to be harmless, unless its time is over. */
  giveBack: (name: LimitName, ...who: readonly string[]) => Promise<void>;
  /** Begins anew. */
  forget: (name: LimitName, ...who: readonly string[]) => Promise<void>;
};

type Options = { db: Tables; secret: string; limits?: Limits };

/** Clocks of processes may differ by so much. */
const CLOCK_TOLERANCE_S = MINUTE_S;

/**
 * Limits for all processes that share a database: each count is one upsert there, so that no two
 * attempts at once pass for one.
 *
 * @param options the secret makes the keys, from which nobody reads whose they are
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
  /** A count that ends later than one that begins now was begun when the server's clock was ahead. */
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
    tryCount: (name, ...who) => consume(name, who).then(isWithin, isNotBroken),
    async demandLeft(name, ...who) {
      const counted = await limiter(name).get(keyOf(who));
      if (counted && counted.remainingPoints <= 0 && !isVoid(name, counted)) refuse(counted);
    },
    async giveBack(name, ...who) {
      // The library would store a count below zero where there is none: more attempts than the limit.
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

/** @returns false where the limit was reached; throws what else went wrong */
function isNotBroken(reason: unknown): false {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return false;
}

/** @throws AppError rate_limited where the limit was reached; else what went wrong */
function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError("rate_limited", [], { retryAfterS: Math.ceil(reason.msBeforeNext / 1000) });
}
