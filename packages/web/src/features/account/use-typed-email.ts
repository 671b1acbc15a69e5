import { useRouterState } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What was typed into the form from which the learner comes. */
    email?: string;
  }
}

/** The address that the learner has given on the page before, so that they need not do it again. */
export function useTypedEmail(): string {
  return useRouterState({ select: ({ location }) => location.state.email }) ?? "";
}
