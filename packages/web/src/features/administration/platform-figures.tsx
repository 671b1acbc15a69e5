import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { Figures } from "#ui/figures.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { overviewQuery } from "./api.ts";

/** Totals of the whole platform. Shows dashes while they load. */
export function PlatformFigures() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, isError, refetch } = useQuery(overviewQuery);
  if (data === undefined && isError) {
    return (
      <LoadFailure text={t("administration.users.overviewFailed")} onRetry={() => void refetch()} />
    );
  }
  return (
    <Figures
      compact
      figures={[
        {
          term: t("administration.users.totalUsers"),
          value: data ? formatNumber(language, data.total_users) : "–",
        },
        {
          term: t("administration.users.totalRepetitions"),
          value: data ? formatNumber(language, data.total_repetitions) : "–",
        },
        {
          term: t("administration.users.successRate"),
          value: data ? formatPercent(language, data.success_rate) : "–",
        },
      ]}
    />
  );
}
