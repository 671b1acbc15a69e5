import { Toast } from "@base-ui/react/toast";

/** Through which toasts reach the place where they appear. */
export const toastManager = Toast.createToastManager();

/** One at a time: who tries again has no use for what the last try said. */
const FAILURE = "failure";

/** Says in passing that something worked; it goes away by itself. */
export function showToast(text: string): void {
  toastManager.close(FAILURE);
  toastManager.add({ title: text, type: "right" });
}

/** Says at once that something failed, where no place on the page can say it. */
export function showErrorToast(text: string): void {
  toastManager.add({ id: FAILURE, title: text, type: "wrong", timeout: 8000 });
}

/** Says what was lost while nobody asked; it stays until it is closed. */
export function showNotice(text: string): void {
  toastManager.add({ title: text, type: "wrong", timeout: 0 });
}

/** Takes away what was said to whoever was here before. */
export function clearToasts(): void {
  toastManager.close();
}
