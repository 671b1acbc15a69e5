import type { NamedUser } from "@verbena/server/client";
import { type FormEvent, useId, useState } from "react";
import { useIssueText } from "#i18n/use-error-text.ts";
import { loadParts, useTranslation } from "#i18n/use-translation.ts";
import { asApiError } from "#lib/api-error.ts";
import { useUser } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BATCH_SIZE, type Outcome, type UserAction, useRunAction } from "./user-actions.ts";
import { NamedUsers } from "./user-names.tsx";

/** To delete at least this many users, administrators must type their number. */
const NUMBER_REQUIRED_FROM = 10;

type ActionDialogProps = {
  action: UserAction;
  users: readonly NamedUser[];
  isOpen: boolean;
  onClose: () => void;
  onDone: (outcomes: Outcome[]) => void;
  /** Called when sending mails fails. The dialog itself shows failures of other actions. */
  onMailFailed: () => void;
  /** Receives focus when the dialog closes; true for the element that had it before. */
  finalFocus: () => HTMLElement | true | null;
};

/** Asks for confirmation with the number and names of the users, then runs the action. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, users } = props;
  const self = useUser();
  if (action === "passwordReset") return <ConfirmationDialog {...props} targets={users} />;
  const others = users.filter(({ id }) => id !== self.id);
  if (others.length === 0) return <OnlyYourselfDialog {...props} action={action} />;
  return <ConfirmationDialog {...props} targets={others} />;
}

type OnlyYourselfDialogProps = Pick<ActionDialogProps, "isOpen" | "onClose" | "finalFocus"> & {
  action: Exclude<UserAction, "passwordReset">;
};

function OnlyYourselfDialog({ action, isOpen, onClose, finalFocus }: OnlyYourselfDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      finalFocus={finalFocus}
      title={t(`administration.${action}.onlyYourself`)}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t("common.close")}
        </Button>
      }
    >
      <p>{t(`administration.${action}.notYourself`)}</p>
    </Dialog>
  );
}

type ConfirmationDialogProps = ActionDialogProps & {
  /** The users without oneself, except for password resets. */
  targets: readonly NamedUser[];
};

function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { action, users, targets, isOpen, onClose, onDone, onMailFailed, finalFocus } = props;
  const { t } = useTranslation();
  const run = useRunAction();
  const [processed, setProcessed] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [passwordError, setPasswordError] = useState<string>();
  const issueText = useIssueText();
  const { email } = useUser();
  const form = useId();
  const isDeletion = action === "deletion";
  const isReset = action === "passwordReset";
  const count = targets.length;
  const requiresNumber = isDeletion && count >= NUMBER_REQUIRED_FROM;
  const isConfirmed =
    (!requiresNumber || typed.trim() === String(count)) && (!isDeletion || password !== "");
  const administrators = targets.filter(({ role }) => role === "admin").length;

  async function confirm(): Promise<void> {
    setProcessed(0);
    setFailed(false);
    setPasswordError(undefined);
    try {
      onDone(await run(action, { users: targets, password }, setProcessed));
    } catch (error) {
      if (isReset) onMailFailed();
      else await showFailure(error);
    } finally {
      setProcessed(null);
    }
  }

  async function showFailure(error: unknown): Promise<void> {
    const issue = asApiError(error).issues.find(({ path }) => path === "password");
    if (issue === undefined) return setFailed(true);
    await loadParts("issues");
    setPasswordError(issueText(issue.key));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isConfirmed && processed === null) void confirm();
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      finalFocus={finalFocus}
      title={t(`administration.${action}.question`, { count })}
      description={t(`administration.${action}.warning`)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isDeletion ? "danger" : "primary"}
            busy={processed !== null}
            disabled={!isConfirmed}
          >
            {t(`administration.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <NamedUsers users={targets} />
      {!isReset && administrators > 0 && (
        <p className="font-semibold">
          {t("administration.deletion.administrators", { count: administrators })}
        </p>
      )}
      {!isReset && count < users.length && <p>{t(`administration.${action}.notYourself`)}</p>}
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 empty:hidden">
        {requiresNumber && (
          <TextField
            label={t("administration.deletion.typeNumber", { number: count })}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {isDeletion && (
          <>
            <input hidden readOnly name="username" autoComplete="username" value={email} />
            <PasswordField
              label={t("administration.deletion.password")}
              name="current-password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              error={passwordError}
            />
          </>
        )}
      </form>
      {processed !== null && count > BATCH_SIZE && (
        <p role="status" className="font-semibold tabular-nums">
          {t("administration.selection.progress", { done: processed, of: count })}
        </p>
      )}
      {hasFailed && <Alert tone="error">{t(`administration.${action}.failed`)}</Alert>}
    </Dialog>
  );
}
