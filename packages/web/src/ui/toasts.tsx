import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect } from "react";
import { iconButtonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { openRegion } from "./show-toast.ts";

const toastManager = Toast.createToastManager();

/** The region of the toasts. The application renders it once. */
export function Toasts({ closeLabel, label }: { closeLabel: string; label: string }) {
  useEffect(() => openRegion(toastManager), []);
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          className="toast-position fixed inset-x-4 z-60 flex flex-col gap-2 sm:left-auto sm:w-90"
        >
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
        <ErrorAnnouncements />
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
      aria-live={isError(toast) ? "off" : undefined}
      swipeDirection={["up", "down", "right"]}
      className="rounded-2xl bg-ink text-paper shadow-lg transition duration-200 [transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))] data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-3 py-1 pr-1 pl-4">
        <ToastIcon isError={isError(toast)} />
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
 * Announces errors at once, even repeated ones. Their toasts have `aria-live` off to avoid a second announcement. Base
 * UI's high-priority toasts are not used, because they take focus while hidden from screen readers.
 */
function ErrorAnnouncements() {
  const { toasts } = Toast.useToastManager();
  const errors = toasts.filter((toast) => isError(toast) && toast.transitionStatus !== "ending");
  return (
    <div aria-live="assertive" className="sr-only">
      {errors.map(({ id, updateKey, title }) => (
        <p key={`${id} ${updateKey}`}>{title}</p>
      ))}
    </div>
  );
}

const isError = ({ type }: { type?: string | undefined }) => type === "error";

function ToastIcon(props: { isError: boolean }) {
  const Icon = props.isError ? CircleAlert : CircleCheck;
  return <Icon aria-hidden className="size-5 shrink-0" />;
}
