import { queryOptions } from "@tanstack/react-query";
import type { linkCheck } from "@verbena/server/client";
import type { z } from "zod";
import { answerOf, api } from "#lib/api.ts";
import { isLinkExpired } from "../link-expired.ts";

/** What the link of a mail is for; null where it is good no more. It is looked at once, and not used up. */
export const linkQuery = (link: z.input<typeof linkCheck>) =>
  queryOptions({
    queryKey: ["link", link.kind, link.token],
    queryFn: async () => {
      try {
        return await answerOf(api.auth["check-link"].$post({ json: link }));
      } catch (error) {
        if (isLinkExpired(error)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
