import { type HistoryState, useRouterState } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The e-mail address that the visitor typed on the page before. */
    email?: string;
    /** The token of a mailed link: see `hideToken`. */
    linkToken?: string;
    /** Whether the learner has just chosen a new password. */
    passwordIsNew?: boolean;
    /** The address that was confirmed on the page before. */
    confirmedAddress?: string;
  }
}

/** What the page before passed on in the state of the history entry. */
export function useNavigationState(): HistoryState {
  return useRouterState({ select: ({ location }) => location.state });
}
