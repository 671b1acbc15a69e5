import type { RateLimits } from "../../http/rate-limits.ts";
import type { KnownBrowser } from "./known-browser.ts";

type Attempt = { client: string; email: string; browser: KnownBrowser | null };

/** The name of a limit, and the parts of the key that it counts by. */
type LimitKey = Parameters<RateLimits["consume"]>;

/**
 * Counts an attempt before its password is compared, so that concurrent attempts are all counted. Known
 * browsers have their own limits, so that others cannot lock them out. An attempt that one limit refuses
 * does not count towards any other.
 *
 * @returns what was counted, for `refundSignIn`
 * @throws AppError rate_limited
 */
export async function countSignIn(limits: RateLimits, attempt: Attempt): Promise<LimitKey[]> {
  const { client, email, browser } = attempt;
  const counted: LimitKey[] = [];
  async function count(...key: LimitKey): Promise<void> {
    await limits.consume(...key);
    counted.push(key);
  }
  if (browser) {
    await limits.requireRemaining("right-sign-in-by-known-browser", browser.userId, browser.nonce);
    await count("sign-in-by-known-browser", browser.userId, browser.nonce);
    return counted;
  }
  // First, so that a client above its own limit stores nothing under the addresses that it invents.
  await limits.requireRemaining("sign-in-work-by-client", client);
  await limits.requireRemaining("right-sign-in-by-client-and-email", client, email);
  try {
    await count("sign-in-by-client-and-email", client, email);
    await count("sign-in-work-by-client", client);
    await count("sign-in-by-email", email);
    const isWithin = await limits.tryConsume("sign-in-by-client", client);
    counted.push(["sign-in-by-client", client]);
    if (!isWithin) await count("sign-in-by-busy-client-and-email", client, email);
  } catch (error) {
    // Otherwise, attempts refused by a one-minute limit would exhaust a limit of 15 minutes.
    for (const key of counted) await limits.refund(...key);
    throw error;
  }
  return counted;
}

/** After a right password, neither this attempt nor earlier wrong ones from the same place count. */
export async function clearSignIn(limits: RateLimits, attempt: Attempt): Promise<void> {
  const { client, email, browser } = attempt;
  if (browser) {
    await limits.tryConsume("right-sign-in-by-known-browser", browser.userId, browser.nonce);
    return limits.reset("sign-in-by-known-browser", browser.userId, browser.nonce);
  }
  await limits.tryConsume("right-sign-in-by-client-and-email", client, email);
  await limits.reset("sign-in-by-client-and-email", client, email);
  await limits.reset("sign-in-by-busy-client-and-email", client, email);
  await limits.refund("sign-in-work-by-client", client);
  await limits.refund("sign-in-by-email", email);
  await limits.refund("sign-in-by-client", client);
}

/** Takes back an attempt whose password was not compared, because the queue was full. */
export async function refundSignIn(
  limits: RateLimits,
  counted: readonly LimitKey[],
): Promise<void> {
  for (const key of counted) {
    // Requests that flood the queue still count towards the limit of hashing work.
    if (key[0] !== "sign-in-work-by-client") await limits.refund(...key);
  }
}

/**
 * The limit for codes of a second step. A known browser has its own, so that somebody else who knows the
 * password cannot lock it out.
 */
export const secondStepLimit = (userId: string, browser: KnownBrowser | null): LimitKey =>
  browser
    ? ["second-step-by-known-browser", userId, browser.nonce]
    : ["second-step-by-user", userId];

/** Clears the counts that keep new browsers out of an account. */
export async function unlockAccount(
  limits: RateLimits,
  { client, email, userId }: Omit<Attempt, "browser"> & { userId: string },
): Promise<void> {
  await limits.reset("second-step-by-user", userId);
  await limits.reset("sign-in-by-client-and-email", client, email);
  await limits.reset("sign-in-by-busy-client-and-email", client, email);
  await limits.reset("sign-in-by-email", email);
  await limits.reset("right-sign-in-by-client-and-email", client, email);
}
