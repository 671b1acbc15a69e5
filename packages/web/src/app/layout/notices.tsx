import { useState } from "react";
import { useIssueText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useOnline } from "#lib/use-online.ts";
import {
  useClearLearnerData,
  useProgressStore,
  useProgressValue,
} from "#progress/progress-provider.tsx";
import { useWaiting } from "#progress/use-waiting.ts";
import { useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";

const noticeClass = "sticky top-17 z-10 mx-4 mt-2 in-data-stage:static sm:mx-8";

/** The notices themselves. `ProgressNotices` loads this code. */
export function Notices() {
  return (
    <>
      <SignedOutNotice />
      <InTabOnlyNotice />
      <RefusalNotice />
    </>
  );
}

function SignedOutNotice() {
  const { t } = useTranslation();
  const { refresh } = useSession();
  const forgetLearner = useClearLearnerData();
  const { state } = useWaiting();
  if (state !== "signed-out" && state !== "gone") return null;

  async function leave(): Promise<void> {
    if (state === "gone") await forgetLearner();
    await refresh();
  }

  return (
    <Alert
      tone="info"
      className={noticeClass}
      action={
        <Button size="small" onClick={() => void leave()}>
          {t(state === "gone" ? "unsent.leaveGone" : "progress.signIn")}
        </Button>
      }
    >
      {t(state === "gone" ? "unsent.gone" : "unsent.signedOut")}
    </Alert>
  );
}

/**
 * Warns that answers exist only in this tab. Shown only while sending fails, because answers are usually sent within
 * half a second.
 */
function InTabOnlyNotice() {
  const { t } = useTranslation();
  const { state, inTabOnly } = useWaiting();
  const isOnline = useOnline();
  if (!inTabOnly || (isOnline && (state === "idle" || state === "sending"))) return null;
  return (
    <Alert tone="error" className={noticeClass}>
      {t("unsent.inTabOnly")}
    </Alert>
  );
}

function RefusalNotice() {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const store = useProgressStore();
  const refused = useProgressValue((progress) => progress.refused);
  const [isOpen, setOpen] = useState(false);
  if (refused.length === 0) return null;
  return (
    <Alert
      tone="info"
      className={noticeClass}
      action={
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          {t("unsent.details")}
        </Button>
      }
    >
      {t("unsent.refused", { count: refused.length })}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("unsent.refusedTitle")}
        description={t("unsent.refusedHelp")}
        actions={
          <>
            <Button variant="danger" onClick={() => void store.deleteRefused()}>
              {t("unsent.forget")}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t("common.close")}
            </Button>
            <Button onClick={() => void store.retryRefused()}>{t("unsent.resend")}</Button>
          </>
        }
      >
        <ul className="flex max-h-64 flex-col gap-2 overflow-y-auto">
          {refused.map(({ event, refusal }) => (
            <li key={event.id}>
              {event.kind === "answer" && (
                <span lang="es" className="font-semibold">
                  {event.item} · {event.given ?? "—"}{" "}
                </span>
              )}
              <span className="text-ink-soft">{issueText(refusal.reason)}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </Alert>
  );
}
