import { useRouterState } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that was confirmed on the page before. */
    confirmedAddress?: string;
  }
}

/** The address that has just been confirmed by the link in a mail, for the page that comes next. */
export function useConfirmedAddress(): string | undefined {
  return useRouterState({ select: ({ location }) => location.state.confirmedAddress });
}
