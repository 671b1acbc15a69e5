import { createContext, type ReactNode, use, useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { useWaitingWords } from "#progress/use-waiting.ts";
import { type SignOutScope, useSession, useUser } from "#session/use-session.ts";
import { sendEdits, waitingEdits } from "#session/waiting-edits.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { clearToasts, showErrorToast, showToast } from "#ui/show-toast.ts";

/** Time limit for a last attempt to send, before the learner is asked. */
const LAST_ATTEMPT_MS = 2_000;

/** Provides sign-out. Asks for confirmation if answers or edits are still unsent. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const waitingWords = useWaitingWords();
  const { signOut } = useSession();
  const { id } = useUser();
  const store = useProgressStore();
  const [isAsking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState({ answers: 0, edits: 0, inTabOnly: false });
  const [chosenScope, setChosenScope] = useState<SignOutScope>("here");

  async function leave(scope: SignOutScope): Promise<void> {
    setAsking(false);
    try {
      const hasEnded = await signOut(scope);
      clearToasts();
      showToast(t(hasEnded ? "account.signOutSuccess" : "account.signOutOverdue"));
    } catch (error) {
      showErrorToast(errorText(error));
    }
  }

  async function begin(scope: SignOutScope): Promise<void> {
    setChosenScope(scope);
    const before = await countUnsent();
    const attempts = [
      ...(before.answers > 0 ? [store.sendNow()] : []),
      ...(before.edits > 0 ? [sendEdits(id)] : []),
    ];
    await withTimeout(LAST_ATTEMPT_MS, Promise.all(attempts));
    const after = await countUnsent();
    if (after.answers + after.edits === 0) return leave(scope);
    setUnsent(after);
    setAsking(true);
  }

  async function countUnsent() {
    const edits = (await waitingEdits(id)).length;
    const { waiting: answers, inTabOnly } = store.getSnapshot();
    return { answers, edits, inTabOnly };
  }

  const count = unsent.answers + unsent.edits;
  const what = waitingWords(unsent.answers, unsent.edits);

  return (
    <SignOutContext value={(scope) => void begin(scope)}>
      {children}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("account.leaving.title")}
        description={[
          t("account.leaving.text", { count, what }),
          t(unsent.inTabOnly ? "account.leaving.inTabOnly" : "account.leaving.kept"),
        ].join(" ")}
        actions={
          <>
            <Button variant="secondary" onClick={() => void leave(chosenScope)}>
              {t("account.leaving.leave")}
            </Button>
            <Button onClick={() => setAsking(false)}>{t("account.leaving.stay")}</Button>
          </>
        }
      />
    </SignOutContext>
  );
}

/** Resolves when the task does, or after the timeout. */
function withTimeout(ms: number, task: Promise<unknown>): Promise<unknown> {
  const timeout = new Promise<void>((resolve) => void setTimeout(resolve, ms));
  return Promise.race([task, timeout]);
}

const SignOutContext = createContext<(scope: SignOutScope) => void>(() => {
  throw new Error("useSignOut needs a SignOutProvider above it.");
});

export function useSignOut(scope: SignOutScope = "here"): () => void {
  const begin = use(SignOutContext);
  return () => begin(scope);
}
