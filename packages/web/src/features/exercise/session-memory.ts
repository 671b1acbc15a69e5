import type { PracticeExercise } from "#progress/use-exercises.ts";
import type { PracticeState } from "./practice-state.ts";

/** The exercises of a session in order, and its state. */
export type Session = {
  exercises: readonly [PracticeExercise, ...PracticeExercise[]];
  state: PracticeState;
};

const SESSIONS_MAX = 10;

/** Sessions by visit, least recently used first. They are lost when the page is closed. */
const sessions = new Map<string, Session>();

/** The session of an earlier visit, for the browser's Back button. */
export function recallSession(visit: string): Session | undefined {
  return sessions.get(visit);
}

export function rememberSession(visit: string, session: Session): void {
  sessions.delete(visit);
  sessions.set(visit, session);
  const [oldest = visit] = sessions.keys();
  if (sessions.size > SESSIONS_MAX) sessions.delete(oldest);
}
