import type { PracticeExercise } from "#progress/use-exercises.ts";
import type { PracticeState } from "./practice-state.ts";

/** The exercises of a session, in order, and where the learner is. */
export type Session = {
  exercises: readonly [PracticeExercise, ...PracticeExercise[]];
  state: PracticeState;
};

const SESSIONS_MAX = 10;

/** By visit, in order of last use. They live as long as the page. */
const sessions = new Map<string, Session>();

/** The session of an earlier visit, to which the browser's Back button returns. */
export function rememberedSession(visit: string): Session | undefined {
  return sessions.get(visit);
}

export function rememberSession(visit: string, session: Session): void {
  sessions.delete(visit);
  sessions.set(visit, session);
  const [oldest = visit] = sessions.keys();
  if (sessions.size > SESSIONS_MAX) sessions.delete(oldest);
}
