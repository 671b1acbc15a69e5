import { AppError } from "../errors/app-error.ts";

/** So many pages a second, and at once after a pause. */
type Rate = { perSecond: number; atOnce: number };

/** A class that opens different pages at once is one client. */
const CLASS = 40;

const ofClient: Rate = { perSecond: 10, atOnce: 200 };
/** The last `CLASS` pages are for clients that have asked for no more than so many: a robot leaves them to a class. */
const ofAll: Rate = { perSecond: 40, atOnce: 2 * CLASS };

/** Clients whose last page is longer ago have all of `atOnce` again. */
const CLIENTS_MAX = 1000;

/** A token bucket. */
type Bucket = { tokens: number; filledAt: number };

/**
 * Limits the pages that are rendered, in memory. It answers at once, so that requests for the same page can share one
 * rendering; rate-limiter-flexible answers later.
 *
 * @returns a function that counts a page of a client, or work that costs a part of a page. Above the limits, it throws
 *   AppError rate_limited.
 */
export function createPageLimits(now: () => Date): (client: string, cost?: number) => void {
  const all: Bucket = { tokens: ofAll.atOnce, filledAt: 0 };
  const clients = new Map<string, Bucket>();

  function fill(bucket: Bucket, { perSecond, atOnce }: Rate): void {
    const time = now().getTime();
    // A clock may be set back.
    const elapsedS = Math.max(0, time - bucket.filledAt) / 1000;
    bucket.tokens = Math.min(atOnce, bucket.tokens + elapsedS * perSecond);
    bucket.filledAt = time;
  }

  function forgetFullBuckets(): void {
    for (const [client, bucket] of clients) {
      fill(bucket, ofClient);
      if (bucket.tokens === ofClient.atOnce) clients.delete(client);
    }
  }

  return (client, cost = 1) => {
    fill(all, ofAll);
    if (clients.size >= CLIENTS_MAX) forgetFullBuckets();
    const own = clients.get(client) ?? { tokens: ofClient.atOnce, filledAt: 0 };
    fill(own, ofClient);
    throwIfEmpty(own, ofClient, cost);
    const reserved = own.tokens > ofClient.atOnce - CLASS ? 0 : CLASS;
    throwIfEmpty(all, ofAll, cost + reserved);
    own.tokens -= cost;
    all.tokens -= cost;
    clients.set(client, own);
  };
}

function throwIfEmpty({ tokens }: Bucket, { perSecond }: Rate, cost: number): void {
  if (tokens >= cost) return;
  throw new AppError("rate_limited", [], { retryAfterS: Math.ceil((cost - tokens) / perSecond) });
}
