import { queryOptions } from "@tanstack/react-query";
import { isLinkExpired } from "../link-expired.ts";
import { checkResetLink } from "./account-calls.ts";

/** Whose password a link changes; null where it is good no more. It is looked at once. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["reset-link", token],
    queryFn: async () => {
      try {
        return await checkResetLink({ token });
      } catch (error) {
        if (isLinkExpired(error)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
