import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { withNamespaces } from "#i18n/use-translation.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { useOverlay } from "#ui/overlays.tsx";
import { clearToasts } from "#ui/show-toast.ts";
import { rememberWelcome, wasWelcomed } from "./welcome-cookie.ts";

type WelcomeProps = {
  /** Whether the page behind the dialog is the dashboard. If not, the learner has asked for that page. */
  isOnDashboard: boolean;
};

/** Explains practice and offers sounds. Shown at each visit until the learner closes it. */
export function Welcome({ isOnDashboard }: WelcomeProps) {
  const [open, setOpen] = useState(() => !wasWelcomed());
  const navigate = useNavigate();
  const store = useProgressStore();
  const dialog = useOverlay(
    "welcome",
    () => withNamespaces(import("./welcome-dialog.tsx"), "welcome", "choice"),
    open,
  );

  function close(): void {
    rememberWelcome();
    setOpen(false);
  }

  /** Goes to a first sentence. Closes the toast of the sign-up, because it would cover the sentence. */
  function start(): void {
    close();
    clearToasts();
    const { status, exercises } = store.getSnapshot();
    const isNew = Object.values(exercises).every(({ stats }) => stats.totalAttempts === 0);
    if (isOnDashboard && status === "ready" && isNew) {
      void navigate({ to: "/app/review" });
    }
  }

  function takeTest(): void {
    close();
    clearToasts();
    void navigate({ to: "/app/placement/test" });
  }

  return (
    dialog && <dialog.WelcomeDialog open={open} onClose={close} onStart={start} onTest={takeTest} />
  );
}
