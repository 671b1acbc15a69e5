import { createContext, type ReactNode, use, useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { loadNamespaces, useTranslation } from "#i18n/use-translation.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { useWaitingWords } from "#progress/use-waiting.ts";
import { waitingEdits } from "#queue/queue.ts";
import { useSession, useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { clearToasts, showErrorToast, showToast } from "#ui/show-toast.ts";

/** Time limit for a last attempt to send, before the learner is asked. */
const LAST_ATTEMPT_MS = 2_000;

/** Provides sign-out. Asks for confirmation if answers or edits are still unsent. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { signOut } = useSession();
  const { id } = useUser();
  const store = useProgressStore();
  const [isAsking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState<Unsent | null>(null);

  async function leave(): Promise<void> {
    setAsking(false);
    try {
      const hasEnded = await signOut();
      clearToasts();
      showToast(t(hasEnded ? "session.signOutSuccess" : "session.signOutOverdue"));
    } catch (error) {
      showErrorToast(errorText(error));
    }
  }

  async function begin(): Promise<void> {
    const before = await countUnsent();
    if (before.answers + before.edits > 0) await withTimeout(LAST_ATTEMPT_MS, store.sendNow());
    const after = await countUnsent();
    if (after.answers + after.edits === 0) return leave();
    try {
      await loadNamespaces("unsent");
    } catch {
      return showErrorToast(t("errors.codes.unreachable"));
    }
    setUnsent(after);
    setAsking(true);
  }

  async function countUnsent(): Promise<Unsent> {
    const edits = (await waitingEdits(id)).length;
    const { waiting: answers, inTabOnly } = store.getSnapshot();
    return { answers, edits, inTabOnly };
  }

  return (
    <SignOutContext value={() => void begin()}>
      {children}
      {unsent && (
        <LeavingDialog
          unsent={unsent}
          open={isAsking}
          onOpenChange={setAsking}
          onLeave={() => void leave()}
        />
      )}
    </SignOutContext>
  );
}

type Unsent = { answers: number; edits: number; inTabOnly: boolean };

type LeavingDialogProps = {
  unsent: Unsent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
};

/** Asks whether to sign out although something is unsent. */
function LeavingDialog({ unsent, open, onOpenChange, onLeave }: LeavingDialogProps) {
  const { t } = useTranslation();
  const { answers, edits, inTabOnly } = unsent;
  const what = useWaitingWords()(answers, edits);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("unsent.leaving.title")}
      description={[
        t("unsent.leaving.text", { count: answers + edits, what }),
        t(inTabOnly ? "unsent.leaving.inTabOnly" : "unsent.leaving.kept"),
      ].join(" ")}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t("unsent.leaving.leave")}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t("unsent.leaving.stay")}</Button>
        </>
      }
    />
  );
}

/** Resolves when the task does, or after the timeout. */
function withTimeout(ms: number, task: Promise<unknown>): Promise<unknown> {
  const timeout = new Promise<void>((resolve) => void setTimeout(resolve, ms));
  return Promise.race([task, timeout]);
}

const SignOutContext = createContext<() => void>(() => {
  throw new Error("useSignOut needs a SignOutProvider above it.");
});

export const useSignOut = (): (() => void) => use(SignOutContext);
