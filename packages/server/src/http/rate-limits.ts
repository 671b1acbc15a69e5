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
 * All limits. A school with hundreds of learners may be one client: the limits by client have many points and
 * short windows. A pupil who exhausts such a limit keeps classmates out only briefly. SECURITY.md explains the
 * limits of guesses and mails.
 */
export const defaultLimits = {
  /**
   * Wrong passwords and wrong codes. Each call names what it counts by: a known browser, a session, or a client
   * with an account.
   */
  guess: { points: 10, durationS: 15 * MINUTE_S },
  /** Wrong passwords for an account from all browsers that are not known. Strangers can exhaust it. */
  "password-by-email": { points: 20, durationS: 10 * MINUTE_S },
  /** Wrong passwords for any accounts from the browsers of a client that are not known. */
  "password-by-client": { points: 300, durationS: MINUTE_S },
  "sign-up-by-client": { points: 400, durationS: 10 * MINUTE_S },
  /** Wrong links to shared selections. */
  "shared-selection-by-client": { points: 100, durationS: MINUTE_S },
  "password-reset-by-client": { points: 30, durationS: MINUTE_S },
  /**
   * Mails of one kind to one mailbox, and mails that one person causes. Strangers can exhaust the limit for an
   * unconfirmed address, and for the password resets of any address. The owner has received five mails by then.
   */
  mail: { points: 5, durationS: HOUR_S },
  /** A mail to the owner about wrong codes. */
  "wrong-codes-notice": { points: 1, durationS: DAY_S },
  /** A download may read the whole log of a learner, or the list of users. */
  download: { points: 40, durationS: HOUR_S },
  /** A preview or a change of the scheduler reads the whole log of a learner. */
  scheduler: { points: 60, durationS: HOUR_S },
  /** A fit takes seconds of a processor. */
  fit: { points: 5, durationS: HOUR_S },
  report: { points: 30, durationS: DAY_S },
  /** Mails with which a teacher invites others. */
  "class-invitation": { points: 20, durationS: DAY_S },
  /** Wrong links to invitations into a class. */
  "class-invitation-link-by-client": { points: 100, durationS: MINUTE_S },
  /** Codes of no class. There are 10¹² codes. */
  "class-code-by-client": { points: 300, durationS: 10 * MINUTE_S },
  "class-code-by-account": { points: 30, durationS: HOUR_S },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof defaultLimits;
export type Limits = Record<LimitName, Limit>;

/** The name of a limit, and the parts of the key that it counts by. */
export type LimitKey = readonly [name: LimitName, ...who: string[]];

export type RateLimits = {
  /**
   * Counts one attempt.
   *
   * @throws AppError rate_limited above the limit, with the time until the next attempt
   */
  consume: (...key: LimitKey) => Promise<void>;
  /** Counts one attempt, and returns whether it is within the limit. */
  tryConsume: (...key: LimitKey) => Promise<boolean>;
  /**
   * Checks a limit without counting.
   *
   * @throws AppError rate_limited if another attempt would be above the limit
   */
  requireRemaining: (...key: LimitKey) => Promise<void>;
  /** Takes one attempt back, unless its window is over. Without other attempts, nothing stays stored. */
  refund: (...key: LimitKey) => Promise<void>;
  /**
   * Runs an attempt that may be a wrong guess. It counts before it runs, so that concurrent attempts are all
   * counted. It no longer counts if it succeeds, or if it is refused as too many or because the server is
   * overloaded.
   *
   * @param keys several limits, each of which can refuse the attempt
   */
  countFailure: <T>(keys: readonly LimitKey[], attempt: () => Promise<T>) => Promise<T>;
};

type Options = { db: Queryable; secrets: Secrets; limits?: Limits };

/** How much the clocks of processes may differ. */
const CLOCK_TOLERANCE_S = MINUTE_S;

/**
 * Limits for all processes that share a database. Each attempt is one upsert, so concurrent attempts are
 * all counted.
 *
 * @param options the secrets key the hashes that the table has instead of accounts and addresses
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
  const hashOf = (who: readonly string[]) =>
    createHmac("sha256", hashKey).update(JSON.stringify(who)).digest("base64url");
  /** A window that ends too late was opened while the server's clock was ahead. */
  const endsTooLate = (name: LimitName, { msBeforeNext }: RateLimiterRes) =>
    msBeforeNext > (limits[name].durationS + CLOCK_TOLERANCE_S) * 1000;

  async function count([name, ...who]: LimitKey): Promise<unknown> {
    try {
      return await limiter(name).consume(hashOf(who));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes) || !endsTooLate(name, reason)) throw reason;
      await limiter(name).delete(hashOf(who));
      return await limiter(name).consume(hashOf(who));
    }
  }

  async function refund(...[name, ...who]: LimitKey): Promise<void> {
    // The library would store a negative count where there is none.
    const isKey = eq(rateLimits.key, limiter(name).getKey(hashOf(who)));
    const isCounted = and(isKey, gt(rateLimits.points, 0), gt(rateLimits.expire, new Date()));
    const [counted] = await db
      .update(rateLimits)
      .set({ points: sql`${rateLimits.points} - 1` })
      .where(isCounted)
      .returning({ points: rateLimits.points });
    if (counted?.points === 0)
      await db.delete(rateLimits).where(and(isKey, eq(rateLimits.points, 0)));
  }

  async function countFailure<T>(
    [key, ...others]: readonly LimitKey[],
    attempt: () => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return attempt();
    await count(key).catch(throwRateLimited);
    try {
      const result = await countFailure(others, attempt);
      await refund(...key);
      return result;
    } catch (error) {
      if (isRefusal(error)) await refund(...key);
      throw error;
    }
  }

  return {
    async consume(...key) {
      await count(key).catch(throwRateLimited);
    },
    tryConsume: (...key) =>
      count(key).then(
        () => true,
        (reason) => {
          if (!(reason instanceof RateLimiterRes)) throw reason;
          return false;
        },
      ),
    async requireRemaining(name, ...who) {
      const window = await limiter(name).get(hashOf(who));
      if (window && window.remainingPoints <= 0 && !endsTooLate(name, window)) {
        throwRateLimited(window);
      }
    },
    refund,
    countFailure,
  };
}

const isRefusal = (error: unknown) =>
  error instanceof AppError && (error.code === "rate_limited" || error.code === "unavailable");

/**
 * @param reason what the library throws above a limit, or another error
 * @throws AppError rate_limited, or the other error
 */
function throwRateLimited(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError("rate_limited", [], { retryAfterS: Math.ceil(reason.msBeforeNext / 1000) });
}
