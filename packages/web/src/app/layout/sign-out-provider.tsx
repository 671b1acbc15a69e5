import { createContext, type ReactNode, use, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { useWaitingWords } from "#progress/use-waiting.ts";
import type { SignOutReach } from "#session/use-session.ts";
import { useSession, useUser } from "#session/use-session.ts";
import { sendEdits, waitingEdits } from "#session/waiting-edits.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { clearToasts, showErrorToast, showToast } from "#ui/show-toast.ts";

/** How long a last attempt to send may take before the learner is asked. */
const LAST_TRY_MS = 2_000;

/** Provides sign-out. Asks for confirmation if answers or edits are still unsent. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const waitingWords = useWaitingWords();
  const { signOut } = useSession();
  const { id } = useUser();
  const store = useProgressStore();
  const [isAsking, setAsking] = useState(false);
  const [left, setLeft] = useState({ answers: 0, edits: 0, inTabOnly: false });
  const [asked, setAsked] = useState<SignOutReach>("here");

  async function leave(reach: SignOutReach): Promise<void> {
    setAsking(false);
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
    const before = await readWaiting();
    const tries = [
      ...(before.answers > 0 ? [store.sendNow()] : []),
      ...(before.edits > 0 ? [sendEdits(id)] : []),
    ];
    await within(LAST_TRY_MS, Promise.all(tries));
    const after = await readWaiting();
    if (after.answers + after.edits === 0) return leave(reach);
    setLeft(after);
    setAsking(true);
  }

  async function readWaiting() {
    const edits = (await waitingEdits(id)).length;
    const { waiting: answers, inTabOnly } = store.getSnapshot();
    return { answers, edits, inTabOnly };
  }

  const count = left.answers + left.edits;
  const what = waitingWords(left.answers, left.edits);

  return (
    <SignOutContext value={(reach) => void begin(reach)}>
      {children}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("account.leaving.title")}
        description={[
          t("account.leaving.text", { count, what }),
          t(left.inTabOnly ? "account.leaving.inTabOnly" : "account.leaving.kept"),
        ].join(" ")}
        actions={
          <>
            <Button variant="secondary" onClick={() => void leave(asked)}>
              {t("account.leaving.leave")}
            </Button>
            <Button onClick={() => setAsking(false)}>{t("account.leaving.stay")}</Button>
          </>
        }
      />
    </SignOutContext>
  );
}

/** Resolves with a task, or when it takes too long. */
function within(ms: number, task: Promise<unknown>): Promise<unknown> {
  const late = new Promise<void>((resolve) => void setTimeout(resolve, ms));
  return Promise.race([task, late]);
}

const SignOutContext = createContext<(reach: SignOutReach) => void>(() => {
  throw new Error("useSignOut needs a SignOutProvider above it.");
});

export function useSignOut(reach: SignOutReach = "here"): () => void {
  const begin = use(SignOutContext);
  return () => begin(reach);
}
