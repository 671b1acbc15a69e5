/** How long to wait for the lock. A frozen tab may never release it. */
const LOCK_TIMEOUT_MS = 25_000;

/** The last task of each lock, for browsers without the Web Locks API. */
const lastTasks = new Map<string, Promise<void>>();

/**
 * Runs a task while holding a lock that all tabs share. Without the Web Locks API, waits only for tasks of this tab.
 * After the timeout, runs without the lock. In both cases, two tabs may send the same changes; the server counts them
 * once.
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
