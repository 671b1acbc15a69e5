import { type HistoryState, useRouterState } from "@tanstack/react-router";
import type { MissedCard } from "@verbena/core/classes/confusions";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The e-mail address that the visitor typed on the previous page. */
    email?: string;
    /** The token of a mailed link: see `hideToken`. */
    linkToken?: string;
    /** What the QR code of a pupil fills in: see `hideClassCard`. */
    classCard?: { code: string; name: string };
    /** Whether the learner has just set a new password. */
    passwordIsNew?: boolean;
    /** The address that was confirmed on the previous page. */
    confirmedAddress?: string;
    /** How many rounds of the review came before this one. */
    reviewRounds?: number;
    /** How many rounds of a visitor came before this one. */
    rounds?: number;
    /** What the class wrote in place of some forms, for the board. The address, which others see, does not have it. */
    wrongAnswers?: readonly MissedCard[];
  }
}

/** The state that the previous page stored in the history entry. */
export function useNavigationState(): HistoryState {
  return useRouterState({ select: ({ location }) => location.state });
}
