import { useRouterState } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Whether the learner has just chosen a new password, on the page from which they come. */
    passwordIsNew?: boolean;
  }
}

/** Whether the password that is asked for is one that was chosen on the page before. */
export function usePasswordIsNew(): boolean {
  return useRouterState({ select: ({ location }) => location.state.passwordIsNew }) ?? false;
}
