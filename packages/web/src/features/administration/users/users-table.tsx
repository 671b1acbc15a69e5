import type { ListedUser, SortKey } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { SortButton } from "#ui/sort-button.tsx";
import { SelectPage } from "./select-users.tsx";
import type { Selection } from "./use-selection.ts";
import { UserFact, UserName } from "./user-facts.tsx";
import type { Order } from "./users-view.ts";

export type UsersListProps = {
  users: readonly ListedUser[];
  selection: Selection;
  sorted: Order;
  onSort: (key: SortKey) => void;
};

/** A column with one or more facts below each other. Each is a sort key. */
type Column = {
  facts: readonly Exclude<SortKey, "username" | "email">[];
  align: "left" | "right";
};

const allColumns: readonly Column[] = [
  { facts: ["total_attempts"], align: "right" },
  { facts: ["total_correct"], align: "right" },
  { facts: ["success_rate"], align: "right" },
  { facts: ["created_at"], align: "left" },
  { facts: ["last_sign_in_at"], align: "left" },
];

const denseColumns: readonly Column[] = [
  { facts: ["total_attempts", "total_correct"], align: "right" },
  { facts: ["success_rate"], align: "right" },
  { facts: ["created_at", "last_sign_in_at"], align: "left" },
];

const columnsOf = (isDense: boolean) => (isDense ? denseColumns : allColumns);

type UsersTableProps = UsersListProps & {
  /** Whether some facts share a column. */
  isDense: boolean;
};

export function UsersTable({ users, selection, sorted, onSort, isDense }: UsersTableProps) {
  const { t } = useTranslation();
  return (
    <table className="w-full text-[0.9375rem] [&_button]:scroll-mt-56 [&_input]:scroll-mt-56">
      <caption className="sr-only">{t("administration.users.title")}</caption>
      <thead>
        <tr>
          <td className={classNames(headClass, "w-11 pl-1")}>
            <SelectPage users={users} selection={selection}>
              <span className="sr-only">{t("administration.selection.selectPage")}</span>
            </SelectPage>
          </td>
          <SortableHeader
            sortKeys={["username", "email"]}
            sorted={sorted}
            onSort={onSort}
            align="left"
          />
          <SortableHeader
            sortKeys={["total_correct"]}
            label={t("administration.users.columns.level")}
            sorted={sorted}
            onSort={onSort}
            align="left"
          />
          {columnsOf(isDense).map(({ facts, align }) => (
            <SortableHeader
              key={facts.join()}
              sortKeys={facts}
              sorted={sorted}
              onSort={onSort}
              align={align}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} selection={selection} isDense={isDense} />
        ))}
      </tbody>
    </table>
  );
}

type SortableHeaderProps = {
  /** One or more sort keys, each with a button. */
  sortKeys: readonly SortKey[];
  /** Replaces the name of a sort key that has its own column, which alone then shows the order. */
  label?: string;
  sorted: Order;
  onSort: (key: SortKey) => void;
  align: "left" | "right";
};

/** Sticks below the top bar and the selection bar. */
const headClass =
  "sticky top-[calc(3.75rem+var(--bar))] z-10 bg-paper shadow-[inset_0_-2px_var(--line)] [@media(max-height:30rem)]:static";

function SortableHeader({ sortKeys, label, sorted, onSort, align }: SortableHeaderProps) {
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

type UserRowProps = { user: ListedUser; selection: Selection; isDense: boolean };

function UserRow({ user, selection, isDense }: UserRowProps) {
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
      <th
        scope="row"
        className={classNames(
          "py-1.5 pr-4 text-left font-normal",
          // Names take the remaining space.
          isDense ? "w-full" : "w-1/3",
        )}
      >
        <UserName user={user} />
      </th>
      <td className="py-1.5 pr-4 whitespace-nowrap">
        <UserFact user={user} name="level" />
        <SecondaryFact user={user} name="language" />
      </td>
      {columnsOf(isDense).map(({ facts, align }) => (
        <td
          key={facts.join()}
          className={classNames(
            "py-1.5 pr-4 whitespace-nowrap last:pr-1",
            align === "right" && "text-right",
          )}
        >
          {facts.map((fact) => (
            <div key={fact}>
              <UserFact user={user} name={fact} />
              {fact === "created_at" && <SecondaryFact user={user} name="email_verified" />}
            </div>
          ))}
        </td>
      ))}
    </tr>
  );
}

/** A fact without a column, in a paler colour below another one. */
function SecondaryFact({ user, name }: { user: ListedUser; name: "language" | "email_verified" }) {
  const { t } = useTranslation();
  return (
    <span className="block text-ink-soft">
      <span className="sr-only">{t(`administration.users.columns.${name}`)} </span>
      <UserFact user={user} name={name} />
    </span>
  );
}
