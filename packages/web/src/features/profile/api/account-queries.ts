import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/**
 * The learner's address, and whether it is confirmed. Asked again whenever the learner comes back to
 * the page: the link that confirms it opens elsewhere.
 */
export const addressQuery = queryOptions({
  queryKey: ["address"],
  queryFn: async () => {
    const session = await answerOf(api.auth["get-session"].$get());
    if (session === null) return null;
    const { email, emailVerified } = session.user;
    return { email, isConfirmed: emailVerified };
  },
  staleTime: 0,
});

/** The new address that waits until its link was followed; null where there is none. */
export const newAddressQuery = queryOptions({
  queryKey: ["new-address"],
  queryFn: async () => (await answerOf(api.auth["new-address"].$get())).newAddress,
  staleTime: 0,
});

/** Where the learner is signed in. */
export const browsersQuery = queryOptions({
  queryKey: ["browsers"],
  queryFn: async () => (await answerOf(api.auth.sessions.$get())).sessions,
  staleTime: 0,
});
