import type { RateLimits } from "../../http/rate-limits.ts";
import type { KnownBrowser } from "./known-browser.ts";

type Attempt = { client: string; email: string; browser: KnownBrowser | null };

type Count = Parameters<RateLimits["count"]>;

/**
 * Counts an attempt before its password is compared, so that concurrent attempts are all counted. Known
 * browsers are counted separately, so that others cannot lock them out. An attempt that one limit refuses
 * counts for no other.
 *
 * @returns the counts, for `giveBackSignIn`
 * @throws AppError rate_limited
 */
export async function countSignIn(limits: RateLimits, attempt: Attempt): Promise<Count[]> {
  const { client, email, browser } = attempt;
  const counted: Count[] = [];
  async function count(...each: Count): Promise<void> {
    await limits.count(...each);
    counted.push(each);
  }
  if (browser) {
    await limits.demandLeft("right-sign-in-by-known-browser", browser.userId, browser.nonce);
    await count("sign-in-by-known-browser", browser.userId, browser.nonce);
    return counted;
  }
  await limits.demandLeft("right-sign-in-by-client-and-email", client, email);
  try {
    await count("sign-in-by-client-and-email", client, email);
    await count("sign-in-work-by-client", client);
    await count("sign-in-by-email", email);
    const isWithin = await limits.tryCount("sign-in-by-client", client);
    counted.push(["sign-in-by-client", client]);
    if (!isWithin) await count("sign-in-by-busy-client-and-email", client, email);
  } catch (error) {
    // Otherwise, refusals of a one-minute limit would use up one of 15 minutes.
    for (const each of counted) await limits.giveBack(...each);
    throw error;
  }
  return counted;
}

/** After a right password, it and earlier wrong ones from the same place no longer count as guesses. */
export async function forgetSignIn(limits: RateLimits, attempt: Attempt): Promise<void> {
  const { client, email, browser } = attempt;
  if (browser) {
    await limits.tryCount("right-sign-in-by-known-browser", browser.userId, browser.nonce);
    return limits.forget("sign-in-by-known-browser", browser.userId, browser.nonce);
  }
  await limits.tryCount("right-sign-in-by-client-and-email", client, email);
  await limits.forget("sign-in-by-client-and-email", client, email);
  await limits.forget("sign-in-by-busy-client-and-email", client, email);
  await limits.giveBack("sign-in-work-by-client", client);
  await limits.giveBack("sign-in-by-email", email);
  await limits.giveBack("sign-in-by-client", client);
}

/** Takes back an attempt whose password was not compared, because the queue was full. */
export async function giveBackSignIn(limits: RateLimits, counts: readonly Count[]): Promise<void> {
  for (const each of counts) {
    // Requests that flood the queue still count towards the limit of hashing work.
    if (each[0] !== "sign-in-work-by-client") await limits.giveBack(...each);
  }
}

/**
 * The count for a code of a second step. A known browser has its own, so that somebody else who knows the
 * password cannot lock it out.
 */
export const secondStepCount = (userId: string, browser: KnownBrowser | null): Count =>
  browser
    ? ["second-step-by-known-browser", userId, browser.nonce]
    : ["second-step-by-user", userId];

/** Clears the counts that keep new browsers out of an account. */
export async function unlockAccount(
  limits: RateLimits,
  { client, email, userId }: Omit<Attempt, "browser"> & { userId: string },
): Promise<void> {
  await limits.forget("second-step-by-user", userId);
  await limits.forget("sign-in-by-client-and-email", client, email);
  await limits.forget("sign-in-by-busy-client-and-email", client, email);
  await limits.forget("sign-in-by-email", email);
  await limits.forget("right-sign-in-by-client-and-email", client, email);
}
