import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";

type LoadedProps<Data> = {
  /** What was asked of the server. */
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
};

/** Figures of the server once they are there; until then what became of them. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return <Loading label={t("common.loading")} />;
  return (
    <LoadFailure
      text={t("statistics.loadFailed")}
      retryLabel={t("common.retry")}
      onRetry={() => void refetch()}
    />
  );
}
