import { Download } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link.tsx";
import { PageBody, PageHeading } from "#ui/page.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { usersFile } from "./api/users-query.ts";
import { MailTroubles } from "./components/mail-troubles.tsx";
import { PlatformFigures } from "./components/platform-figures.tsx";
import { UsersSection } from "./components/users-section.tsx";
import { inRole, type UsersView } from "./users-view.ts";

type ShowUsers = (view: UsersView, options?: { replace?: boolean }) => void;

type UsersPageProps = { view: UsersView; onView: ShowUsers };

/** How the platform does, and everybody who has an account. */
export function UsersPage({ view, onView }: UsersPageProps) {
  const { t } = useTranslation();
  const { sort, direction, role } = view;
  const search = useCallback(
    (wanted: string) =>
      onView(
        {
          search: wanted,
          ...(role !== undefined && { role }),
          sort,
          direction,
          way: "forward",
        },
        { replace: true },
      ),
    [onView, sort, direction, role],
  );
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
      <MailTroubles />
      <div className="-mb-3 flex flex-wrap items-end gap-x-6 gap-y-1">
        <UserSearch value={view.search} onSearch={search} />
        <Checkbox
          checked={role === "admin"}
          onChange={({ target }) => onView(inRole(view, target.checked ? "admin" : null))}
          className="min-h-12"
        >
          {t("administration.users.onlyAdmins")}
        </Checkbox>
        <a
          href={usersFile(view)}
          download
          className={classNames(linkClass, "inline-flex min-h-12 items-center gap-2")}
        >
          <Download aria-hidden className="size-4 shrink-0" />
          {t("administration.users.export")}
        </a>
      </div>
      <UsersSection view={view} onView={onView} />
    </PageBody>
  );
}

type UserSearchProps = { value: string; onSearch: (search: string) => void };

/** Finds users by name or e-mail address, as one types. */
function UserSearch(props: UserSearchProps) {
  const { t } = useTranslation();
  return (
    <search className="min-w-0 flex-1 basis-64">
      <SearchField
        {...props}
        label={t("administration.users.search")}
        placeholder={t("administration.users.searchHint")}
        maxLength={320}
      />
    </search>
  );
}
