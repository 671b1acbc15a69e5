import type { ListedUser, SortKey } from "@verbena/server/client";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { SortButton } from "#ui/sort-button.tsx";
import { UserFact, UserName } from "./user-facts.tsx";
import type { Order } from "./users-view.ts";

export type Selection = {
  /** The selected users, in the order of their selection. */
  users: readonly ListedUser[];
  has: (user: { id: string }) => boolean;
  set: (users: readonly ListedUser[], isSelected: boolean) => void;
  replace: (users: readonly ListedUser[]) => void;
};

export type UsersListProps = {
  users: readonly ListedUser[];
  selection: Selection;
  sorted: Order;
  onSort: (key: SortKey) => void;
};

const columns = [
  { fact: "totalAttempts", align: "right" },
  { fact: "total_correct", align: "right" },
  { fact: "successRate", align: "right" },
  { fact: "created_at", align: "left" },
  { fact: "last_sign_in_at", align: "left" },
] as const;

/** The list of users as a table. */
export function UsersTable({ users, selection, sorted, onSort }: UsersListProps) {
  const { t } = useTranslation();
  return (
    <table className="w-full text-[0.9375rem] [&_button]:scroll-mt-56 [&_input]:scroll-mt-56">
      <caption className="sr-only">{t("administration.users.title")}</caption>
      <thead>
        <tr>
          <td className={classNames(headClass, "w-11 pl-1")}>
            <SelectShown users={users} selection={selection}>
              <span className="sr-only">{t("administration.selection.selectShown")}</span>
            </SelectShown>
          </td>
          <SortableHeader sortKeys={["username", "email"]} sorted={sorted} onSort={onSort} />
          <SortableHeader
            sortKeys={["total_correct"]}
            label={t("administration.users.columns.level")}
            sorted={sorted}
            onSort={onSort}
          />
          {columns.map(({ fact, align }) => (
            <SortableHeader
              key={fact}
              sortKeys={[fact]}
              align={align}
              sorted={sorted}
              onSort={onSort}
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

type SelectShownProps = {
  users: readonly ListedUser[];
  selection: Selection;
  children: ReactNode;
};

/** A checkbox that selects all users shown except oneself, or none. */
export function SelectShown({ users, selection, children }: SelectShownProps) {
  const self = useUser();
  const others = users.filter(({ id }) => id !== self.id);
  const isAllSelected = others.length > 0 && others.every(selection.has);
  return (
    <Checkbox
      checked={isAllSelected}
      indeterminate={!isAllSelected && users.some(selection.has)}
      onChange={() => selection.set(isAllSelected ? users : others, !isAllSelected)}
    >
      {children}
    </Checkbox>
  );
}

type SortableHeaderProps = {
  /** One or more sort keys, each with a button. */
  sortKeys: readonly SortKey[];
  /** Replaces the name of a sort key that has a column of its own. Only that column then shows the order. */
  label?: string;
  sorted: Order;
  onSort: (key: SortKey) => void;
  align?: "left" | "right";
};

/** Sticks below the top bar and the selection bar. */
const headClass =
  "sticky top-[calc(3.75rem+var(--bar))] z-10 bg-paper shadow-[inset_0_-2px_var(--line)] [@media(max-height:30rem)]:static";

function SortableHeader({ sortKeys, label, sorted, onSort, align = "left" }: SortableHeaderProps) {
  const { t } = useTranslation();
  const direction = sorted.direction === "asc" ? "ascending" : "descending";
  const shownDirection = (key: SortKey) =>
    label === undefined && key === sorted.sort ? direction : undefined;
  return (
    <th
      scope="col"
      aria-sort={sortKeys.some(shownDirection) ? direction : undefined}
      className={classNames(
        headClass,
        "pr-4 font-semibold",
        align === "left" ? "text-left" : "text-right",
      )}
    >
      {sortKeys.map((key) => (
        <SortButton key={key} sorted={shownDirection(key)} align={align} onSort={() => onSort(key)}>
          {label ?? t(`administration.users.columns.${key}`)}
        </SortButton>
      ))}
    </th>
  );
}

type UserRowProps = { user: ListedUser; selection: Selection };

function UserRow({ user, selection }: UserRowProps) {
  const { t } = useTranslation();
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
          <span className="sr-only">
            {t("administration.selection.select", { name, email: user.email })}
          </span>
        </Checkbox>
      </td>
      <th scope="row" className="w-1/3 py-1.5 pr-4 text-left font-normal">
        <UserName user={user} />
      </th>
      <td className="py-1.5 pr-4 whitespace-nowrap">
        <UserFact user={user} name="level" />
        <SecondaryFact user={user} name="language" />
      </td>
      {columns.map(({ fact, align }) => (
        <td
          key={fact}
          className={classNames(
            "py-1.5 pr-4 whitespace-nowrap last:pr-1",
            align === "right" && "text-right",
          )}
        >
          <UserFact user={user} name={fact} />
          {fact === "created_at" && <SecondaryFact user={user} name="emailVerified" />}
        </td>
      ))}
    </tr>
  );
}

/** A fact without a column, in a paler colour below another one. */
function SecondaryFact({ user, name }: { user: ListedUser; name: "language" | "emailVerified" }) {
  const { t } = useTranslation();
  return (
    <span className="block text-ink-soft">
      <span className="sr-only">{t(`administration.users.columns.${name}`)} </span>
      <UserFact user={user} name={name} />
    </span>
  );
}
