/** How long to wait for the lock: a frozen tab may never release it. */
const LOCK_TIMEOUT_MS = 25_000;

/**
 * Runs a task while holding a lock that all tabs share. Without the Web Locks API, or after the timeout,
 * it runs without the lock: two tabs may then send the same events, which the server counts once.
 */
export async function withTabLock(name: string, task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), LOCK_TIMEOUT_MS);
  let isRunning = false;
  try {
    await navigator.locks.request(name, { signal: timeout.signal }, () => {
      clearTimeout(timer);
      isRunning = true;
      return task();
    });
  } catch (error) {
    if (isRunning) throw error;
    await task();
  }
}
