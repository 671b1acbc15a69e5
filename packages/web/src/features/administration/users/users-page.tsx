import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Figures } from "#ui/figures.tsx";
import { DownloadLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { overviewQuery, usersCsvUrl } from "../api.ts";
import { MailProblems } from "../mail-problems.tsx";
import { InviteTeacher } from "./invite-teacher.tsx";
import { UsersSection } from "./users-section.tsx";
import type { UsersView } from "./users-view.ts";

type UsersPageProps = {
  view: UsersView;
  onView: (view: UsersView, options?: { replace?: boolean }) => void;
};

/** Totals of the platform, mail problems, the list of users, and the release of Verbena. */
export function UsersPage({ view, onView }: UsersPageProps) {
  const { t } = useTranslation();
  return (
    <PageBody width="wide">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <PageHeading
          title={`${t("administration.users.title")} · ${t("navigation.admin")}`}
          size="normal"
        >
          {t("administration.users.title")}
        </PageHeading>
        <PlatformFigures />
      </div>
      <MailProblems />
      <div className="-mb-3 flex flex-wrap items-end gap-x-6 gap-y-1">
        <search className="min-w-0 flex-1 basis-64">
          <SearchField
            value={view.search ?? ""}
            onSearch={(search) =>
              onView({ ...view, search: search || undefined }, { replace: true })
            }
            label={t("administration.users.search")}
            placeholder={t("administration.users.searchHint")}
            maxLength={320}
          />
        </search>
        <Checkbox
          checked={view.role === "admin"}
          onChange={({ target }) => onView({ ...view, role: target.checked ? "admin" : undefined })}
          className="min-h-12"
        >
          {t("administration.users.onlyAdmins")}
        </Checkbox>
        <InviteTeacher />
        <DownloadLink href={usersCsvUrl(view)} className="min-h-12">
          {t("administration.users.export")}
        </DownloadLink>
      </div>
      <UsersSection view={view} onView={onView} />
      <Release />
    </PageBody>
  );
}

/** Totals of the whole platform. Shows dashes while they load. */
function PlatformFigures() {
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
          value: data ? formatNumber(language, data.totalUsers) : "–",
        },
        {
          term: t("administration.users.totalRepetitions"),
          value: data ? formatNumber(language, data.totalRepetitions) : "–",
        },
        {
          term: t("administration.users.successRate"),
          value: data ? formatPercent(language, data.successRate) : "–",
        },
      ]}
    />
  );
}

/** The release that the server runs, for reports of problems and before an upgrade. Nothing until it is known. */
function Release() {
  const { t } = useTranslation();
  const { data } = useQuery(overviewQuery);
  if (data === undefined) return null;
  return (
    <p className="text-sm text-ink-soft">
      {t("administration.version", { version: data.version })}
    </p>
  );
}
