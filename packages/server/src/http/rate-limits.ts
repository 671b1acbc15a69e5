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
 * by client leaves room for all of them on the same morning. Guessing is held off by the limits for
 * one account; of those, that for an account as seen from one client is the narrowest, so that nobody
 * can lock a learner out by guessing wrong from elsewhere.
 */
export const usualLimits = {
  "sign-up-by-client": { points: 1000, durationS: HOUR_S },
  /** Each sends a mail to an address that may be a stranger's: an account can be deleted and made again. */
  "sign-up-by-email": { points: 5, durationS: HOUR_S },
  /** Sign-ins with a wrong password; right ones are given back. */
  "sign-in-by-client": { points: 300, durationS: 15 * MINUTE_S },
  "sign-in-by-client-and-email": { points: 10, durationS: 15 * MINUTE_S },
  "sign-in-by-email": { points: 100, durationS: HOUR_S },
  "password-check-by-user": { points: 10, durationS: 15 * MINUTE_S },
  "password-reset-by-client": { points: 300, durationS: HOUR_S },
  "password-reset-by-email": { points: 5, durationS: HOUR_S },
  /** Links that were looked at in vain; good ones are given back. */
  "reset-link-by-client": { points: 300, durationS: HOUR_S },
  "new-password-by-client": { points: 100, durationS: HOUR_S },
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
    giveBack: (name, ...who) => limiter(name).reward(keyOf(who)).then(nothing),
    forget: (name, ...who) => limiter(name).delete(keyOf(who)).then(nothing),
  };
}

function nothing(): void {}

/** @throws AppError rate_limited where the limit was reached; else what went wrong */
function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError("rate_limited", [], { retryAfterS: Math.ceil(reason.msBeforeNext / 1000) });
}
