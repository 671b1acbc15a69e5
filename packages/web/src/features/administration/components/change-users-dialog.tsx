import type { NamedUser } from "@verbena/server/client";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type ChangeOutcome, type UserChange, useChangeUsers } from "../api/user-changes.ts";
import type { Question } from "../use-question.ts";
import { NamedUsers } from "./named-users.tsx";
import { PartsDone } from "./parts-done.tsx";

/** From so many on, a deletion wants their number typed: one click would be too little. */
const NUMBER_TYPED_FROM = 10;

type ChangeUsersDialogProps = {
  change: UserChange;
  question: Question;
  onAsked: (isAsked: boolean) => void;
  onDone: (users: readonly NamedUser[], results: readonly ChangeOutcome[]) => void;
  /** What takes focus once it is done. */
  afterwards: () => HTMLElement | null;
};

/** Asks before something is done to users: to how many, and to whom. */
export function ChangeUsersDialog({
  change,
  question: { users, isAsked },
  onAsked,
  onDone,
  afterwards,
}: ChangeUsersDialogProps) {
  const { t } = useTranslation();
  const self = useUser();
  const { mutate, isPending, error, done } = useChangeUsers(change);
  const asked = useRef(false);
  const isDone = useRef(false);
  const others = users.filter(({ id }) => id !== self.id);
  const isNobody = others.length === 0;
  const [typed, setTyped] = useState("");
  const wantsNumber = change === "deletion" && others.length >= NUMBER_TYPED_FROM;
  const isConfirmed = !wantsNumber || typed.trim() === String(others.length);
  const administrators = others.filter(({ role }) => role === "admin").length;

  function confirm(): void {
    // Known before `isPending` is: a double click asks once.
    if (asked.current) return;
    asked.current = true;
    mutate(
      others.map(({ id }) => id),
      {
        onSuccess: (results) => {
          isDone.current = true;
          onDone(users, results);
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
      finalFocus={() => !isDone.current || afterwards()}
      title={
        isNobody
          ? t(`administration.${change}.onlyYourself`)
          : t(`administration.${change}.question`, { count: others.length })
      }
      description={!isNobody && t(`administration.${change}.warning`)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAsked(false)}>
            {t(isNobody ? "common.close" : "common.cancel")}
          </Button>
          {!isNobody && (
            <Button
              variant={change === "deletion" ? "danger" : "primary"}
              busy={isPending}
              disabled={!isConfirmed}
              onClick={confirm}
            >
              {t(`administration.${change}.confirm`)}
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
      {others.length < users.length && <p>{t(`administration.${change}.notYourself`)}</p>}
      {wantsNumber && (
        <TextField
          label={t("administration.deletion.typeNumber", { number: others.length })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {isPending && <PartsDone done={done} of={others.length} />}
      {error && <Alert tone="wrong">{t(`administration.${change}.failed`)}</Alert>}
    </Dialog>
  );
}
