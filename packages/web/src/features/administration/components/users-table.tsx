import { levelName } from "@verbena/core/levels";
import type { SortKey, UserRecord } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { Selection } from "../use-selection.ts";
import { SelectPage } from "./select-page.tsx";
import { UserName } from "./user-name.tsx";
import { DayOf, LastSignIn } from "./user-times.tsx";
import { type SortedBy, UsersHead } from "./users-head.tsx";

export type UsersListProps = {
  users: readonly UserRecord[];
  selection: Selection;
  sorted: SortedBy;
  onSort: (column: SortKey) => void;
};

/** A page of the list of users where there is room for columns. */
export function UsersTable({ users, selection, sorted, onSort }: UsersListProps) {
  const { t } = useTranslation();
  return (
    <table className="w-full text-[0.9375rem] [&_button]:scroll-mt-40 [&_input]:scroll-mt-40">
      <caption className="sr-only">{t("administration.users.title")}</caption>
      <thead>
        <tr className="border-b-2 border-line">
          <td className="w-11 pl-1">
            <SelectPage users={users} selection={selection}>
              <VisuallyHidden>{t("administration.selection.selectPage")}</VisuallyHidden>
            </SelectPage>
          </td>
          <UsersHead columns={["username", "email"]} sorted={sorted} onSort={onSort} align="left" />
          <th scope="col" className="pr-4 text-left font-semibold text-ink-soft">
            {t("administration.users.columns.level")}
          </th>
          {(["total_attempts", "total_correct", "success_rate"] as const).map((column) => (
            <UsersHead
              key={column}
              columns={[column]}
              sorted={sorted}
              onSort={onSort}
              align="right"
            />
          ))}
          {(["created_at", "last_sign_in_at"] as const).map((column) => (
            <UsersHead
              key={column}
              columns={[column]}
              sorted={sorted}
              onSort={onSort}
              align="left"
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

type UserRowProps = { user: UserRecord; selection: Selection };

function UserRow({ user, selection }: UserRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSelected = selection.has(user);
  const name = user.username || t("common.nameless");
  return (
    <tr
      className={classNames(
        "border-b border-line tabular-nums",
        isSelected ? "bg-marigold-wash/60" : "hover:bg-ink/4",
      )}
    >
      <td className="pl-1 align-middle">
        <Checkbox checked={isSelected} onChange={() => selection.set([user], !isSelected)}>
          <VisuallyHidden>
            {t("administration.selection.select", { name, email: user.email })}
          </VisuallyHidden>
        </Checkbox>
      </td>
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <UserName user={user} />
      </th>
      <td lang="es" className="pr-4 whitespace-nowrap">
        {t(`vocabulary.levels.${levelName(user.level)}`)}
      </td>
      <td className="pr-4 text-right">{formatNumber(language, user.total_attempts)}</td>
      <td className="pr-4 text-right">{formatNumber(language, user.total_correct)}</td>
      <td className="pr-4 text-right font-semibold">
        {formatPercent(language, user.success_rate)}
      </td>
      <td className="pr-4 whitespace-nowrap">
        <DayOf at={user.created_at} />
      </td>
      <td className="pr-1 whitespace-nowrap">
        <LastSignIn at={user.last_sign_in_at} />
      </td>
    </tr>
  );
}
