import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useRefusal } from "./use-refusal.ts";
import { useWaiting } from "./use-waiting.ts";

/** What the learner should know of answers that the server did not take. */
export function ProgressNotices() {
  return (
    <>
      <SignedOutNotice />
      <RefusalNotice />
    </>
  );
}

function SignedOutNotice() {
  const { t } = useTranslation();
  const { refresh } = useSession();
  const { state } = useWaiting();
  if (state !== "signed-out") return null;
  return (
    <Alert
      tone="note"
      className="sticky top-17 z-10 mx-4 mt-2 sm:mx-8"
      action={
        <Button size="small" onClick={() => void refresh()}>
          {t("progress.signIn")}
        </Button>
      }
    >
      {t("progress.signedOut")}
    </Alert>
  );
}

function RefusalNotice() {
  const { t } = useTranslation();
  const { refused, dismiss } = useRefusal();
  if (refused === null) return null;
  return (
    <Alert
      tone="wrong"
      className="sticky top-17 z-10 mx-4 mt-2 sm:mx-8"
      action={
        <Button size="small" variant="secondary" onClick={dismiss}>
          {t("common.close")}
        </Button>
      }
    >
      {t("progress.refused", { reason: t(`errors.issues.${refused}`) })}
    </Alert>
  );
}
