import { hasLink, linkLifetimeS } from "../mail-queue/link-lifetime.ts";
import type { Mail } from "./compose-mail.ts";

const FIRST_PAUSE_MS = 60_000;
export const LONGEST_PAUSE_MS = 3_600_000;
const LONGEST_WAIT_MS = 3 * 24 * 3_600_000;

/** Who asked for a link that is good for an hour has asked again, or given up, after six. */
const LIFETIMES_WAITED = 6;

/** When a mail that has been tried so many times is tried next: after 1 min, doubled, up to 1 h. */
export function nextAttempt(attempts: number, now: Date): Date {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return new Date(now.getTime() + pause);
}

/** Whether a mail comes too late at an instant: after three days, a password reset after six hours. */
export function isTooLate({ kind, createdAt }: Mail, at: Date): boolean {
  const lifetime = hasLink(kind) ? linkLifetimeS[kind] * 1000 : Number.POSITIVE_INFINITY;
  const longest = Math.min(LONGEST_WAIT_MS, LIFETIMES_WAITED * lifetime);
  return at.getTime() - createdAt.getTime() > longest;
}
