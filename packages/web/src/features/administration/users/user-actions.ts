import { useQueryClient } from "@tanstack/react-query";
import type { NamedUser } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";

/** The result of an action for one user. */
export type Outcome = {
  user: NamedUser;
  /**
   * - `queued`: the mail server does not accept mails now
   * - `skipped`: there was nothing to do
   * - `unreached`: an earlier batch failed
   */
  status: "done" | "queued" | "skipped" | "unreached";
  /** Why the user was skipped, or why the mail may not arrive. */
  note?: Note;
};

/** Text keys below `administration`. */
export type Note =
  | "deletion.notFound"
  | "deletion.isYourself"
  | "twoFactorRemoval.none"
  | "passwordReset.notFound"
  | "passwordReset.tooMany"
  | "passwordReset.bounced";

const skipped = {
  "not-found": "deletion.notFound",
  "is-yourself": "deletion.isYourself",
  "no-two-factor": "twoFactorRemoval.none",
} as const;

type Result = { user_id: string; status: "deleted" | "done" | keyof typeof skipped };

function outcomesOf(users: readonly NamedUser[], results: readonly Result[]): Outcome[] {
  const statuses = new Map(results.map(({ user_id, status }) => [user_id, status]));
  return users.map((user) => {
    const status = statuses.get(user.id) ?? "not-found";
    if (status === "deleted" || status === "done") return { user, status: "done" };
    return { user, status: "skipped", note: skipped[status] };
  });
}

const idsOf = (users: readonly NamedUser[]) => ({ json: { user_ids: users.map(({ id }) => id) } });

const calls = {
  deletion: async (users: readonly NamedUser[], password: string): Promise<Outcome[]> => {
    const json = { ...idsOf(users).json, password };
    const { results } = await readBody(api.admin["delete-users"].$post({ json }));
    return outcomesOf(users, results);
  },
  signOut: async (users: readonly NamedUser[]): Promise<Outcome[]> => {
    const { results } = await readBody(api.admin["sign-out-users"].$post(idsOf(users)));
    return outcomesOf(users, results);
  },
  twoFactorRemoval: async (users: readonly NamedUser[]): Promise<Outcome[]> => {
    const { results } = await readBody(api.admin["remove-two-factor"].$post(idsOf(users)));
    return outcomesOf(users, results);
  },
  passwordReset: async (users: readonly NamedUser[]): Promise<Outcome[]> => {
    const json = { emails: users.map(({ email }) => email) };
    const { results } = await readBody(api.admin["send-password-reset"].$post({ json }));
    const byEmail = new Map(results.map((result) => [result.email, result]));
    return users.map((user) => {
      const { status = "not-found", bounced_at = null } = byEmail.get(user.email) ?? {};
      if (status === "not-found")
        return { user, status: "skipped", note: "passwordReset.notFound" };
      if (status === "too-many") return { user, status: "skipped", note: "passwordReset.tooMany" };
      return {
        user,
        status: status === "sent" ? "done" : "queued",
        ...(bounced_at !== null && { note: "passwordReset.bounced" as const }),
      };
    });
  },
};

/** What administrators can do with selected users. Also the text key below `administration`. */
export type UserAction = keyof typeof calls;

/**
 * Returns a function that runs an action in batches. It reloads all data of the administration, also after a
 * failure. Only a deletion uses the administrator's password.
 */
export function useRunAction() {
  const client = useQueryClient();
  return async (
    action: UserAction,
    { users, password }: { users: readonly NamedUser[]; password: string },
    onProgress: (done: number) => void,
  ): Promise<Outcome[]> => {
    try {
      return await runInBatches(users, (batch) => calls[action](batch, password), onProgress);
    } finally {
      void client.invalidateQueries({ queryKey: ["admin"] });
    }
  };
}

/** Users per call. Small enough to show progress; the server refuses more than a thousand. */
export const BATCH_SIZE = 100;

/**
 * Calls the server for one batch of users after the other. If a later call fails, stops and marks the
 * remaining users as `unreached`.
 *
 * @param onProgress called after each batch with the number of users processed so far
 * @throws if the first call fails
 */
export async function runInBatches(
  users: readonly NamedUser[],
  call: (batch: readonly NamedUser[]) => Promise<Outcome[]>,
  onProgress: (done: number) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < users.length; start += BATCH_SIZE) {
    try {
      outcomes.push(...(await call(users.slice(start, start + BATCH_SIZE))));
    } catch (error) {
      if (start === 0) throw error;
      const rest = users.slice(start);
      return [...outcomes, ...rest.map((user): Outcome => ({ user, status: "unreached" }))];
    }
    onProgress(Math.min(start + BATCH_SIZE, users.length));
  }
  return outcomes;
}
