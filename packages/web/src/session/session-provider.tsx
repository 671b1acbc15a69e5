import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Profile } from "@verbena/server/client";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetDrafts } from "#lib/drafts.ts";
import { clearOfflineCache } from "#lib/offline-cache.ts";
import { applyTheme } from "#lib/theme.ts";
import { forgetTabValues } from "#lib/web-storage.ts";
import { endSession } from "./end-session.ts";
import { SessionContext, type SessionState, type SignOutReach } from "./session-context.ts";
import { type KnownSession, sessionQuery, takeOver } from "./session-query.ts";
import { useSessionOfTabs } from "./use-session-of-tabs.ts";
import { useEditDelivery } from "./use-waiting-edits.ts";

/** Knows who is signed in, and shows the interface as they want it. */
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
        // An answer that is on its way would bring the learner back.
        await client.cancelQueries();
        forgetTabValues();
        forgetDrafts();
        await clearOfflineCache();
        setLeftOnPurpose(true);
        const nobody: KnownSession = { user: null, confirmation: "confirmed" };
        takeOver(client, nobody);
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

/** Shows the interface in the profile's language and theme, which win over the device's. */
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
