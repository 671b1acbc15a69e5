/** How long a tab waits for the others: one that is frozen holds its lock for ever. */
const LOCK_PATIENCE_MS = 25_000;

/**
 * Runs a task while no other tab runs one of this name. Without the Web Locks API, or after waiting
 * for too long, tabs may send the same things twice, which the server ignores.
 */
export async function aloneAmongTabs(name: string, task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  const giveUp = new AbortController();
  const patience = setTimeout(() => giveUp.abort(), LOCK_PATIENCE_MS);
  let isRunning = false;
  try {
    await navigator.locks.request(name, { signal: giveUp.signal }, () => {
      clearTimeout(patience);
      isRunning = true;
      return task();
    });
  } catch (error) {
    if (isRunning) throw error;
    await task();
  }
}
