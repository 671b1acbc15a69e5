import type { RateLimits } from "../../http/rate-limits.ts";
import type { KnownBrowser } from "./known-browser.ts";

type Attempt = { client: string; email: string; browser: KnownBrowser | null };

type Count = Parameters<RateLimits["count"]>;

/**
 * Counts an attempt to sign in before its password is compared, so that attempts at the same time are
 * all counted. A known browser has counts of its own: nothing that others do refuses it. An attempt
 * that one limit refuses counts for no other.
 *
 * @returns what was counted, for `giveBackSignIn`
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
    // Otherwise refusals of a limit that lasts a minute would use up one that lasts 15.
    for (const each of counted) await limits.giveBack(...each);
    throw error;
  }
  return counted;
}

/** A right password was no guess, nor were wrong ones before it from the same place. */
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

/** Takes back an attempt whose password was not compared, because too many were waiting. */
export async function giveBackSignIn(limits: RateLimits, counts: readonly Count[]): Promise<void> {
  for (const each of counts) {
    // Requests that flood the queue use up the limit of a minute all the same.
    if (each[0] !== "sign-in-work-by-client") await limits.giveBack(...each);
  }
}

/**
 * Counts a code of a second step. A known browser has its own count, so that somebody else who knows
 * the password cannot refuse it to the owner.
 */
export const secondStepCount = (userId: string, browser: KnownBrowser | null): Count =>
  browser
    ? ["second-step-by-known-browser", userId, browser.nonce]
    : ["second-step-by-user", userId];

/** Lets an account be signed in to again from here, and from anywhere, as if nobody had guessed. */
export async function openAccount(
  limits: RateLimits,
  { client, email, userId }: Omit<Attempt, "browser"> & { userId: string },
): Promise<void> {
  await limits.forget("second-step-by-user", userId);
  await limits.forget("sign-in-by-client-and-email", client, email);
  await limits.forget("sign-in-by-busy-client-and-email", client, email);
  await limits.forget("sign-in-by-email", email);
  await limits.forget("right-sign-in-by-client-and-email", client, email);
}
