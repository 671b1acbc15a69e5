import { Toast } from "@base-ui/react/toast";

/** Through which toasts reach the place where they appear. */
export const toastManager = Toast.createToastManager();

/** Says in passing that something worked; it goes away by itself. */
export function showToast(text: string): void {
  toastManager.add({ title: text, type: "right" });
}

/** Says at once that something failed, where no place on the page can say it. */
export function showErrorToast(text: string): void {
  toastManager.add({ title: text, type: "wrong", priority: "high", timeout: 8000 });
}
