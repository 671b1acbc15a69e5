import { prolongLinkToken } from "../auth/link-token.ts";
import type { Tables } from "../db/database.ts";
import type { Mail } from "./compose-mail.ts";
import { hasLink, linkLifetimeS } from "./link-lifetime.ts";

/**
 * Makes the link of a mail good for its whole time from the instant at which the mail leaves: whoever
 * gets it late has as long as it says.
 *
 * @returns whether the link is good then: not when it has been swept, or made worthless, since
 */
export async function renewLink(
  db: Tables,
  { kind, content, createdAt }: Mail,
  leavesAt: Date,
): Promise<boolean> {
  const { link } = content;
  if (!hasLink(kind) || link === undefined) return true;
  const lifetimeMs = linkLifetimeS[kind] * 1000;
  const token = new URL(link).searchParams.get("token") ?? "";
  const until = new Date(leavesAt.getTime() + lifetimeMs);
  const isThere = await prolongLinkToken(db, kind, token, until);
  return isThere || leavesAt.getTime() - createdAt.getTime() <= lifetimeMs;
}
