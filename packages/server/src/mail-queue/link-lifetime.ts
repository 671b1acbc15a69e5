import type { MailKind } from "../db/schema.ts";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** How long links are valid, in seconds. */
export const linkLifetimeS = {
  "confirm-address": 7 * DAY_S,
  "reset-password": HOUR_S,
  "confirm-new-address": DAY_S,
} as const satisfies Partial<Record<MailKind, number>>;

/** How long somebody can accept an invitation to a class, in seconds. */
export const CLASS_INVITATION_S = 7 * DAY_S;

export type MailKindWithLink = keyof typeof linkLifetimeS;

export const linkKinds = [
  "confirm-address",
  "reset-password",
  "confirm-new-address",
] as const satisfies readonly MailKindWithLink[];

export function hasLink(kind: string): kind is MailKindWithLink {
  return kind in linkLifetimeS;
}
