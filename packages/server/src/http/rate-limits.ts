import { createHmac } from "node:crypto";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { deriveKey } from "../auth/secret.ts";
import type { Tables } from "../db/database.ts";
import { rateLimits } from "../db/schema.ts";
import { AppError } from "./app-error.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** How often something may be done within a time that begins when it is done first. */
type Limit = { points: number; durationS: number };

/**
 * Everything that is limited. A school, with hundreds of learners, may be one client: what is counted
 * by client leaves room for all of them on the same morning. SECURITY.md says why the limits of
 * sign-ins are what they are.
 */
export const usualLimits = {
  "sign-up-by-client": { points: 1000, durationS: HOUR_S },
  /** Each sends a mail to an address that may be a stranger's: an account can be deleted and made again. */
  "sign-up-by-email": { points: 5, durationS: HOUR_S },
  /** Wrong passwords from a browser that has been signed in to the account before. */
  "sign-in-by-known-browser": { points: 10, durationS: 15 * MINUTE_S },
  /** Wrong passwords from all others; right ones are given back. */
  "sign-in-by-client-and-email": { points: 10, durationS: 15 * MINUTE_S },
  "sign-in-by-email": { points: 20, durationS: 10 * MINUTE_S },
  /** Beyond this a client has few attempts for each account, instead of none. */
  "sign-in-by-client": { points: 300, durationS: 15 * MINUTE_S },
  "sign-in-by-busy-client-and-email": { points: 2, durationS: 15 * MINUTE_S },
  /** Hashing takes a tenth of a second; so nobody keeps others waiting for longer than a minute. */
  "sign-in-work-by-client": { points: 1000, durationS: MINUTE_S },
  /** Each costs a session, and the work of hashing. */
  "right-sign-in-by-email": { points: 100, durationS: HOUR_S },
  "password-check-by-user": { points: 10, durationS: 15 * MINUTE_S },
  /** Codes of sign-ins whose password was right; a right code begins anew. */
  "second-step-by-user": { points: 10, durationS: 15 * MINUTE_S },
  /** Of a second factor, by somebody who is signed in. */
  "code-check-by-user": { points: 10, durationS: 15 * MINUTE_S },
  /** Turning a second factor on sends a mail, and so does turning it off again. */
  "new-two-factor-by-user": { points: 5, durationS: HOUR_S },
  "password-reset-by-client": { points: 300, durationS: HOUR_S },
  "password-reset-by-email": { points: 5, durationS: HOUR_S },
  /** Links that were followed in vain; a good one is never refused. */
  "reset-link-by-client": { points: 300, durationS: HOUR_S },
  /** By who knows the present one: each sends a mail. */
  "new-password-by-email": { points: 10, durationS: HOUR_S },
  "confirmation-by-email": { points: 5, durationS: HOUR_S },
  "new-email-by-user": { points: 10, durationS: HOUR_S },
  "new-email-by-email": { points: 5, durationS: HOUR_S },
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
  /** Takes one back that turned out to be harmless. */
  giveBack: (name: LimitName, ...who: readonly string[]) => Promise<void>;
  /** Begins anew. */
  forget: (name: LimitName, ...who: readonly string[]) => Promise<void>;
};

type Options = { db: Tables; secret: string; limits?: Limits };

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
  return {
    count: (name, ...who) => limiter(name).consume(keyOf(who)).then(nothing, refuse),
    tryCount: (name, ...who) => limiter(name).consume(keyOf(who)).then(isWithin, isNotBroken),
    async demandLeft(name, ...who) {
      const counted = await limiter(name).get(keyOf(who));
      if (counted && counted.remainingPoints <= 0) refuse(counted);
    },
    giveBack: (name, ...who) => limiter(name).reward(keyOf(who)).then(nothing),
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
