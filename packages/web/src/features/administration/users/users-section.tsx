import { useQuery } from "@tanstack/react-query";
import type { NamedUser } from "@verbena/server/client";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { usersQuery } from "../api.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { OutcomeNotes } from "./outcome-notes.tsx";
import type { UsersView } from "./parse-users-view.ts";
import { SelectAllFound } from "./select-users.tsx";
import { ResetStatus, SelectionBar, UserCount } from "./selection-bar.tsx";
import { useBarHeight } from "./use-bar-height.ts";
import { type Selection, useSelection } from "./use-selection.ts";
import type { Outcome, UserAction } from "./user-actions.ts";
import { UsersResult } from "./users-result.tsx";

type UsersSectionProps = { view: UsersView; onView: (view: UsersView) => void };

/** The list of users, with actions on the selected ones. */
export function UsersSection({ view, onView }: UsersSectionProps) {
  const { t } = useTranslation();
  const query = useQuery(usersQuery(view));
  // While another page loads, the previous one is still shown.
  const shownView = (query.isPlaceholderData && query.data?.view) || view;
  const selection = useSelection();
  const { request, outcomes, resets, ...actions } = useUserActions(selection);
  const count = useRef<HTMLParagraphElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const { section, bar } = useBarHeight();
  const isEmpty = selection.users.length === 0;

  function showPage(page: UsersView): void {
    onView(page);
    section.current?.scrollIntoView();
    count.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={section}
      aria-label={t("administration.users.title")}
      className="flex scroll-mt-16 flex-col gap-2"
    >
      <OutcomeNotes outcomes={outcomes} notesRef={notes} onClose={actions.dismiss} />
      <div
        ref={bar}
        className={classNames(
          !isEmpty && "sticky top-15 z-20 -mx-2 bg-paper px-2 [@media(max-height:30rem)]:static",
          isEmpty && query.data?.users.length === 0 && resets === null && "sr-only",
        )}
      >
        <SelectionBar
          selection={selection}
          countRef={count}
          status={
            resets !== null ? (
              <ResetStatus {...resets} />
            ) : (
              isEmpty && query.data && <UserCount total={query.data.total} view={shownView} />
            )
          }
          selectMore={
            query.data && (
              <SelectAllFound
                page={query.data}
                view={shownView}
                selection={selection}
                returnFocusTo={count}
              />
            )
          }
          onAction={actions.ask}
        />
      </div>
      <UsersResult
        query={query}
        view={view}
        shownView={shownView}
        onView={onView}
        onPage={showPage}
        selection={selection}
      />
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

type ActionRequest = { number: number; action: UserAction; users: readonly NamedUser[] };

/** The action in the dialog, the results of the last one, and the functions that change them. */
function useUserActions(selection: Selection) {
  const { t } = useTranslation();
  // Kept while the dialog fades out.
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [resets, showResets] = useTransient<{ sent: number; isQueued: boolean }>();

  function ask(action: UserAction): void {
    showResets(null);
    setRequest({ number: (request?.number ?? 0) + 1, action, users: selection.users });
    setOpen(true);
  }

  function finish(action: UserAction, finished: readonly Outcome[]): void {
    setOpen(false);
    setOutcomes(finished);
    const isDone = ({ status }: Outcome) => status === "done" || status === "queued";
    const done = finished.filter(isDone).length;
    if (action === "passwordReset") {
      showResets({ sent: done, isQueued: finished.some(({ status }) => status === "queued") });
    } else {
      showToast(
        done === finished.length
          ? t(`administration.${action}.done`, { count: done })
          : t(`administration.${action}.doneOf`, { count: done, asked: finished.length }),
      );
    }
    // Unreached users stay selected, so that one can retry.
    const unreached = finished.filter(({ status }) => status === "unreached");
    selection.replace(unreached.map(({ user }) => user));
    if (unreached.length > 0) {
      showErrorToast(t("administration.selection.interrupted", { count: unreached.length }));
    }
  }

  function showMailFailure(): void {
    setOpen(false);
    showResets({ sent: 0, isQueued: false });
  }

  const close = () => setOpen(false);
  const dismiss = () => setOutcomes([]);
  return { request, isOpen, outcomes, resets, ask, finish, showMailFailure, close, dismiss };
}

const TRANSIENT_MS = 5000;

/** A value that disappears after five seconds. */
function useTransient<Value>(): [Value | null, (value: Value | null) => void] {
  // A new object each time, so that showing the same value again restarts the timer.
  const [shown, setShown] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), TRANSIENT_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.value ?? null, (value) => setShown(value === null ? null : { value })];
}
