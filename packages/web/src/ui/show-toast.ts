import type { ToastManager } from "@base-ui/react/toast";
import { useSyncExternalStore } from "react";
import { afterPaint } from "#lib/after-paint.ts";
import { createListeners } from "#lib/listeners.ts";

type Action = (toasts: ToastManager) => void;

/** The shown region of toasts. Its code is loaded for the first toast. */
let region: ToastManager | undefined;
let waiting: Action[] = [];
const { subscribe, notify } = createListeners();

/** The id of every error toast. A new error replaces the previous one. */
const ERROR_ID = "error";

/** Reports a success for a few seconds. */
export function showToast(text: string): void {
  act((toasts) => {
    toasts.close(ERROR_ID);
    toasts.add({ title: text, type: "success" });
  });
}

/** Reports an error that the page itself does not show. */
export function showErrorToast(text: string): void {
  act((toasts) => toasts.add({ id: ERROR_ID, title: text, type: "error", timeout: 8000 }));
}

/** Reports an error, such as lost data, until the learner closes it. */
export function showPersistentErrorToast(text: string): void {
  act((toasts) => toasts.add({ title: text, type: "error", timeout: 0 }));
}

/** Closes all toasts. The next user must not see them. */
export function clearToasts(): void {
  waiting = [];
  region?.close();
}

function act(action: Action): void {
  if (region) {
    action(region);
    return;
  }
  waiting.push(action);
  notify();
}

/** Whether toasts wait for their region. */
export function useWaitingToasts(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  );
}

/**
 * Shows waiting toasts. Call this when the region is shown: screen readers announce only toasts that are added to an
 * existing region.
 */
export function openRegion(toasts: ToastManager): () => void {
  region = toasts;
  if (waiting.length > 0) {
    afterPaint(() => {
      for (const action of waiting.splice(0)) action(toasts);
    });
  }
  return () => {
    region = undefined;
  };
}
