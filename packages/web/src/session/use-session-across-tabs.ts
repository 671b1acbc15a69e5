import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { onOtherLearner } from "#lib/api.ts";
import { isolated } from "#lib/format.ts";
import { showToast } from "#ui/show-toast.ts";
import { type LoadedSession, sessionQuery } from "./session-query.ts";

const CHANNEL = "verbena-session";

/**
 * Tells other tabs who is signed in. Reloads the session when a tab or the server names another user. Returns a
 * function that notifies the other tabs.
 */
export function useSessionAcrossTabs(session: LoadedSession | undefined) {
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
