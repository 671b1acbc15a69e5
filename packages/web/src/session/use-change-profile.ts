import { useQueryClient } from "@tanstack/react-query";
import type { Profile, profileChange } from "@verbena/server/client";
import type { z } from "zod";
import { answerOf, api } from "#lib/api.ts";
import { rememberUser } from "./last-user.ts";
import { sessionQuery } from "./session-query.ts";
import { keepEdit, sendEdits, settingsIn, waitingEdits } from "./waiting-edits.ts";

type ProfileChange = z.input<typeof profileChange>;

/**
 * Changes the learner's profile. Settings are changed without a network too: they wait on this device.
 * The promise fails with an ApiError when the server refuses, or could not be asked about a name.
 */
export function useChangeProfile(): (change: ProfileChange) => Promise<void> {
  const client = useQueryClient();

  function show(user: Profile): void {
    const { confirmation } = client.getQueryData(sessionQuery.queryKey) ?? {};
    const shown = { user, confirmation: confirmation ?? "confirmed" };
    client.setQueryData(sessionQuery.queryKey, shown);
    void rememberUser(user);
  }

  async function changeAtServer(change: ProfileChange): Promise<void> {
    const profile = await answerOf(api.profile.$patch({ json: change }), "id");
    show({ ...profile, ...settingsIn(await waitingEdits(profile.id)) });
  }

  return async (change) => {
    const user = client.getQueryData(sessionQuery.queryKey)?.user;
    const { username, ...settings } = change;
    if (!user || username !== undefined) return changeAtServer(change);
    const key = await keepEdit(user.id, { change: settings }).catch(() => null);
    if (key === null) return changeAtServer(change);
    show({ ...user, ...settings });
    try {
      await sendEdits(user.id, key);
      // A profile that was asked for before the change would bring the old setting back.
      const { queryKey } = sessionQuery;
      if (client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey });
    } catch (error) {
      show(user);
      throw error;
    }
  };
}
