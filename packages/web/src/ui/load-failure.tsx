import { useTranslation } from "react-i18next";
import { useOnline } from "#lib/use-online.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type LoadFailureProps = { text: string; onRetry: () => void };

/**
 * Says that something could not be loaded, and offers to try again. Without a network it says that
 * instead: queries run again by themselves once the network is back.
 */
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
