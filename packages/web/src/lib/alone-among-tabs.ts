/** How long to wait for the lock: a frozen tab may never release it. */
const LOCK_TIMEOUT_MS = 25_000;

/**
 * Runs a task while no other tab runs one of this name. Without the Web Locks API, or after the time-out,
 * two tabs may run at once and send the same events, which the server ignores.
 */
export async function aloneAmongTabs(name: string, task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), LOCK_TIMEOUT_MS);
  let isRunning = false;
  try {
    await navigator.locks.request(name, { signal: giveUp.signal }, () => {
      clearTimeout(timer);
      isRunning = true;
      return task();
    });
  } catch (error) {
    if (isRunning) throw error;
    await task();
  }
}
