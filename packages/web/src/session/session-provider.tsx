import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Profile } from "@verbena/server/client";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { applyTheme } from "#session/use-change-profile.ts";
import { endSession } from "./end-session.ts";
import { forgetUsers } from "./last-user.ts";
import { applySession, type KnownSession, sessionQuery } from "./session-query.ts";
import { SessionContext, type SessionState, type SignOutReach } from "./use-session.ts";
import { useSessionOfTabs } from "./use-session-of-tabs.ts";
import { useEditDelivery } from "./use-waiting-edits.ts";

/** Provides the session, and applies the user's language and theme. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: known, isError, refetch } = useQuery(sessionQuery);
  const [leftOnPurpose, setLeftOnPurpose] = useState(false);
  usePreferences(known?.user ?? null);
  const tellTabs = useSessionOfTabs(known);
  useEditDelivery(known?.user?.id);

  const session = useMemo(
    () => ({
      ...stateOf(known, isError),
      leftOnPurpose,
      refresh: async () => {
        const { data, isSuccess } = await refetch();
        if (data?.user) setLeftOnPurpose(false);
        return isSuccess;
      },
      signOut: async (reach: SignOutReach) => {
        const isTold = await endSession(reach);
        // A response still in flight would sign the learner back in.
        await client.cancelQueries();
        await forgetUsers();
        setLeftOnPurpose(true);
        const nobody: KnownSession = { user: null, confirmation: "confirmed" };
        applySession(client, nobody);
        client.setQueryData(sessionQuery.queryKey, nobody);
        tellTabs(null);
        return isTold;
      },
    }),
    [known, isError, leftOnPurpose, refetch, client, tellTabs],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}

function stateOf(known: KnownSession | undefined, isError: boolean): SessionState {
  if (known === undefined) return { status: isError ? "unreachable" : "loading" };
  const { user, endedEmail, confirmation } = known;
  if (user === null) return { status: "signed-out", endedEmail };
  return { status: "signed-in", user, isConfirmed: confirmation !== "pending" };
}

/** The profile's language and theme win over the device's. */
function usePreferences(user: Profile | null): void {
  const { i18n } = useTranslation();
  const language = user?.preferredLanguage;
  const theme = user?.theme;

  useEffect(() => {
    if (language !== undefined) void i18n.changeLanguage(language);
  }, [i18n, language]);

  useEffect(() => {
    if (theme !== undefined) applyTheme(theme);
  }, [theme]);
}
