import type { UseQueryResult } from "@tanstack/react-query";
import type { UserListPage } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { errorCodeOf } from "#lib/api-error.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading, LoadingLine } from "#ui/loading.tsx";
import { useWidth } from "#ui/use-width.ts";
import { PageButtons } from "./page-buttons.tsx";
import type { UsersView } from "./parse-users-view.ts";
import type { Selection } from "./use-selection.ts";
import { UsersCards } from "./users-cards.tsx";
import { type UsersListProps, UsersTable } from "./users-table.tsx";
import { firstPageOf, orderOf, withoutFilters, withSort } from "./users-view.ts";

type UsersResultProps = {
  query: UseQueryResult<UserListPage>;
  view: UsersView;
  /** The view of the users in `query`. While another page loads, it is the previous view. */
  shownView: UsersView;
  onView: (view: UsersView) => void;
  onPage: (view: UsersView) => void;
  selection: Selection;
};

/** A page of users, or its loading, failed or empty state. */
export function UsersResult({
  query,
  view,
  shownView,
  onView,
  onPage,
  selection,
}: UsersResultProps) {
  const { t } = useTranslation();
  const { data, isError, error, isPlaceholderData, refetch } = query;

  /** Goes to the first page if the cursor in the address is invalid, because a retry would fail again. */
  function retry(): void {
    if (errorCodeOf(error) === "invalid_input") onView(firstPageOf(view));
    else void refetch();
  }

  return (
    <>
      {isError && <LoadFailure text={t("administration.users.loadFailed")} onRetry={retry} />}
      {data === undefined && !isError && <Loading />}
      {data?.users.length === 0 && <NoUsers view={shownView} onView={onView} />}
      {data && data.users.length > 0 && (
        <div aria-busy={isPlaceholderData} className="relative flex flex-col gap-4">
          {isPlaceholderData && <LoadingLine className="absolute inset-x-0 -top-2" />}
          <UsersList
            users={data.users}
            selection={selection}
            sorted={orderOf(view)}
            onSort={(key) => onView(withSort(view, key))}
          />
          <PageButtons page={data} view={shownView} onPage={onPage} />
        </div>
      )}
    </>
  );
}

type NoUsersProps = { view: UsersView; onView: (view: UsersView) => void };

function NoUsers({ view, onView }: NoUsersProps) {
  const { t } = useTranslation();
  if (view.from !== undefined || !view.search) {
    return (
      <EmptyState
        title={t("administration.users.pageEmpty")}
        action={
          <Button onClick={() => onView(firstPageOf(view))}>
            {t("administration.users.firstPage")}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t("administration.users.notFound", { search: view.search })}
      text={t("administration.users.notFoundText")}
      action={
        <Button onClick={() => onView(withoutFilters(view))}>
          {t("administration.users.showAll")}
        </Button>
      }
    />
  );
}

/** The width in CSS pixels that the table needs, and the width that it needs with all columns. */
const TABLE_WIDTH = 640;
const ALL_COLUMNS_WIDTH = 860;

/** The users as a table, or as cards on narrow screens. */
function UsersList(list: UsersListProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  return (
    <div ref={ref}>
      {width >= TABLE_WIDTH && <UsersTable {...list} isDense={width < ALL_COLUMNS_WIDTH} />}
      {width > 0 && width < TABLE_WIDTH && <UsersCards {...list} />}
    </div>
  );
}
