import { Toast } from "@base-ui/react/toast";

export const toastManager = Toast.createToastManager();

/** All errors share an id, so that a new one replaces the previous one. */
const ERROR_ID = "error";

/** Reports a success for a few seconds. */
export function showToast(text: string): void {
  toastManager.close(ERROR_ID);
  toastManager.add({ title: text, type: "success" });
}

/** Reports an error that the page itself does not show. */
export function showErrorToast(text: string): void {
  toastManager.add({ id: ERROR_ID, title: text, type: "error", timeout: 8000 });
}

/** Reports an error, such as lost data, until the learner closes it. */
export function showPersistentErrorToast(text: string): void {
  toastManager.add({ title: text, type: "error", timeout: 0 });
}

/** Closes all toasts, so that the next user does not see them. */
export function clearToasts(): void {
  toastManager.close();
}
