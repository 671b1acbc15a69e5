import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DownloadLink } from "#ui/link.tsx";
import { PageBody, PageHeading } from "#ui/page.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { usersCsvUrl } from "../api.ts";
import { MailProblems } from "../mail-problems.tsx";
import { PlatformFigures } from "../platform-figures.tsx";
import type { UsersView } from "./parse-users-view.ts";
import { UsersSection } from "./users-section.tsx";
import { withRole, withSearch } from "./users-view.ts";

type UsersPageProps = {
  view: UsersView;
  onView: (view: UsersView, options?: { replace?: boolean }) => void;
};

/** Totals of the platform, mail problems, and the list of users. */
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
            onSearch={(search) => onView(withSearch(view, search), { replace: true })}
            label={t("administration.users.search")}
            placeholder={t("administration.users.searchHint")}
            maxLength={320}
          />
        </search>
        <Checkbox
          checked={view.role === "admin"}
          onChange={({ target }) => onView(withRole(view, target.checked ? "admin" : null))}
          className="min-h-12"
        >
          {t("administration.users.onlyAdmins")}
        </Checkbox>
        <DownloadLink href={usersCsvUrl(view)} className="min-h-12">
          {t("administration.users.export")}
        </DownloadLink>
      </div>
      <UsersSection view={view} onView={onView} />
    </PageBody>
  );
}
