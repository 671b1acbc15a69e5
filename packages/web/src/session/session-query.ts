import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Profile } from "@verbena/server/client";
import { answerOf, api, callFor, learnerHeader } from "#lib/api.ts";
import { ApiError, isOutage } from "#lib/api-error.ts";
import { MODULE_KEY } from "#lib/use-module.ts";
import { endOverdueSession } from "./end-session.ts";
import { lastUser, rememberUser } from "./last-user.ts";
import { sendEdits, settingsIn, waitingEdits } from "./waiting-edits.ts";

/** Who is signed in, and whether the server has confirmed it since this page was opened. */
export type KnownSession = {
  /** Null when nobody is signed in. */
  user: Profile | null;
  /** The address of a learner whose session ended here without a sign-out. */
  endedEmail?: string | undefined;
  /** Unless `confirmed`, the user is the one who was signed in here last. */
  confirmation: "pending" | "confirmed" | "failed";
};

/** How long a page waits for the server before it shows the user who was signed in here last. */
const LAST_USER_AFTER_MS = 500;

/** Who is signed in; during an outage, who was signed in here last. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ client, signal }) => {
    const session = await loadOrLast(client);
    // Signing out aborts this query. Stop here, or its response would sign the user back in.
    signal.throwIfAborted();
    const before = client.getQueryData<KnownSession>(["session"]);
    applySession(client, session);
    return session.user ? session : { endedEmail: before?.endedEmail, ...session };
  },
  staleTime: 60_000,
  // An overdue sign-out is sent as soon as there is a network.
  refetchOnReconnect: "always",
});

/** Makes calls for the session's user, remembers a confirmed one, and removes queries of the previous one. */
export function applySession(client: QueryClient, { user, confirmation }: KnownSession): void {
  if (confirmation === "confirmed") void rememberUser(user);
  callFor(user?.id ?? null);
  const before = client.getQueryData(sessionQuery.queryKey)?.user;
  if (!before || before.id === user?.id) return;
  const kept: readonly unknown[] = [sessionQuery.queryKey[0], MODULE_KEY];
  client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}

async function loadOrLast(client: QueryClient): Promise<KnownSession> {
  const loading = loadSession();
  if (client.getQueryData(sessionQuery.queryKey) !== undefined) return loading;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LAST_USER_AFTER_MS));
  const inTime = await Promise.race([loading, late]);
  const last = inTime === null ? await lastUser() : undefined;
  if (last === undefined) return loading;
  const shown: KnownSession = { user: last, confirmation: "pending" };
  void confirm(client, shown, loading);
  return shown;
}

/** Replaces the shown session by the server's, unless it has been replaced since. */
async function confirm(client: QueryClient, shown: KnownSession, loading: Promise<KnownSession>) {
  const session = await loading.catch(() => ({ ...shown, confirmation: "failed" as const }));
  if (client.getQueryData(sessionQuery.queryKey) !== shown) {
    return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
  applySession(client, session);
  client.setQueryData(sessionQuery.queryKey, session);
}

async function loadSession(): Promise<KnownSession> {
  try {
    const loaded = (await endOverdueSession()) ? await loadUser() : null;
    if (loaded === null) {
      const ended = await lastUser();
      return { user: null, confirmation: "confirmed", ...(ended && { endedEmail: ended.email }) };
    }
    return { user: await withWaitingEdits(loaded), confirmation: "confirmed" };
  } catch (error) {
    const last = isOutage(error) ? await lastUser() : undefined;
    if (last === undefined) throw error;
    return { user: last, confirmation: "failed" };
  }
}

/** Asks for the session first: without one, the profile would be an error. */
async function loadUser(): Promise<Profile | null> {
  const session = await answerOf(api.auth["get-session"].$get(), "user");
  if (session === null) return null;
  try {
    // The page may still show and call for another learner.
    const options = { headers: learnerHeader(session.user.id) };
    return await answerOf(api.profile.$get({}, options), "id");
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated") return null;
    throw error;
  }
}

/** Starts to send waiting edits, and applies settings among them. */
async function withWaitingEdits(user: Profile): Promise<Profile> {
  const edits = await waitingEdits(user.id);
  if (edits.length > 0) void sendEdits(user.id);
  return { ...user, ...settingsIn(edits) };
}
