import { useQueryClient } from "@tanstack/react-query";
import type { profileChange } from "@verbena/server/client";
import type { z } from "zod";
import { answerOf, api } from "#lib/api.ts";
import { rememberUser } from "./last-user.ts";
import { sessionQuery } from "./session-query.ts";

type ProfileChange = z.input<typeof profileChange>;

/** Changes the learner's profile; the promise fails with an ApiError when it could not. */
export function useChangeProfile(): (change: ProfileChange) => Promise<void> {
  const client = useQueryClient();
  return async (change) => {
    const profile = await answerOf(api.profile.$patch({ json: change }));
    client.setQueryData(sessionQuery.queryKey, { user: profile, confirmation: "confirmed" });
    void rememberUser(profile);
  };
}
