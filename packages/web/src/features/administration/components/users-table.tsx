import type { ListedUser, SortKey } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Selection } from "../use-selection.ts";
import { SelectPage } from "./select-page.tsx";
import { UserFact } from "./user-fact.tsx";
import { UserName } from "./user-name.tsx";
import { headClass, type SortedBy, UsersHead } from "./users-head.tsx";

export type UsersListProps = {
  users: readonly ListedUser[];
  selection: Selection;
  sorted: SortedBy;
  onSort: (column: SortKey) => void;
};

/** What a column shows, one below the other, and can be sorted by. */
type Column = {
  facts: readonly Exclude<SortKey, "username" | "email">[];
  align: "left" | "right";
};

const roomyColumns: readonly Column[] = [
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

type UsersTableProps = UsersListProps & {
  /** Whether some columns have to share their room. */
  isDense: boolean;
};

/** A page of the list of users where there is room for columns. */
export function UsersTable({ users, selection, sorted, onSort, isDense }: UsersTableProps) {
  const { t } = useTranslation();
  const columns = isDense ? denseColumns : roomyColumns;
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
          <UsersHead columns={["username", "email"]} sorted={sorted} onSort={onSort} align="left" />
          <UsersHead
            columns={["total_correct"]}
            label={t("administration.users.columns.level")}
            sorted={sorted}
            onSort={onSort}
            align="left"
          />
          {columns.map(({ facts, align }) => (
            <UsersHead
              key={facts.join()}
              columns={facts}
              sorted={sorted}
              onSort={onSort}
              align={align}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} selection={selection} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

type UserRowProps = { user: ListedUser; selection: Selection; columns: readonly Column[] };

function UserRow({ user, selection, columns }: UserRowProps) {
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
          // Names and addresses have what the shared columns leave.
          columns === denseColumns ? "w-full" : "w-1/3",
        )}
      >
        <UserName user={user} />
      </th>
      <td className="py-1.5 pr-4 whitespace-nowrap">
        <UserFact user={user} name="level" />
        <Aside user={user} name="language" />
      </td>
      {columns.map(({ facts, align }) => (
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
              {fact === "created_at" && <Aside user={user} name="email_verified" />}
            </div>
          ))}
        </td>
      ))}
    </tr>
  );
}

/** What has no column of its own: below what it goes with. */
function Aside({ user, name }: { user: ListedUser; name: "language" | "email_verified" }) {
  const { t } = useTranslation();
  return (
    <span className="block text-ink-soft">
      <span className="sr-only">{t(`administration.users.columns.${name}`)} </span>
      <UserFact user={user} name={name} />
    </span>
  );
}
