import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

/** The server could not say who is signed in. */
export function SessionUnreachable() {
  const { t } = useTranslation();
  const { refresh } = useSession();
  return (
    <div className="mx-auto max-w-xl p-4 py-16">
      <Alert
        tone="wrong"
        action={
          <Button size="small" variant="secondary" onClick={() => void refresh()}>
            {t("common.retry")}
          </Button>
        }
      >
        {t("errors.codes.unreachable")}
      </Alert>
    </div>
  );
}
