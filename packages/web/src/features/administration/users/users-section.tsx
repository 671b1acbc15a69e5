import { useInfiniteQuery } from "@tanstack/react-query";
import type { ListedUser } from "@verbena/server/client";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { useWidth } from "#ui/chart.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading, LoadingLine } from "#ui/loading.tsx";
import { MoreButton } from "#ui/more-button.tsx";
import { usersQuery } from "../api.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { OutcomeNotes } from "./outcome-notes.tsx";
import { ResetStatus, SelectionBar, UserCount } from "./selection-bar.tsx";
import { useUserActions } from "./use-user-actions.ts";
import { UsersCards } from "./users-cards.tsx";
import { type Selection, type UsersListProps, UsersTable } from "./users-table.tsx";
import { orderOf, type UsersView, withSort } from "./users-view.ts";

type UsersSectionProps = { view: UsersView; onView: (view: UsersView) => void };

/** The list of users, with actions on the selected ones. */
export function UsersSection({ view, onView }: UsersSectionProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(usersQuery(view));
  const { data, isError, isPlaceholderData, refetch } = query;
  const [page] = data?.pages ?? [];
  const users = data?.pages.flatMap((one) => one.users);
  // The view of the shown list, which may still be the previous one while another list loads.
  const shownView = page?.view ?? view;
  const selection = useSelection();
  const { request, outcomes, resets, ...actions } = useUserActions(selection);
  const count = useRef<HTMLParagraphElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const bar = useBarHeight();
  const isEmpty = selection.users.length === 0;

  return (
    <section aria-label={t("administration.users.title")} className="flex flex-col gap-2">
      <OutcomeNotes outcomes={outcomes} notesRef={notes} onClose={actions.dismiss} />
      <div
        ref={bar}
        className={classNames(
          !isEmpty && "sticky top-15 z-20 -mx-2 bg-paper px-2 [@media(max-height:30rem)]:static",
          isEmpty && users?.length === 0 && resets === null && "sr-only",
        )}
      >
        <SelectionBar
          selection={selection}
          countRef={count}
          status={
            resets !== null ? (
              <ResetStatus {...resets} />
            ) : (
              isEmpty && page && <UserCount total={page.total} view={shownView} />
            )
          }
          onAction={actions.ask}
        />
      </div>
      {isError && (
        <LoadFailure text={t("administration.users.loadFailed")} onRetry={() => void refetch()} />
      )}
      {users === undefined && !isError && <Loading />}
      {users?.length === 0 && (
        <EmptyState
          title={t("administration.users.notFound", { search: shownView.search ?? "" })}
          text={t("administration.users.notFoundText")}
          action={
            <Button onClick={() => onView({ ...view, search: undefined, role: undefined })}>
              {t("administration.users.showAll")}
            </Button>
          }
        />
      )}
      {users !== undefined && users.length > 0 && (
        <div aria-busy={isPlaceholderData} className="relative flex flex-col gap-4">
          {isPlaceholderData && <LoadingLine className="absolute inset-x-0 -top-2" />}
          <UsersList
            users={users}
            selection={selection}
            sorted={orderOf(view)}
            onSort={(key) => onView(withSort(view, key))}
          />
          <MoreButton query={query}>{t("administration.users.more")}</MoreButton>
        </div>
      )}
      {request && (
        <ActionDialog
          key={request.number}
          {...request}
          isOpen={actions.isOpen}
          onClose={actions.close}
          onDone={(finished) => actions.finish(request.action, finished)}
          onMailFailed={actions.showMailFailure}
          finalFocus={() => (isEmpty ? (notes.current ?? count.current) : true)}
        />
      )}
    </section>
  );
}

/** The width in CSS pixels that the table needs. */
const TABLE_WIDTH = 860;

/** The users as a table, or as cards on narrow screens. */
function UsersList(list: UsersListProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  return (
    <div ref={ref}>
      {width >= TABLE_WIDTH && <UsersTable {...list} />}
      {width > 0 && width < TABLE_WIDTH && <UsersCards {...list} />}
    </div>
  );
}

/** The selected users. Includes users whom the current search does not show. */
function useSelection(): Selection {
  const [users, replace] = useState<readonly ListedUser[]>([]);
  const ids = new Set(users.map(({ id }) => id));
  function set(changed: readonly ListedUser[], isSelected: boolean): void {
    const changedIds = new Set(changed.map(({ id }) => id));
    const others = users.filter(({ id }) => !changedIds.has(id));
    replace(isSelected ? [...others, ...changed] : others);
  }
  return { users, has: ({ id }) => ids.has(id), set, replace };
}

/** Stores the height of a sticky bar in the custom property `--bar` of its parent. Table heads stick below the bar. */
function useBarHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const measure = () => {
      const isStuck = getComputedStyle(element).position === "sticky";
      const height = isStuck ? `${element.offsetHeight}px` : "0px";
      element.parentElement?.style.setProperty("--bar", height);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return bar;
}
