import type { ListedUser } from "@verbena/server/client";
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { IconButton } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { SelectField } from "#ui/select-field.tsx";
import { type FactName, UserFact, UserName } from "./user-facts.tsx";
import { type Selection, SelectShown, type UsersListProps } from "./users-table.tsx";
import { sortKeys } from "./users-view.ts";

const facts: readonly FactName[] = [
  "level",
  "successRate",
  "totalAttempts",
  "total_correct",
  "created_at",
  "last_sign_in_at",
  "language",
  "emailVerified",
];

/** The list of users as cards, for narrow screens. */
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
      <SelectShown users={users} selection={selection}>
        {t("administration.selection.selectShown")}
      </SelectShown>
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

type UserCardProps = { user: ListedUser; selection: Selection };

function UserCard({ user, selection }: UserCardProps) {
  const { t } = useTranslation();
  const isSelected = selection.has(user);
  const name = user.username || t("common.nameless");
  return (
    <li
      className={classNames(
        "-mx-2 flex flex-col gap-1 border-b border-line px-2 py-3 wrap-anywhere",
        isSelected && "bg-marigold-wash/60",
      )}
    >
      <div className="flex gap-x-1">
        <Checkbox checked={isSelected} onChange={() => selection.set([user], !isSelected)}>
          <span className="sr-only">
            {t("administration.selection.select", { name, email: user.email })}
          </span>
        </Checkbox>
        <div className="min-w-0 flex-1 py-1">
          <UserName user={user} />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 pl-12 text-[0.9375rem] tabular-nums">
        {facts.map((name) => (
          <div key={name} className="flex min-w-0 flex-col">
            <dt className="text-sm text-ink-soft">{t(`administration.users.columns.${name}`)}</dt>
            <dd>
              <UserFact user={user} name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
