import type { Profile } from "@verbena/server/client";
import { createContext } from "react";

export type SessionState =
  | { status: "loading" | "unreachable" }
  | {
      status: "signed-out";
      /** The address of the learner whose session has ended here without a sign-out. */
      endedEmail?: string | undefined;
    }
  | {
      status: "signed-in";
      user: Profile;
      /** False until the server has said whether they still are, or could not be asked. */
      isConfirmed: boolean;
    };

/** Where a learner signs out: in this browser, or in every one. */
export type SignOutReach = "here" | "everywhere";

export type Session = SessionState & {
  /** Whether the learner signed out here, rather than being signed out by time. */
  leftOnPurpose: boolean;
  /** Asks the server again who is signed in; gives whether it answered. */
  refresh: () => Promise<boolean>;
  /**
   * Gives whether the server has been told; if not, it will be as soon as it can be reached.
   *
   * @throws ApiError when the server refuses
   */
  signOut: (reach: SignOutReach) => Promise<boolean>;
};

export const SessionContext = createContext<Session | null>(null);
