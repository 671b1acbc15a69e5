/** Runs a task after the next paint. A hidden page paints no frames, so it uses a timer. */
export function afterPaint(task: () => void): void {
  if (document.visibilityState === "hidden") setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}
