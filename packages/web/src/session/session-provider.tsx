import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Profile } from "@verbena/server/client";
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { changeLanguage, useTranslation } from "#i18n/use-translation.ts";
import { onOtherLearner } from "#lib/api.ts";
import { isolated } from "#lib/format.ts";
import { showToast } from "#ui/show-toast.ts";
import { endSession } from "./end-session.ts";
import { clearUserData } from "./last-user.ts";
import { applySession, type LoadedSession, sessionQuery } from "./session-query.ts";
import { applyTheme } from "./use-change-profile.ts";
import { SessionContext, type SessionState, type SignInPath } from "./use-session.ts";
import { useEditReports } from "./use-waiting-edits.ts";

/** Provides the session, and applies the user's language and theme. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(sessionQuery);
  // Deferred to let React render the first page in short tasks. Later changes apply at once.
  const wasLoading = useDeferredValue(data === undefined);
  const session = wasLoading ? undefined : data;
  const [signedOutTo, setSignedOutTo] = useState<SignInPath | null>(null);
  usePreferences(session?.user ?? null);
  const notifyTabs = useSessionAcrossTabs(session);
  useEditReports();

  const context = useMemo(
    () => ({
      ...stateOf(session, isError),
      signedOutTo,
      refresh: async () => {
        const { data, isSuccess } = await refetch();
        if (data?.user) setSignedOutTo(null);
        return isSuccess;
      },
      signOut: async () => {
        const hasEnded = await endSession();
        // A response still in flight would sign the learner back in.
        await client.cancelQueries();
        await clearUserData();
        setSignedOutTo(session?.user?.isMade ? "/auth/class" : "/auth");
        const nobody: LoadedSession = { user: null, confirmation: "confirmed" };
        applySession(client, nobody);
        client.setQueryData(sessionQuery.queryKey, nobody);
        notifyTabs(null);
        return hasEnded;
      },
    }),
    [session, isError, signedOutTo, refetch, client, notifyTabs],
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

const CHANNEL = "verbena-session";

/**
 * Tells other tabs who is signed in. Reloads the session when a tab or the server names another user. Returns a
 * function that notifies the other tabs.
 */
function useSessionAcrossTabs(session: LoadedSession | undefined) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const user = session?.user;
  const id = session === undefined ? undefined : (user?.id ?? null);
  const isConfirmed = session?.confirmation === "confirmed";
  const shownId = useRef<string | null>(null);

  const notifyTabs = useCallback((userId: string | null) => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(userId);
    channel.close();
  }, []);

  useEffect(() => {
    const reload = () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data: userId }: MessageEvent<string | null>) => {
      const shown = client.getQueryData(sessionQuery.queryKey);
      if (shown !== undefined && (shown.user?.id ?? null) !== userId) reload();
    });
    const stopListening = onOtherLearner(reload);
    return () => {
      stopListening();
      channel.close();
    };
  }, [client]);

  useEffect(() => {
    if (id !== undefined && isConfirmed) notifyTabs(id);
  }, [id, isConfirmed, notifyTabs]);

  useEffect(() => {
    if (id === undefined) return;
    const isSwitch = shownId.current !== null && id !== null && shownId.current !== id;
    shownId.current = id;
    if (isSwitch) showToast(t("session.switched", { name: isolated(user?.username ?? "") }));
  }, [id, user?.username, t]);

  return notifyTabs;
}
