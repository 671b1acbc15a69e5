import { useTranslation } from "react-i18next";
import { useOnline } from "#lib/use-online.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type LoadFailureProps = { text: string; retryLabel: string; onRetry: () => void };

/**
 * Stands where something could not be loaded, and offers to try again. Without a network it says
 * that instead; what is missing is asked for again by itself when the network is back.
 */
export function LoadFailure({ text, retryLabel, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <Alert
      tone={isOnline ? "wrong" : "note"}
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {isOnline ? text : t("common.offline")}
    </Alert>
  );
}
