import { readStored, writeStored } from "#lib/local-storage.ts";

const KEY = "verbena_answers_read";

/** An answer is news for that long, on a device that has not shown it yet. */
const NEWS_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Until when this learner has read on this device what their reports were answered.
 *
 * @param now ISO instant
 */
export function answersReadUntil(userId: string, now: string): string {
  const [reader, until] = readStored(KEY)?.split(" ") ?? [];
  const news = new Date(Date.parse(now) - NEWS_DAYS * DAY_MS).toISOString();
  return reader === userId && until !== undefined && until > news ? until : news;
}

/** Keeps that the learner has read the answers until an instant. */
export function keepAnswersRead(userId: string, until: string): void {
  writeStored(KEY, `${userId} ${until}`);
}
