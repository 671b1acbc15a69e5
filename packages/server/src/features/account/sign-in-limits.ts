import type { RateLimits } from "../../http/rate-limits.ts";

type Attempt = {
  client: string;
  email: string;
  /** See `knownBrowser`; null where it is not known. */
  browser: string | null;
};

/**
 * Counts an attempt to sign in before its password is looked at, so that many at once are many. A
 * known browser has a count of its own, so that no stranger's wrong passwords keep it out. What one
 * limit refuses is not counted by those after it.
 *
 * @throws AppError rate_limited
 */
export async function countSignIn(limits: RateLimits, attempt: Attempt): Promise<void> {
  const { client, email, browser } = attempt;
  await limits.demandLeft("right-sign-in-by-email", email);
  if (browser !== null) return limits.count("sign-in-by-known-browser", browser);
  await limits.count("sign-in-by-client-and-email", client, email);
  await limits.count("sign-in-work-by-client", client);
  await limits.count("sign-in-by-email", email);
  const isWithin = await limits.tryCount("sign-in-by-client", client);
  if (!isWithin) await limits.count("sign-in-by-busy-client-and-email", client, email);
}

/** Whoever knows the password was not guessing. */
export async function forgetSignIn(limits: RateLimits, attempt: Attempt): Promise<void> {
  const { client, email, browser } = attempt;
  await limits.tryCount("right-sign-in-by-email", email);
  if (browser !== null) return limits.forget("sign-in-by-known-browser", browser);
  await limits.forget("sign-in-by-client-and-email", client, email);
  await limits.forget("sign-in-by-busy-client-and-email", client, email);
  await limits.giveBack("sign-in-work-by-client", client);
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
  await limits.forget("right-sign-in-by-email", email);
}
