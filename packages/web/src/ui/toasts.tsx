import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { iconButtonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { toastManager } from "./show-toast.ts";

/** The region of the toasts, mounted once. */
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
        <FailureAnnouncements />
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
      aria-live={isFailure(toast) ? "off" : undefined}
      swipeDirection={["up", "down", "right"]}
      className="rounded-2xl bg-ink text-paper shadow-lg transition duration-200 [transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))] data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-3 py-1 pr-1 pl-4">
        <ToastIcon wrong={isFailure(toast)} />
        <Toast.Title
          render={<p />}
          className="min-w-0 flex-1 py-2 text-base leading-snug font-semibold"
        />
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

/**
 * Announces failures at once, even a repeated one. Their toasts are silent, so that the region does not
 * announce them a second time. Base UI's urgent toasts are hidden from screen readers, yet take focus.
 */
function FailureAnnouncements() {
  const { toasts } = Toast.useToastManager();
  const failures = toasts.filter(
    (toast) => isFailure(toast) && toast.transitionStatus !== "ending",
  );
  return (
    <div aria-live="assertive" className="sr-only">
      {failures.map(({ id, updateKey, title }) => (
        <p key={`${id} ${updateKey}`}>{title}</p>
      ))}
    </div>
  );
}

const isFailure = ({ type }: { type?: string | undefined }) => type === "wrong";

function ToastIcon({ wrong }: { wrong: boolean }) {
  const Icon = wrong ? CircleAlert : CircleCheck;
  return <Icon aria-hidden className="size-5 shrink-0" />;
}
