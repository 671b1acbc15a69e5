import { useRouterState } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of the link in a mail that was opened: see `hideToken`. */
    linkToken?: string;
  }
}

/** The token of the link that was opened; undefined where it was cut off. */
export function useLinkToken(): string | undefined {
  return useRouterState({ select: ({ location }) => location.state.linkToken });
}
