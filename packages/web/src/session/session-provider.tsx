import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Profile } from "@verbena/server/client";
import { type ReactNode, useMemo, useState } from "react";
import { api, doneBy } from "#lib/api.ts";
import { forgetDrafts } from "#lib/drafts.ts";
import { forgetKept } from "#lib/kept-answers.ts";
import { forgetTab } from "#lib/tab-storage.ts";
import { SessionContext, type SessionState, type SignOutReach } from "./session-context.ts";
import { forgetOthers, sessionQuery } from "./session-query.ts";
import { usePreferences } from "./use-preferences.ts";

/** Knows who is signed in, and shows the interface as they want it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: user, isError, refetch } = useQuery(sessionQuery);
  const [leftOnPurpose, setLeftOnPurpose] = useState(false);
  usePreferences(user ?? null);

  const session = useMemo(
    () => ({
      ...stateOf(user, isError),
      leftOnPurpose,
      refresh: async () => {
        const { data, isSuccess } = await refetch();
        if (data) setLeftOnPurpose(false);
        return isSuccess;
      },
      signOut: async (reach: SignOutReach) => {
        await doneBy(endSession(reach));
        forgetTab();
        forgetDrafts();
        await forgetKept();
        setLeftOnPurpose(true);
        forgetOthers(client, null);
        client.setQueryData(sessionQuery.queryKey, null);
      },
    }),
    [user, isError, leftOnPurpose, refetch, client],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}

function endSession(reach: SignOutReach) {
  if (reach === "here") return api.auth["sign-out"].$post();
  return api.auth["sign-out-everywhere"].$post({ json: { includingThis: true } });
}

function stateOf(user: Profile | null | undefined, isError: boolean): SessionState {
  if (user) return { status: "signed-in", user };
  if (user === null) return { status: "signed-out" };
  return { status: isError ? "unreachable" : "loading" };
}
