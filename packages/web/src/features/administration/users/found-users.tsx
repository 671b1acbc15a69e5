import type { UseQueryResult } from "@tanstack/react-query";
import type { UsersPage } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "#lib/api-error.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading, LoadingLine } from "#ui/loading.tsx";
import { useWidth } from "#ui/use-width.ts";
import { PageLinks } from "./page-links.tsx";
import type { Selection } from "./use-selection.ts";
import { UsersCards } from "./users-cards.tsx";
import { type UsersListProps, UsersTable } from "./users-table.tsx";
import { everybodyIn, firstPageOf, orderOf, sortedBy, type UsersView } from "./users-view.ts";

type FoundUsersProps = {
  query: UseQueryResult<UsersPage>;
  view: UsersView;
  /** The view of the users in `query`: the previous one while another page loads. */
  shownView: UsersView;
  onView: (view: UsersView) => void;
  onPage: (view: UsersView) => void;
  selection: Selection;
};

/** A page of users, or why there is none. */
export function FoundUsers({ query, view, shownView, onView, onPage, selection }: FoundUsersProps) {
  const { t } = useTranslation();
  const { data, isError, error, isPlaceholderData, refetch } = query;

  /** A retry does not help against an invalid cursor in the address. */
  function retry(): void {
    if (errorCodeOf(error) === "invalid_input") onView(firstPageOf(view));
    else void refetch();
  }

  return (
    <>
      {isError && <LoadFailure text={t("administration.users.loadFailed")} onRetry={retry} />}
      {data === undefined && !isError && <Loading />}
      {data?.users.length === 0 && <Nobody view={shownView} onView={onView} />}
      {data && data.users.length > 0 && (
        <div aria-busy={isPlaceholderData} className="relative flex flex-col gap-4">
          {isPlaceholderData && <LoadingLine className="absolute inset-x-0 -top-2" />}
          <UsersList
            users={data.users}
            selection={selection}
            sorted={orderOf(view)}
            onSort={(column) => onView(sortedBy(view, column))}
          />
          <PageLinks page={data} view={shownView} onPage={onPage} />
        </div>
      )}
    </>
  );
}

type NobodyProps = { view: UsersView; onView: (view: UsersView) => void };

function Nobody({ view, onView }: NobodyProps) {
  const { t } = useTranslation();
  if (view.from !== undefined || !view.search) {
    return (
      <EmptyState
        title={t("administration.users.pageEmpty")}
        action={
          <Button onClick={() => onView(firstPageOf(view))}>{t("administration.firstPage")}</Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t("administration.users.notFound", { search: view.search })}
      text={t("administration.users.notFoundText")}
      action={
        <Button onClick={() => onView(everybodyIn(view))}>
          {t("administration.users.showAll")}
        </Button>
      }
    />
  );
}

/** In CSS pixels: from the first width on there is room for a table, from the second for all its columns. */
const TABLE_WIDTH = 640;
const ROOMY_WIDTH = 860;

/** A table or, on narrow screens, cards. */
function UsersList(list: UsersListProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  return (
    <div ref={ref}>
      {width >= TABLE_WIDTH && <UsersTable {...list} isDense={width < ROOMY_WIDTH} />}
      {width > 0 && width < TABLE_WIDTH && <UsersCards {...list} />}
    </div>
  );
}
