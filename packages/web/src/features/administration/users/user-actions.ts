import { useQueryClient } from "@tanstack/react-query";
import type { ListedUser } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";

/** The result of an action for one user. */
export type Outcome = {
  user: ListedUser;
  /** `queued`: the mail server does not accept mails now. `skipped`: there was nothing to do. */
  status: "done" | "queued" | "skipped";
  /** Why the user was skipped, or why the mail may not arrive. */
  note?: Note;
};

/** Text keys below `administration`. */
export type Note =
  | "deletion.notFound"
  | "deletion.isYourself"
  | "twoFactorRemoval.none"
  | "passwordReset.notFound"
  | "passwordReset.noMailbox"
  | "passwordReset.tooMany"
  | "passwordReset.bounced";

const skipped = {
  "not-found": "deletion.notFound",
  "is-yourself": "deletion.isYourself",
  "no-two-factor": "twoFactorRemoval.none",
} as const;

type Result = { userId: string; status: "deleted" | "done" | keyof typeof skipped };

function outcomesOf(users: readonly ListedUser[], results: readonly Result[]): Outcome[] {
  const statuses = new Map(results.map(({ userId, status }) => [userId, status]));
  return users.map((user) => {
    const status = statuses.get(user.id) ?? "not-found";
    if (status === "deleted" || status === "done") return { user, status: "done" };
    return { user, status: "skipped", note: skipped[status] };
  });
}

const idsOf = (users: readonly ListedUser[]) => ({ user_ids: users.map(({ id }) => id) });

const calls = {
  deletion: async (users: readonly ListedUser[], password: string): Promise<Outcome[]> => {
    const json = { ...idsOf(users), password };
    return outcomesOf(users, (await readBody(api.admin["delete-users"].$post({ json }))).results);
  },
  signOut: async (users: readonly ListedUser[]): Promise<Outcome[]> => {
    const json = idsOf(users);
    return outcomesOf(users, (await readBody(api.admin["sign-out-users"].$post({ json }))).results);
  },
  twoFactorRemoval: async (users: readonly ListedUser[]): Promise<Outcome[]> => {
    const { results } = await readBody(
      api.admin["remove-two-factor"].$post({ json: idsOf(users) }),
    );
    return outcomesOf(users, results);
  },
  passwordReset: async (users: readonly ListedUser[]): Promise<Outcome[]> => {
    const json = { emails: users.map(({ email }) => email) };
    const { results } = await readBody(api.admin["send-password-reset"].$post({ json }));
    const byEmail = new Map(results.map((result) => [result.email, result]));
    return users.map((user) => {
      const { status = "not-found", bouncedAt = null } = byEmail.get(user.email) ?? {};
      if (status === "not-found")
        return { user, status: "skipped", note: "passwordReset.notFound" };
      if (status === "no-mailbox")
        return { user, status: "skipped", note: "passwordReset.noMailbox" };
      if (status === "too-many") return { user, status: "skipped", note: "passwordReset.tooMany" };
      return {
        user,
        status: status === "sent" ? "done" : "queued",
        ...(bouncedAt !== null && { note: "passwordReset.bounced" as const }),
      };
    });
  },
};

/** What administrators can do with selected users. Also the text key below `administration`. */
export type UserAction = keyof typeof calls;

/**
 * Returns a function that runs an action and reloads all data of the administration, also after a failure.
 * Only a deletion uses the administrator's password.
 */
export function useRunAction() {
  const client = useQueryClient();
  return async (
    action: UserAction,
    users: readonly ListedUser[],
    password: string,
  ): Promise<Outcome[]> => {
    try {
      return await calls[action](users, password);
    } finally {
      void client.invalidateQueries({ queryKey: ["admin"] });
    }
  };
}
