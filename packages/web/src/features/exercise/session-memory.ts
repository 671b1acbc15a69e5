import type { PracticeState } from "./practice-state.ts";

const SESSIONS_MAX = 10;

/** The states of sessions by visit, least recently used first. Closing the page loses them. */
const sessions = new Map<string, PracticeState>();

/** The session of an earlier visit, for the browser's Back button. */
export function recallSession(visit: string): PracticeState | undefined {
  return sessions.get(visit);
}

export function rememberSession(visit: string, state: PracticeState): void {
  sessions.delete(visit);
  sessions.set(visit, state);
  const [oldest = visit] = sessions.keys();
  if (sessions.size > SESSIONS_MAX) sessions.delete(oldest);
}
