/** How long to wait for the lock: a frozen tab may never release it. */
const LOCK_TIMEOUT_MS = 25_000;

/** The last task of each lock, where the browser has no locks. */
const lastTasks = new Map<string, Promise<void>>();

/**
 * Runs a task while holding a lock that all tabs share. Without the Web Locks API, it waits only for this tab's
 * tasks; after the timeout, it runs without the lock. Two tabs may then send the same changes, which the server
 * counts once.
 */
export async function withTabLock(name: string, task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return afterLastTask(name, task);
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

function afterLastTask(name: string, task: () => Promise<void>): Promise<void> {
  const running = (lastTasks.get(name) ?? Promise.resolve()).then(task);
  lastTasks.set(
    name,
    running.catch(() => undefined),
  );
  return running;
}
