import type { NamedUser } from "@verbena/server/client";
import type { ChangeOutcome, ResetOutcome } from "./api/user-changes.ts";

/** Somebody with whom nothing was done, or perhaps in vain, and why. */
export type LeftOver = {
  who: string;
  why:
    | "deletion.notFound"
    | "deletion.isYourself"
    | "twoFactorRemoval.none"
    | "passwordReset.notFound"
    | "passwordReset.bounced";
};

/** Users that a change left as they were, by their addresses. */
export function notChanged(
  users: readonly NamedUser[],
  results: readonly ChangeOutcome[],
): LeftOver[] {
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return results.flatMap(({ user_id, status }) => {
    if (isDone(status) || status === "failed") return [];
    const who = emails.get(user_id) ?? user_id;
    return [{ who, why: reasons[status] }];
  });
}

const reasons = {
  "not-found": "deletion.notFound",
  "is-yourself": "deletion.isYourself",
  "no-two-factor": "twoFactorRemoval.none",
} as const;

/** Whether what was asked for was done. */
export const isDone = (status: ChangeOutcome["status"]): status is "deleted" | "done" =>
  status === "deleted" || status === "done";

/** Whom no mail was sent to, or one that may not arrive, by their addresses. */
export function notSent(results: readonly ResetOutcome[]): LeftOver[] {
  return results.flatMap((result): LeftOver[] => {
    const who = result.email;
    if (result.status === "failed") return [];
    if (result.status === "not-found") return [{ who, why: "passwordReset.notFound" }];
    return result.bounced_at === null ? [] : [{ who, why: "passwordReset.bounced" }];
  });
}

/** Those whom the server could not be asked for any more. */
export function notReached(
  users: readonly NamedUser[],
  results: readonly (ChangeOutcome | ResetOutcome)[],
): NamedUser[] {
  const failed = results.filter(({ status }) => status === "failed");
  const names = new Set(
    failed.map((result) => ("email" in result ? result.email : result.user_id)),
  );
  return users.filter(({ id, email }) => names.has(id) || names.has(email));
}
