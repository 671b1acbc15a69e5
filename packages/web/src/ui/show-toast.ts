import { Toast } from "@base-ui/react/toast";

export const toastManager = Toast.createToastManager();

/** Id of failures: a new one replaces the previous one. */
const FAILURE = "failure";

/** Reports a success for a few seconds. */
export function showToast(text: string): void {
  toastManager.close(FAILURE);
  toastManager.add({ title: text, type: "right" });
}

/** Reports a failure that has no place on the page. */
export function showErrorToast(text: string): void {
  toastManager.add({ id: FAILURE, title: text, type: "wrong", timeout: 8000 });
}

/** Reports a loss until it is closed. */
export function showNotice(text: string): void {
  toastManager.add({ title: text, type: "wrong", timeout: 0 });
}

/** Closes all toasts, when another user signs in or out. */
export function clearToasts(): void {
  toastManager.close();
}
