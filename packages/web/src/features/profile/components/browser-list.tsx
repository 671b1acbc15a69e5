import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading-line.tsx";
import { browsersQuery } from "../api/account-queries.ts";
import { BrowserRow } from "./browser-row.tsx";

/** Where the learner is signed in. */
export function BrowserList() {
  const { t } = useTranslation();
  const { data: browsers, isError, refetch } = useQuery(browsersQuery);
  if (browsers === undefined && isError) {
    return (
      <LoadFailure
        text={t("profile.devices.failed")}
        retryLabel={t("common.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (browsers === undefined) return <LoadingLine className="max-w-md" />;
  return (
    <ul className="flex flex-col">
      {browsers.map((browser) => (
        <BrowserRow key={browser.id} browser={browser} />
      ))}
    </ul>
  );
}
