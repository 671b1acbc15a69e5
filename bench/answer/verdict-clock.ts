/** Times of one answer, in ms since the key event of Enter. */
export type VerdictTimes = {
  /** Time of the key event, on the page's clock. */
  pressedAt: number;
  /** When the verdict was in the document. */
  inDocument: number;
  /** When the frame with the verdict was painted. */
  painted: number;
  /** Whether the first frame after the key event shows the verdict. */
  inFirstFrame: boolean;
};

declare global {
  interface Window {
    verdictTimes: VerdictTimes[];
    /** Keyed by `pressedAt`: what Event Timing reports as ms from the key event to the next paint, in steps of 8. */
    keyDurations: Record<number, number>;
  }
}

/**
 * Runs in the page before its own scripts and times each Enter that shows a verdict.
 *
 * Event Timing alone is not enough: it reports the first paint after the handlers, even when the verdict comes later.
 * This measures the first task after an animation frame, which runs when that frame is painted. To wait for a second
 * frame would add up to 16 ms.
 */
export function installVerdictClock(): void {
  window.verdictTimes = [];
  window.keyDurations = {};
  let changes: MutationObserver | undefined;
  const hasVerdict = () => document.querySelector("[data-verdict]:not(:empty)") !== null;

  window.addEventListener("keydown", (event) => onEnter(event), { capture: true });

  function onEnter({ key, timeStamp }: KeyboardEvent) {
    if (key !== "Enter" || hasVerdict()) return;
    const now = () => performance.now() - timeStamp;
    let inFirstFrame = false;
    requestAnimationFrame(() => {
      inFirstFrame = hasVerdict();
    });
    // The last Enter may have shown no verdict.
    changes?.disconnect();
    changes = new MutationObserver((_, observer) => {
      if (!hasVerdict()) return;
      observer.disconnect();
      const inDocument = now();
      afterNextPaint(() => {
        const painted = now();
        window.verdictTimes.push({ pressedAt: timeStamp, inDocument, painted, inFirstFrame });
      });
    });
    const all = { childList: true, characterData: true, attributes: true, subtree: true };
    changes.observe(document, all);
  }

  function afterNextPaint(task: () => void) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = task;
      port2.postMessage(null);
    });
  }

  // The browser reports no shorter durations.
  const events = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === "keydown") window.keyDurations[startTime] = duration;
    }
  }).observe(events);
}
