import { levelName } from "@verbena/core/levels";
import type { UserRecord } from "@verbena/server/client";
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Selection } from "../use-selection.ts";
import { sortKeys } from "../users-view.ts";
import { SelectPage } from "./select-page.tsx";
import { UserName } from "./user-name.tsx";
import { DayOf, LastSignIn } from "./user-times.tsx";
import type { UsersListProps } from "./users-table.tsx";

/** A page of the list of users where there is no room for columns. */
export function UsersCards({ users, selection, sorted, onSort }: UsersListProps) {
  const { t } = useTranslation();
  const isAscending = sorted.direction === "asc";
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <SelectField
          className="min-w-0 flex-1 sm:max-w-72"
          label={t("administration.users.sortBy")}
          value={sorted.sort}
          onChange={onSort}
          options={sortKeys.map((value) => ({
            value,
            label: t(`administration.users.columns.${value}`),
          }))}
        />
        <IconButton
          icon={isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow}
          label={t(`administration.users.${isAscending ? "ascending" : "descending"}`)}
          onClick={() => onSort(sorted.sort)}
          className="mb-0.5"
        />
      </div>
      <SelectPage users={users} selection={selection}>
        {t("administration.selection.selectPage")}
      </SelectPage>
      <ul
        aria-label={t("administration.users.title")}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-6 border-t border-line [&_input]:scroll-mt-48"
      >
        {users.map((user) => (
          <UserCard key={user.id} user={user} selection={selection} />
        ))}
      </ul>
    </div>
  );
}

type UserCardProps = { user: UserRecord; selection: Selection };

function UserCard({ user, selection }: UserCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSelected = selection.has(user);
  return (
    <li
      className={classNames(
        "-mx-2 flex flex-col gap-1 border-b border-line px-2 py-3",
        isSelected && "bg-marigold-wash/60",
      )}
    >
      <Checkbox checked={isSelected} onChange={() => selection.set([user], !isSelected)}>
        <UserName user={user} />
      </Checkbox>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 pl-9 text-[0.9375rem] tabular-nums">
        <Fact name="level">
          <span lang="es">{t(`vocabulary.levels.${levelName(user.level)}`)}</span>
        </Fact>
        <Fact name="success_rate">{formatPercent(language, user.success_rate)}</Fact>
        <Fact name="total_attempts">{formatNumber(language, user.total_attempts)}</Fact>
        <Fact name="total_correct">{formatNumber(language, user.total_correct)}</Fact>
        <Fact name="created_at">
          <DayOf at={user.created_at} />
        </Fact>
        <Fact name="last_sign_in_at">
          <LastSignIn at={user.last_sign_in_at} />
        </Fact>
      </dl>
    </li>
  );
}

type FactProps = { name: Exclude<keyof UserRecord, "id" | "role">; children: ReactNode };

function Fact({ name, children }: FactProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-sm text-ink-soft">{t(`administration.users.columns.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
