import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Profile } from "@verbena/server/client";
import { answerOf, api, callFor, learnerHeader } from "#lib/api.ts";
import { ApiError, isOutage } from "#lib/api-error.ts";
import { MODULE_KEY } from "#lib/use-module.ts";
import { endOverdueSession } from "./end-session.ts";
import { lastUser, rememberUser } from "./last-user.ts";
import { sendEdits, settingsIn, waitingEdits } from "./waiting-edits.ts";

/** Who is signed in, and whether the server has said so since this page was opened. */
export type KnownSession = {
  /** Null when nobody is signed in. */
  user: Profile | null;
  /** The address of the learner whose session has ended here without a sign-out. */
  endedEmail?: string | undefined;
  /** While it is not `confirmed`, the user is who was signed in here last. */
  confirmation: "pending" | "confirmed" | "failed";
};

/**
 * How long a page waits for the server before it shows who was signed in here last. A server that
 * answers usually does so sooner, and then nobody sees a page that is not theirs any more.
 */
const KEPT_AFTER_MS = 500;

/** Who is signed in. While the server does not answer, who was signed in here last. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ client, signal }) => {
    const session = await loadOrKept(client);
    // Somebody signs out at this moment: what was on its way must not bring them back.
    signal.throwIfAborted();
    const before = client.getQueryData<KnownSession>(["session"]);
    takeOver(client, session);
    return session.user ? session : { endedEmail: before?.endedEmail, ...session };
  },
  staleTime: 60_000,
  // A sign-out without a network is told to the server as soon as there is one.
  refetchOnReconnect: "always",
});

/**
 * Makes calls for the session's user from now on. What was loaded for one person is not shown to the
 * next; what the server has confirmed is kept.
 */
export function takeOver(client: QueryClient, { user, confirmation }: KnownSession): void {
  if (confirmation === "confirmed") void rememberUser(user);
  callFor(user?.id ?? null);
  const before = client.getQueryData(sessionQuery.queryKey)?.user;
  if (!before || before.id === user?.id) return;
  const kept: readonly unknown[] = [sessionQuery.queryKey[0], MODULE_KEY];
  client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}

async function loadOrKept(client: QueryClient): Promise<KnownSession> {
  const loading = loadSession();
  if (client.getQueryData(sessionQuery.queryKey) !== undefined) return loading;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), KEPT_AFTER_MS));
  const inTime = await Promise.race([loading, late]);
  const last = inTime === null ? await lastUser() : undefined;
  if (last === undefined) return loading;
  const shown: KnownSession = { user: last, confirmation: "pending" };
  void confirm(client, shown, loading);
  return shown;
}

/** Replaces what is shown by what the server says, unless something else has replaced it since. */
async function confirm(client: QueryClient, shown: KnownSession, loading: Promise<KnownSession>) {
  const session = await loading.catch(() => ({ ...shown, confirmation: "failed" as const }));
  if (client.getQueryData(sessionQuery.queryKey) !== shown) {
    return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
  takeOver(client, session);
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

/** The session is asked first: without one, asking for a profile would be an error. */
async function loadUser(): Promise<Profile | null> {
  const session = await answerOf(api.auth["get-session"].$get(), "user");
  if (session === null) return null;
  try {
    // The page may still show somebody else, for whom its other calls are made.
    const options = { headers: learnerHeader(session.user.id) };
    return await answerOf(api.profile.$get({}, options), "id");
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated") return null;
    throw error;
  }
}

/** What was changed without a network is sent now; settings count already. */
async function withWaitingEdits(user: Profile): Promise<Profile> {
  const edits = await waitingEdits(user.id);
  if (edits.length > 0) void sendEdits(user.id);
  return { ...user, ...settingsIn(edits) };
}
