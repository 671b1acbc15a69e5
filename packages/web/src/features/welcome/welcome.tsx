import { useState } from "react";
import { withParts } from "#i18n/use-translation.ts";
import { useOverlay } from "#ui/overlays.tsx";
import { rememberWelcome, wasWelcomed } from "./welcome-cookie.ts";

/** Explains practice and offers sounds at the first visit, and at each further one until it is closed. */
export function Welcome() {
  const [open, setOpen] = useState(() => !wasWelcomed());
  const dialog = useOverlay(
    "welcome",
    () => withParts(import("./welcome-dialog.tsx"), "welcome", "choice"),
    open,
  );

  const close = () => {
    rememberWelcome();
    setOpen(false);
  };

  return dialog && <dialog.WelcomeDialog open={open} onClose={close} />;
}
