import { useQuery } from "@tanstack/react-query";
import type { DeletionResult, ResetResult, UserRecord } from "@verbena/server/client";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#ui/show-toast.ts";
import { usersQuery } from "../api/users-query.ts";
import { usePasswordResets } from "../use-password-resets.ts";
import { useSelection } from "../use-selection.ts";
import type { UsersView } from "../users-view.ts";
import { DeleteUsersDialog } from "./delete-users-dialog.tsx";
import { FoundUsers } from "./found-users.tsx";
import { type LeftOver, LeftOvers } from "./left-overs.tsx";
import { ResetStatus } from "./reset-status.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { UserCount } from "./user-count.tsx";

type UsersSectionProps = { view: UsersView; onView: (view: UsersView) => void };

/** A question whether to delete; kept once answered, since it is still to be seen while it fades. */
type Deletion = { turn: number; users: readonly UserRecord[]; isAsked: boolean };

/** The list of users, and what can be done with those who are selected, on whichever page. */
export function UsersSection({ view, onView }: UsersSectionProps) {
  const { t } = useTranslation();
  const query = useQuery(usersQuery(view));
  const selection = useSelection();
  const [leftOvers, setLeftOvers] = useState<readonly LeftOver[]>([]);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const resets = usePasswordResets((results) => setLeftOvers(notSent(results)));
  const section = useRef<HTMLElement>(null);
  const count = useRef<HTMLParagraphElement>(null);

  function askToDelete(): void {
    const turn = (deletion?.turn ?? 0) + 1;
    setDeletion({ turn, users: selection.users, isAsked: true });
  }

  function showDeleted(asked: Deletion, results: DeletionResult[]): void {
    const left = notDeleted(asked.users, results);
    setDeletion({ ...asked, isAsked: false });
    setLeftOvers(left);
    selection.clear();
    showToast(t("administration.deletion.done", { count: results.length - left.length }));
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
      className="flex flex-col gap-4"
    >
      <LeftOvers leftOvers={leftOvers} onClose={() => setLeftOvers([])} />
      <div className="sticky top-15 z-20 -mx-2 bg-paper px-2 [@media(max-height:30rem)]:static">
        <SelectionBar
          count={selection.users.length}
          countRef={count}
          isSending={resets.isSending}
          onClear={selection.clear}
          onSendResets={() => void resets.send(selection.users.map(({ email }) => email))}
          onDelete={askToDelete}
        >
          {query.data && <UserCount total={query.data.total} isSearch={view.search !== ""} />}
        </SelectionBar>
        <ResetStatus sent={resets.sent} />
      </div>
      <FoundUsers query={query} view={view} onView={onView} onPlace={goTo} selection={selection} />
      {deletion && (
        <DeleteUsersDialog
          key={deletion.turn}
          users={deletion.users}
          open={deletion.isAsked}
          onOpenChange={(isAsked) => setDeletion({ ...deletion, isAsked })}
          onDeleted={(results) => showDeleted(deletion, results)}
          afterwards={count}
        />
      )}
    </section>
  );
}

function notDeleted(users: readonly UserRecord[], results: DeletionResult[]): LeftOver[] {
  return results.flatMap(({ user_id, status }) => {
    if (status === "deleted") return [];
    const who = users.find(({ id }) => id === user_id)?.email ?? user_id;
    return [{ who, why: status === "not-found" ? "deletion.notFound" : "deletion.isYourself" }];
  });
}

function notSent(results: ResetResult[]): LeftOver[] {
  return results.flatMap(({ email, status, bounced_at: at }): LeftOver[] => {
    if (status === "not-found") return [{ who: email, why: "passwordReset.notFound" }];
    return at === null ? [] : [{ who: email, why: "passwordReset.bounced" }];
  });
}
