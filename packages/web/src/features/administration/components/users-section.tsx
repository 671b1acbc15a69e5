import { useQuery } from "@tanstack/react-query";
import type { NamedUser } from "@verbena/server/client";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import type { ChangeOutcome, ResetOutcome, UserChange } from "../api/user-changes.ts";
import { usersQuery } from "../api/users-query.ts";
import { isDone, type LeftOver, notChanged, notReached, notSent } from "../left-over.ts";
import { useBarHeight } from "../use-bar-height.ts";
import { usePasswordResets } from "../use-password-resets.ts";
import { useQuestion } from "../use-question.ts";
import { useSelection } from "../use-selection.ts";
import type { UsersView } from "../users-view.ts";
import { ChangeUsersDialog } from "./change-users-dialog.tsx";
import { FoundUsers } from "./found-users.tsx";
import { LeftOvers } from "./left-overs.tsx";
import { ResetStatus } from "./reset-status.tsx";
import { SelectAllFound } from "./select-all-found.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { SendResetsDialog } from "./send-resets-dialog.tsx";
import { UserCount } from "./user-count.tsx";

type UsersSectionProps = { view: UsersView; onView: (view: UsersView) => void };

/** The list of users, and what can be done with those who are selected, on whichever page. */
export function UsersSection({ view, onView }: UsersSectionProps) {
  const { t } = useTranslation();
  const query = useQuery(usersQuery(view));
  // While another page loads, what is said is said of the one that is still shown.
  const shownView = (query.isPlaceholderData && query.data?.view) || view;
  const selection = useSelection();
  const [leftOvers, setLeftOvers] = useState<readonly LeftOver[]>([]);
  const change = useQuestion();
  const [asked, setAsked] = useState<UserChange>("deletion");
  const sending = useQuestion();
  const count = useRef<HTMLParagraphElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const { section, bar } = useBarHeight();
  const resets = usePasswordResets((results) => {
    sending.setAsked(false);
    if (results === null) return;
    setLeftOvers(notSent(results));
    endWith(sending.question?.users ?? [], results);
    count.current?.focus({ preventScroll: true });
  });
  const isNone = selection.users.length === 0;
  const afterwards = () => note.current ?? count.current;

  function ask(wanted: UserChange): void {
    setAsked(wanted);
    change.ask(selection.users);
  }

  function showDone(users: readonly NamedUser[], results: readonly ChangeOutcome[]): void {
    change.setAsked(false);
    setLeftOvers(notChanged(users, results));
    const done = results.filter(({ status }) => isDone(status)).length;
    showToast(
      done === results.length
        ? t(`administration.${asked}.done`, { count: done })
        : t(`administration.${asked}.doneOf`, { count: done, asked: results.length }),
    );
    endWith(users, results);
  }

  /** Those who were not reached stay selected: one can ask for them again. */
  function endWith(
    users: readonly NamedUser[],
    results: readonly (ChangeOutcome | ResetOutcome)[],
  ): void {
    const left = notReached(users, results);
    selection.clear();
    selection.set(left, true);
    if (left.length > 0) {
      showErrorToast(t("administration.selection.interrupted", { count: left.length }));
    }
  }

  function goTo(place: UsersView): void {
    onView(place);
    section.current?.scrollIntoView();
    count.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={section}
      aria-label={t("administration.users.title")}
      className="flex scroll-mt-16 flex-col gap-2"
    >
      <LeftOvers leftOvers={leftOvers} noteRef={note} onClose={() => setLeftOvers([])} />
      <div
        ref={bar}
        className={classNames(
          !isNone && "sticky top-15 z-20 -mx-2 bg-paper px-2 [@media(max-height:30rem)]:static",
          isNone && query.data?.users.length === 0 && resets.status === null && "sr-only",
        )}
      >
        <SelectionBar
          selection={selection}
          countRef={count}
          status={
            resets.status !== null ? (
              <ResetStatus {...resets.status} />
            ) : (
              isNone && query.data && <UserCount total={query.data.total} view={shownView} />
            )
          }
          offer={
            query.data && (
              <SelectAllFound
                page={query.data}
                view={shownView}
                selection={selection}
                afterwards={count}
              />
            )
          }
          isSending={resets.isSending}
          onSendResets={() => sending.ask(selection.users)}
          onChange={ask}
        />
      </div>
      <FoundUsers
        query={query}
        view={view}
        shownView={shownView}
        onView={onView}
        onPlace={goTo}
        selection={selection}
      />
      {change.question && (
        <ChangeUsersDialog
          key={change.question.turn}
          change={asked}
          question={change.question}
          onAsked={change.setAsked}
          onDone={showDone}
          afterwards={afterwards}
        />
      )}
      {sending.question && (
        <SendResetsDialog
          question={sending.question}
          isSending={resets.isSending}
          done={resets.done}
          onAsked={sending.setAsked}
          onSend={resets.send}
          afterwards={() => (isNone ? afterwards() : true)}
        />
      )}
    </section>
  );
}
