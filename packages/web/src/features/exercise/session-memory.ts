import type { PracticeExercise } from "#progress/use-exercises.ts";
import type { PracticeState } from "./practice-state.ts";

/** A session as the learner left it: what it asks, in which order, and where they were. */
export type LeftSession = {
  exercises: readonly [PracticeExercise, ...PracticeExercise[]];
  state: PracticeState;
};

/** Nobody goes back through more sessions than these. */
const SESSIONS_MAX = 10;

/** By visit, the latest last. They live as long as the page. */
const sessions = new Map<string, LeftSession>();

/** The session of a visit to the exercise screen, where the browser's Back returns to it. */
export function leftSession(visit: string): LeftSession | undefined {
  return sessions.get(visit);
}

export function rememberSession(visit: string, session: LeftSession): void {
  sessions.delete(visit);
  sessions.set(visit, session);
  for (const oldest of sessions.keys()) {
    if (sessions.size <= SESSIONS_MAX) return;
    sessions.delete(oldest);
  }
}
