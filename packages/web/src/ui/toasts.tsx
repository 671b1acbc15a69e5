import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { classNames } from "./class-names.ts";
import { iconButtonClass } from "./icon-button-class.ts";
import { toastManager } from "./show-toast.ts";

/** Where toasts appear; mounted once. */
export function Toasts({ closeLabel, label }: { closeLabel: string; label: string }) {
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          className="toast-place fixed inset-x-4 z-60 flex flex-col gap-2 sm:left-auto sm:w-90"
        >
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={["up", "down", "right"]}
      className="rounded-2xl bg-ink text-paper shadow-lg transition duration-200 [transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))] data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-3 py-1 pr-1 pl-4">
        <ToastIcon wrong={toast.type === "wrong"} />
        <Toast.Title className="min-w-0 flex-1 py-2 font-sans text-base leading-snug font-semibold tracking-normal" />
        <Toast.Close
          aria-label={closeLabel}
          className={classNames(iconButtonClass(), "text-paper hover:bg-paper/15")}
        >
          <X aria-hidden className="size-5" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

function ToastIcon({ wrong }: { wrong: boolean }) {
  const Icon = wrong ? CircleAlert : CircleCheck;
  return <Icon aria-hidden className="size-5 shrink-0" />;
}
