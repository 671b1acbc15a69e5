import type { KnownBrowser } from "../../auth/known-browser.ts";
import type { RateLimits } from "../../http/rate-limits.ts";

type Attempt = { client: string; email: string; browser: KnownBrowser | null };

/**
 * Counts an attempt to sign in before its password is compared, so that attempts at the same time are
 * all counted. A known browser has counts of its own: nothing that others do refuses it. An attempt
 * that one limit refuses is not counted by those after it.
 *
 * @throws AppError rate_limited
 */
export async function countSignIn(limits: RateLimits, attempt: Attempt): Promise<void> {
  const { client, email, browser } = attempt;
  if (browser) {
    await limits.demandLeft("right-sign-in-by-known-browser", browser.userId, browser.nonce);
    return limits.count("sign-in-by-known-browser", browser.userId, browser.nonce);
  }
  await limits.demandLeft("right-sign-in-by-client-and-email", client, email);
  await limits.count("sign-in-by-client-and-email", client, email);
  await limits.count("sign-in-work-by-client", client);
  await limits.count("sign-in-by-email", email);
  const isWithin = await limits.tryCount("sign-in-by-client", client);
  if (!isWithin) await limits.count("sign-in-by-busy-client-and-email", client, email);
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
export async function giveBackSignIn(limits: RateLimits, attempt: Attempt): Promise<void> {
  const { client, email, browser } = attempt;
  if (browser) return limits.giveBack("sign-in-by-known-browser", browser.userId, browser.nonce);
  await limits.giveBack("sign-in-by-client-and-email", client, email);
  await limits.giveBack("sign-in-by-email", email);
  await limits.giveBack("sign-in-by-client", client);
}

/** Lets an account be signed in to again from here, and from anywhere, as if nobody had guessed. */
export async function openAccount(
  limits: RateLimits,
  { client, email }: Omit<Attempt, "browser">,
): Promise<void> {
  await limits.forget("sign-in-by-client-and-email", client, email);
  await limits.forget("sign-in-by-busy-client-and-email", client, email);
  await limits.forget("sign-in-by-email", email);
  await limits.forget("right-sign-in-by-client-and-email", client, email);
}
