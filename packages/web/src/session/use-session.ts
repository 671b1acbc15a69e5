import type { Profile } from "@verbena/server/client";
import { use } from "react";
import { type Session, SessionContext } from "./session-context.ts";

/**
 * Who is signed in.
 *
 * @throws Error outside of SessionProvider
 */
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
  if (session.status !== "signed-in") throw new Error("Non authentifié");
  return session.user;
}
