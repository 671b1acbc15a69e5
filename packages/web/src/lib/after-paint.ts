/**
 * Runs a task once the browser has painted what was just shown. A hidden page paints no frames; a
 * timer sees to it that its task runs all the same.
 */
export function afterPaint(task: () => void): void {
  if (document.visibilityState === "hidden") setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}
