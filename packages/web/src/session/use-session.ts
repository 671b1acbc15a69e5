import type { Profile } from "@verbena/server/client";
import { createContext, use } from "react";

export type SessionState =
  | { status: "loading" | "unreachable" }
  | {
      status: "signed-out";
      /** The address of a learner whose session ended here without a sign-out. */
      endedEmail?: string | undefined;
    }
  | {
      status: "signed-in";
      user: Profile;
      /** False until the server has answered or the request has failed. */
      isConfirmed: boolean;
    };

/** Whether a learner signs out in this browser, or in every one. */
export type SignOutReach = "here" | "everywhere";

export type Session = SessionState & {
  /** Whether the learner signed out here, rather than being signed out by time. */
  leftOnPurpose: boolean;
  /** Asks the server again who is signed in. Resolves to whether it answered. */
  refresh: () => Promise<boolean>;
  /**
   * Resolves to whether the server knows; if not, it is told as soon as it can be reached.
   *
   * @throws ApiError when the server refuses
   */
  signOut: (reach: SignOutReach) => Promise<boolean>;
};

export const SessionContext = createContext<Session | null>(null);

/** @throws Error outside of SessionProvider */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession needs a SessionProvider above it.");
  return session;
}

/**
 * The learner, on screens that only learners see.
 *
 * @throws Error when nobody is signed in
 */
export function useUser(): Profile {
  const session = useSession();
  if (session.status !== "signed-in") throw new Error("Nobody is signed in.");
  return session.user;
}
