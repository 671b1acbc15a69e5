/** Resolves in a later task, so that the browser can first react to the learner and paint. */
export function nextTask(): Promise<void> {
  // Safari has no scheduler.
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
