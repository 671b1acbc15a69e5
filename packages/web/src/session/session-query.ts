import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Profile } from "@verbena/server/client";
import { api, learnerHeader, readBody, setApiLearner } from "#lib/api.ts";
import { ApiError, isOutage } from "#lib/api-error.ts";
import { takeFromStart } from "#lib/start.ts";
import { MODULE_KEY } from "#lib/use-module.ts";
import { waitingEdits } from "#queue/queue.ts";
import { isSignOutOverdue, sendOverdueSignOut } from "./end-session.ts";
import { forgetUser, readLastUser, rememberUser } from "./last-user.ts";

/** Who is signed in, and whether the server has confirmed it since this page was opened. */
export type LoadedSession = {
  /** Null when nobody is signed in. */
  user: Profile | null;
  /** The address of a learner whose session ended here without a sign-out. */
  endedEmail?: string | undefined;
  /** Whether the server has confirmed the user. Until then, `user` is the last user of this browser. */
  confirmation: "pending" | "confirmed" | "failed";
};

/** How long after its start a page waits for the server before it shows the last user. */
const LAST_USER_AFTER_MS = 200;

/**
 * The shortest wait for the server. A page that took long to start waits only this long, because the server may already
 * have answered.
 */
const LAST_USER_MIN_WAIT_MS = 20;

const OVERDUE_RETRY_MS = 10_000;

/** Who is signed in. During an outage, the last user. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ client, signal }) => {
    const session = await loadOrShowLastUser(client);
    // Signing out aborts this query. Without the check, its response would sign the user back in.
    signal.throwIfAborted();
    const before = client.getQueryData<LoadedSession>(["session"]);
    applySession(client, session);
    return session.user ? session : { endedEmail: before?.endedEmail, ...session };
  },
  staleTime: 60_000,
  // Sends an overdue sign-out as soon as there is a network.
  refetchOnReconnect: "always",
  // The network may return while an attempt still fails.
  refetchInterval: () => isSignOutOverdue() && OVERDUE_RETRY_MS,
});

/** Names the user in calls, stores a confirmed user, and removes the previous user's queries. */
export function applySession(client: QueryClient, { user, confirmation }: LoadedSession): void {
  if (confirmation === "confirmed") void (user ? rememberUser(user) : forgetUser());
  setApiLearner(user?.id ?? null);
  const before = client.getQueryData(sessionQuery.queryKey)?.user;
  if (!before || before.id === user?.id) return;
  const kept: readonly unknown[] = [sessionQuery.queryKey[0], MODULE_KEY];
  client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}

/** Resolves to the server's session, or to the last user if the server is slow. */
async function loadOrShowLastUser(client: QueryClient): Promise<LoadedSession> {
  const loading = loadSession();
  if (client.getQueryData(sessionQuery.queryKey) !== undefined) return loading;
  const waitMs = Math.max(LAST_USER_MIN_WAIT_MS, LAST_USER_AFTER_MS - performance.now());
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), waitMs));
  const loaded = await Promise.race([loading, timeout]);
  const last = loaded === null ? await readLastUser() : undefined;
  if (last === undefined) return loading;
  const shown: LoadedSession = { user: last, confirmation: "pending" };
  void replaceWhenLoaded(client, shown, loading);
  return shown;
}

/** Replaces the shown session by the server's. If the shown session has changed in the meantime, loads it again. */
async function replaceWhenLoaded(
  client: QueryClient,
  shown: LoadedSession,
  loading: Promise<LoadedSession>,
): Promise<void> {
  const session = await loading.catch(() => ({ ...shown, confirmation: "failed" as const }));
  // If the server answered while the last user was being read, the query has not stored its result yet.
  await new Promise((resolve) => setTimeout(resolve));
  if (client.getQueryData(sessionQuery.queryKey) !== shown) {
    return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
  applySession(client, session);
  client.setQueryData(sessionQuery.queryKey, session);
}

async function loadSession(): Promise<LoadedSession> {
  try {
    const loaded = (await sendOverdueSignOut()) ? await loadUser() : null;
    if (loaded === null) {
      const ended = await readLastUser();
      return { user: null, confirmation: "confirmed", ...(ended && { endedEmail: mailOf(ended) }) };
    }
    return { user: await withWaitingSettings(loaded), confirmation: "confirmed" };
  } catch (error) {
    const last = isOutage(error) ? await readLastUser() : undefined;
    if (last === undefined) throw error;
    return { user: last, confirmation: "failed" };
  }
}

/** The address with which a user signs in again; "" for a pupil whose account has none. */
const mailOf = ({ isMade, email }: Profile): string => (isMade ? "" : email);

/** Loads the session before the profile: without a session, loading the profile would be an error. */
async function loadUser(): Promise<Profile | null> {
  const first = await takeFromStart("user");
  if (first !== undefined) return first;
  const session = await readBody(api.auth["get-session"].$get(), "user");
  if (session === null) return null;
  try {
    // The page may still show another learner and name them in its calls.
    const options = { headers: learnerHeader(session.user.id) };
    return await readBody(api.profile.$get({}, options), "id");
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated") return null;
    throw error;
  }
}

/** The user with the unsent settings of this device. */
export async function withWaitingSettings(user: Profile): Promise<Profile> {
  const edits = await waitingEdits(user.id);
  const settings = edits.map((edit) => (edit.kind === "settings" ? edit.value : {}));
  return Object.assign({ ...user }, ...settings);
}
