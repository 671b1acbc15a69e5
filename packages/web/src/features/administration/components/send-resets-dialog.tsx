import type { NamedUser } from "@verbena/server/client";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { Question } from "../use-question.ts";
import { NamedUsers } from "./named-users.tsx";
import { PartsDone } from "./parts-done.tsx";

type SendResetsDialogProps = {
  question: Question;
  isSending: boolean;
  /** To how many people, meanwhile. */
  done: number;
  onAsked: (isAsked: boolean) => void;
  onSend: (users: readonly NamedUser[]) => void;
  /** What takes focus once it is answered. */
  afterwards: ComponentProps<typeof Dialog>["finalFocus"];
};

/** Asks before several people get a mail: how many, and who. */
export function SendResetsDialog({
  question: { users, isAsked },
  isSending,
  done,
  onAsked,
  onSend,
  afterwards,
}: SendResetsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={isAsked}
      onOpenChange={onAsked}
      finalFocus={afterwards}
      title={t("administration.passwordReset.question", { count: users.length })}
      description={t("administration.passwordReset.explanation")}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAsked(false)}>
            {t("common.cancel")}
          </Button>
          <Button busy={isSending} onClick={() => onSend(users)}>
            {t("administration.passwordReset.confirm")}
          </Button>
        </>
      }
    >
      <NamedUsers users={users} />
      {isSending && <PartsDone done={done} of={users.length} />}
    </Dialog>
  );
}
