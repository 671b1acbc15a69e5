import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Profile } from "@verbena/server/client";
import { answerOf, api } from "#lib/api.ts";
import { ApiError } from "#lib/api-error.ts";
import { isOutage } from "#lib/kept-answers.ts";
import { MODULE_KEY } from "#lib/use-module.ts";
import { lastUser, rememberUser } from "./last-user.ts";

/**
 * Who is signed in, with their profile; null when nobody is. While the server cannot be reached, who
 * was signed in here last.
 */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ client }) => {
    const user = await loadedOrLastUser();
    forgetOthers(client, user);
    return user;
  },
  staleTime: 60_000,
});

async function loadedOrLastUser(): Promise<Profile | null> {
  try {
    const user = await loadUser();
    void rememberUser(user);
    return user;
  } catch (error) {
    const last = isOutage(error) ? await lastUser() : undefined;
    if (last === undefined) throw error;
    return last;
  }
}

/** The session is asked first: a profile asked by nobody would be an error, and noise. */
async function loadUser(): Promise<Profile | null> {
  const session = await answerOf(api.auth["get-session"].$get());
  if (session === null) return null;
  try {
    return await answerOf(api.profile.$get());
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated") return null;
    throw error;
  }
}

/** What was loaded for one person is not shown to the next. */
export function forgetOthers(client: QueryClient, user: Profile | null): void {
  const before = client.getQueryData(sessionQuery.queryKey);
  if (!before || before.id === user?.id) return;
  const kept: readonly unknown[] = [sessionQuery.queryKey[0], MODULE_KEY];
  client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}
