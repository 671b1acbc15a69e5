import { useTranslation } from "react-i18next";
import { useOnline } from "#lib/use-online.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type LoadFailureProps = { text: string; onRetry: () => void };

/** Says that something could not be loaded and offers a retry. Queries retry by themselves when the network returns. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <Alert
      tone={isOnline ? "wrong" : "note"}
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      }
    >
      {isOnline ? text : t("common.offline")}
    </Alert>
  );
}
