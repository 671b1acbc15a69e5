import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useOnline } from "#lib/use-online.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Loading } from "./loading.tsx";

type LoadFailureProps = { text: string; onRetry: () => void };

/** Says that loading failed, with a button to retry. Offline, queries retry when the network returns. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <Alert
      tone={isOnline ? "error" : "info"}
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

type QueryContentProps<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  /** The message when loading fails. */
  failure: string;
  children: (data: Data) => ReactNode;
};

/** Shows the data of a query, or its loading or failed state. */
export function QueryContent<Data>({ query, failure, children }: QueryContentProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  return isError ? <LoadFailure text={failure} onRetry={() => void refetch()} /> : <Loading />;
}
