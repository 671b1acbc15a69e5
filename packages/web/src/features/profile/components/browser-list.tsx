import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading.tsx";
import { browsersQuery } from "../api/account-queries.ts";
import { BrowserRow } from "./browser-row.tsx";

type BrowserListProps = {
  /** Takes focus when what had it is gone. */
  ref: RefObject<HTMLUListElement | null>;
};

/** Where the learner is signed in. */
export function BrowserList({ ref }: BrowserListProps) {
  const { t } = useTranslation();
  const { data: browsers, isError, refetch } = useQuery(browsersQuery);
  if (browsers === undefined && isError) {
    return <LoadFailure text={t("profile.devices.failed")} onRetry={() => void refetch()} />;
  }
  if (browsers === undefined) return <LoadingLine className="max-w-md" />;
  return (
    <ul
      ref={ref}
      tabIndex={-1}
      aria-label={t("profile.devices.title")}
      className="flex flex-col rounded-sm"
    >
      {browsers.map((browser) => (
        <BrowserRow key={browser.id} browser={browser} onSignedOut={() => ref.current?.focus()} />
      ))}
    </ul>
  );
}
