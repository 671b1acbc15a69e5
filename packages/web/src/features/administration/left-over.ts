import type { DeletionResult, NamedUser, ResetResult } from "@verbena/server/client";

/** Somebody with whom nothing was done, or perhaps in vain, and why. */
export type LeftOver = {
  who: string;
  why:
    | "deletion.notFound"
    | "deletion.isYourself"
    | "passwordReset.notFound"
    | "passwordReset.bounced";
};

/** Who of those that were to be deleted are not, by their addresses. */
export function notDeleted(
  users: readonly NamedUser[],
  results: readonly DeletionResult[],
): LeftOver[] {
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return results.flatMap(({ user_id, status }) => {
    if (status === "deleted") return [];
    const who = emails.get(user_id) ?? user_id;
    return [{ who, why: status === "not-found" ? "deletion.notFound" : "deletion.isYourself" }];
  });
}

/** Whom no mail was sent to, or one that may not arrive, by their addresses. */
export function notSent(results: readonly ResetResult[]): LeftOver[] {
  return results.flatMap(({ email, status, bounced_at: at }): LeftOver[] => {
    if (status === "not-found") return [{ who: email, why: "passwordReset.notFound" }];
    return at === null ? [] : [{ who: email, why: "passwordReset.bounced" }];
  });
}
