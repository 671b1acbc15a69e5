import type { Profile } from "@verbena/server/client";
import { createContext } from "react";

export type SessionState =
  | { status: "loading" | "unreachable" | "signed-out" }
  | { status: "signed-in"; user: Profile };

/** Where a learner signs out: in this browser, or in every one. */
export type SignOutReach = "here" | "everywhere";

export type Session = SessionState & {
  /** Whether the learner signed out here, rather than being signed out by time. */
  leftOnPurpose: boolean;
  /** Asks the server again who is signed in; gives whether it answered. */
  refresh: () => Promise<boolean>;
  /** @throws ApiError when the server could not be told */
  signOut: (reach: SignOutReach) => Promise<void>;
};

export const SessionContext = createContext<Session | null>(null);
