/** Of one answer, in ms since Enter was pressed (the time that the browser gave the key event). */
export type VerdictTimes = {
  /** When it was pressed, on the page's clock. */
  pressedAt: number;
  /** The verdict was in the document. */
  inDocument: number;
  /** The frame that shows it was painted. */
  painted: number;
  /** Whether it was there when the first frame after the key was made. */
  inFirstFrame: boolean;
};

declare global {
  interface Window {
    verdictTimes: VerdictTimes[];
    /** By the time of the press: Event Timing's ms until the next paint, in steps of 8. */
    keyDurations: Record<number, number>;
  }
}

/**
 * Runs in the page, before its own scripts: times each Enter that brings a verdict. A verdict is
 * there when the status region of the page's main part has words in it.
 *
 * Event Timing knows only the first paint after the handlers, and would praise a page that shows
 * its verdict later; so the moment is taken from the document. The first task after an animation
 * frame runs when that frame was painted; a second animation frame would come up to 16 ms later.
 */
export function installVerdictClock(): void {
  window.verdictTimes = [];
  window.keyDurations = {};
  const hasVerdict = () => document.querySelector("main [role=status]:not(:empty)") !== null;

  window.addEventListener("keydown", (event) => onEnter(event), { capture: true });

  function onEnter({ key, timeStamp }: KeyboardEvent) {
    if (key !== "Enter" || hasVerdict()) return;
    const now = () => performance.now() - timeStamp;
    let inFirstFrame = false;
    requestAnimationFrame(() => {
      inFirstFrame = hasVerdict();
    });
    const changes = new MutationObserver(() => {
      if (!hasVerdict()) return;
      changes.disconnect();
      const inDocument = now();
      afterNextPaint(() => {
        const painted = now();
        window.verdictTimes.push({ pressedAt: timeStamp, inDocument, painted, inFirstFrame });
      });
    });
    changes.observe(document, { childList: true, characterData: true, subtree: true });
  }

  function afterNextPaint(task: () => void) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = task;
      port2.postMessage(null);
    });
  }

  // It tells nothing of what took less than 16 ms.
  const events = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === "keydown") window.keyDurations[startTime] = duration;
    }
  }).observe(events);
}
