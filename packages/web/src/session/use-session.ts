import type { Profile } from "@verbena/server/client";
import { createContext, use } from "react";
import { VISITOR_ID } from "#lib/visitor.ts";

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
      /** True until the server has confirmed the session or the request has failed. */
      isPending: boolean;
    };

/** Pupils whose account a class made sign in with its code. */
export type SignInPath = "/auth" | "/auth/class";

export type Session = SessionState & {
  /** Where the learner signs in again after a sign-out in this tab. Null when the session just expired. */
  signedOutTo: SignInPath | null;
  /** Loads the session again. Resolves to whether that succeeded. */
  refresh: () => Promise<boolean>;
  /**
   * Resolves to whether the server has ended the session. If false, the sign-out is sent once the server can be
   * reached.
   *
   * @throws ApiError when the server refuses
   */
  signOut: () => Promise<boolean>;
  /** Changes the settings in this page only. Only a visitor has it. */
  changeSettings?: (change: Partial<Profile>) => void;
};

export const SessionContext = createContext<Session | null>(null);

/** @throws Error outside of SessionProvider */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession needs a SessionProvider above it.");
  return session;
}

/**
 * The learner, on screens of learners and of visitors who practise.
 *
 * @throws Error when nobody is signed in
 */
export function useUser(): Profile {
  const session = useSession();
  if (session.status !== "signed-in") throw new Error("Nobody is signed in.");
  return session.user;
}

/** Whether a visitor practises without an account. */
export const useIsVisitor = (): boolean => useUser().id === VISITOR_ID;
