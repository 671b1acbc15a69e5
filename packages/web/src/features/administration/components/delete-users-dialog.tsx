import type { NamedUser } from "@verbena/server/client";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { type DeletionOutcome, useDeleteUsers } from "../api/user-changes.ts";
import type { Question } from "../use-question.ts";
import { NamedUsers } from "./named-users.tsx";
import { PartsDone } from "./parts-done.tsx";

type DeleteUsersDialogProps = {
  question: Question;
  onAsked: (isAsked: boolean) => void;
  onDeleted: (users: readonly NamedUser[], results: readonly DeletionOutcome[]) => void;
  /** What takes focus once they are deleted. */
  afterwards: () => HTMLElement | null;
};

/** Asks before users go away for good: how many, and whom. */
export function DeleteUsersDialog({
  question: { users, isAsked },
  onAsked,
  onDeleted,
  afterwards,
}: DeleteUsersDialogProps) {
  const { t } = useTranslation();
  const self = useUser();
  const { mutate, isPending, error, done } = useDeleteUsers();
  const asked = useRef(false);
  const gone = useRef(false);
  const others = users.filter(({ id }) => id !== self.id);
  const isNobody = others.length === 0;
  const administrators = others.filter(({ role }) => role === "admin").length;

  function remove(): void {
    // Known before `isPending` is: a double click asks once.
    if (asked.current) return;
    asked.current = true;
    mutate(
      others.map(({ id }) => id),
      {
        onSuccess: (results) => {
          gone.current = true;
          onDeleted(users, results);
        },
        onError: () => {
          asked.current = false;
        },
      },
    );
  }

  return (
    <Dialog
      open={isAsked}
      onOpenChange={onAsked}
      finalFocus={() => !gone.current || afterwards()}
      title={
        isNobody
          ? t("administration.deletion.onlyYourself")
          : t("administration.deletion.question", { count: others.length })
      }
      description={!isNobody && t("administration.deletion.warning")}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAsked(false)}>
            {t(isNobody ? "common.close" : "common.cancel")}
          </Button>
          {!isNobody && (
            <Button variant="danger" busy={isPending} onClick={remove}>
              {t("common.delete")}
            </Button>
          )}
        </>
      }
    >
      {!isNobody && <NamedUsers users={others} />}
      {administrators > 0 && (
        <p className="font-semibold">
          {t("administration.deletion.administrators", { count: administrators })}
        </p>
      )}
      {others.length < users.length && <p>{t("administration.deletion.notYourself")}</p>}
      {isPending && <PartsDone done={done} of={others.length} />}
      {error && <Alert tone="wrong">{t("administration.deletion.failed")}</Alert>}
    </Dialog>
  );
}
