import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Profile } from "@verbena/server/client";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { changeLanguage } from "#i18n/use-translation.ts";
import { endSession } from "./end-session.ts";
import { clearUserData } from "./last-user.ts";
import { applySession, type LoadedSession, sessionQuery } from "./session-query.ts";
import { applyTheme } from "./use-change-profile.ts";
import { SessionContext, type SessionState } from "./use-session.ts";
import { useSessionAcrossTabs } from "./use-session-across-tabs.ts";
import { useEditReports } from "./use-waiting-edits.ts";

/** Provides the session, and applies the user's language and theme. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(sessionQuery);
  // Deferred to let React render the first page in short tasks. Later changes apply at once.
  const wasLoading = useDeferredValue(data === undefined);
  const session = wasLoading ? undefined : data;
  const [hasSignedOut, setLeftOnPurpose] = useState(false);
  usePreferences(session?.user ?? null);
  const notifyTabs = useSessionAcrossTabs(session);
  useEditReports();

  const context = useMemo(
    () => ({
      ...stateOf(session, isError),
      hasSignedOut,
      refresh: async () => {
        const { data, isSuccess } = await refetch();
        if (data?.user) setLeftOnPurpose(false);
        return isSuccess;
      },
      signOut: async () => {
        const hasEnded = await endSession();
        // A response still in flight would sign the learner back in.
        await client.cancelQueries();
        await clearUserData();
        setLeftOnPurpose(true);
        const nobody: LoadedSession = { user: null, confirmation: "confirmed" };
        applySession(client, nobody);
        client.setQueryData(sessionQuery.queryKey, nobody);
        notifyTabs(null);
        return hasEnded;
      },
    }),
    [session, isError, hasSignedOut, refetch, client, notifyTabs],
  );

  return <SessionContext value={context}>{children}</SessionContext>;
}

function stateOf(session: LoadedSession | undefined, isError: boolean): SessionState {
  if (session === undefined) return { status: isError ? "unreachable" : "loading" };
  const { user, endedEmail, confirmation } = session;
  if (user === null) return { status: "signed-out", endedEmail };
  return { status: "signed-in", user, isPending: confirmation === "pending" };
}

/** Applies the profile's language and theme, which have priority over the device's. */
function usePreferences(user: Profile | null): void {
  const language = user?.preferredLanguage;
  const theme = user?.theme;

  useEffect(() => {
    // If the texts cannot be loaded, the page keeps its language.
    if (language !== undefined) changeLanguage(language).catch(() => undefined);
  }, [language]);

  useEffect(() => {
    if (theme !== undefined) applyTheme(theme);
  }, [theme]);
}
