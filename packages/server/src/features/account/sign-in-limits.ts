import type { RateLimits } from "../../http/rate-limits.ts";

type Attempt = { client: string; email: string };

/**
 * Counts an attempt to sign in before its password is looked at, so that many at once are many.
 *
 * @throws AppError rate_limited
 */
export async function countSignIn(limits: RateLimits, { client, email }: Attempt): Promise<void> {
  await limits.count("sign-in-by-client", client);
  await limits.count("sign-in-by-client-and-email", client, email);
  await limits.count("sign-in-by-email", email);
}

/** Whoever knows the password was not guessing. */
export async function forgetSignIn(limits: RateLimits, attempt: Attempt): Promise<void> {
  await limits.giveBack("sign-in-by-client", attempt.client);
  await openAccount(limits, attempt);
}

/** Lets an account be signed in to again from here, and from anywhere, as if nobody had guessed. */
export async function openAccount(limits: RateLimits, { client, email }: Attempt): Promise<void> {
  await limits.forget("sign-in-by-client-and-email", client, email);
  await limits.forget("sign-in-by-email", email);
}
