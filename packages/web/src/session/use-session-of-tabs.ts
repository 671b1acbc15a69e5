import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { onOtherLearner } from "#lib/api.ts";
import { isolated } from "#lib/format.ts";
import { showToast } from "#ui/show-toast.ts";
import { type KnownSession, sessionQuery } from "./session-query.ts";

const CHANNEL = "verbena-session";

/**
 * Tells other tabs who is signed in, and loads the session again when a tab or the server names another
 * user. Returns a function that tells the other tabs.
 */
export function useSessionOfTabs(known: KnownSession | undefined) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const user = known?.user;
  const id = known === undefined ? undefined : (user?.id ?? null);
  const isConfirmed = known?.confirmation === "confirmed";
  const shown = useRef<string | null>(null);

  const tellTabs = useCallback((userId: string | null) => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(userId);
    channel.close();
  }, []);

  useEffect(() => {
    const askAgain = () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data: userId }: MessageEvent<string | null>) => {
      const session = client.getQueryData(sessionQuery.queryKey);
      if (session !== undefined && (session.user?.id ?? null) !== userId) askAgain();
    });
    const stopListening = onOtherLearner(askAgain);
    return () => {
      stopListening();
      channel.close();
    };
  }, [client]);

  useEffect(() => {
    if (id !== undefined && isConfirmed) tellTabs(id);
  }, [id, isConfirmed, tellTabs]);

  useEffect(() => {
    if (id === undefined) return;
    const isSwitch = shown.current !== null && id !== null && shown.current !== id;
    shown.current = id;
    if (isSwitch) showToast(t("account.switched", { name: isolated(user?.username ?? "") }));
  }, [id, user?.username, t]);

  return tellTabs;
}
