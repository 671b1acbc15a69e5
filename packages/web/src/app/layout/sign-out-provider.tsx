import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#lib/use-error-text.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import type { SignOutReach } from "#session/session-context.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { clearToasts, showErrorToast, showToast } from "#ui/show-toast.ts";
import { SignOutContext } from "./use-sign-out.ts";

/** How long answers that are on their way may take before the learner is asked. */
const LAST_TRY_MS = 2_000;

/** One way to sign out for all places that offer it. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { signOut } = useSession();
  const store = useProgressStore();
  /** How many waiting answers the question is about; 0 while nothing is asked. */
  const [waiting, setWaiting] = useState(0);
  const [asked, setAsked] = useState<SignOutReach>("here");

  async function leave(reach: SignOutReach): Promise<void> {
    setWaiting(0);
    try {
      const isTold = await signOut(reach);
      clearToasts();
      showToast(t(isTold ? "account.signOutSuccess" : "account.signOutOverdue"));
    } catch (error) {
      showErrorToast(errorText(error));
    }
  }

  async function begin(reach: SignOutReach): Promise<void> {
    setAsked(reach);
    if (store.getSnapshot().waiting > 0) await within(LAST_TRY_MS, store.sendNow());
    const count = store.getSnapshot().waiting;
    if (count > 0) setWaiting(count);
    else await leave(reach);
  }

  return (
    <SignOutContext value={(reach) => void begin(reach)}>
      {children}
      <Dialog
        open={waiting > 0}
        onOpenChange={() => setWaiting(0)}
        title={t("account.leaving.title")}
        description={t("account.leaving.text", { count: waiting })}
        actions={
          <>
            <Button variant="secondary" onClick={() => void leave(asked)}>
              {t("account.leaving.leave")}
            </Button>
            <Button onClick={() => setWaiting(0)}>{t("account.leaving.stay")}</Button>
          </>
        }
      />
    </SignOutContext>
  );
}

/** Resolves with a task, or when it takes too long. */
function within(ms: number, task: Promise<void>): Promise<void> {
  const late = new Promise<void>((resolve) => void setTimeout(resolve, ms));
  return Promise.race([task, late]);
}
