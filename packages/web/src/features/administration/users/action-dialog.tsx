import type { ListedUser } from "@verbena/server/client";
import { type FormEvent, useId, useState } from "react";
import { useIssueText } from "#i18n/use-error-text.ts";
import { loadNamespaces, useTranslation } from "#i18n/use-translation.ts";
import { asApiError } from "#lib/api-error.ts";
import { useUser } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { type Outcome, type UserAction, useRunAction } from "./user-actions.ts";
import { Badge, UserAddress } from "./user-facts.tsx";

type ActionDialogProps = {
  action: UserAction;
  users: readonly ListedUser[];
  isOpen: boolean;
  onClose: () => void;
  onDone: (outcomes: Outcome[]) => void;
  /** Called when sending mails fails. The dialog itself shows failures of other actions. */
  onMailFailed: () => void;
  /** Returns the element to focus when the dialog closes, or true for the element that had the focus before. */
  finalFocus: () => HTMLElement | true | null;
};

/** Asks for confirmation with the number and names of the users, then runs the action. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, users, isOpen, onClose, finalFocus } = props;
  const { t } = useTranslation();
  const self = useUser();
  if (action === "passwordReset") return <ConfirmationDialog {...props} targets={users} />;
  const others = users.filter(({ id }) => id !== self.id);
  if (others.length > 0) return <ConfirmationDialog {...props} targets={others} />;
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
  /** The users on whom to act. Leaves out the administrator, except for password resets. */
  targets: readonly ListedUser[];
};

function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { action, users, targets, isOpen, onClose, onDone, onMailFailed, finalFocus } = props;
  const { t } = useTranslation();
  const run = useRunAction();
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [password, setPassword] = useState("");
  const [passwordError, setPasswordError] = useState<string>();
  const issueText = useIssueText();
  const { email } = useUser();
  const form = useId();
  const isDeletion = action === "deletion";
  const isReset = action === "passwordReset";
  const count = targets.length;
  const isConfirmed = !isDeletion || password !== "";
  const administrators = targets.filter(({ role }) => role === "admin").length;

  async function confirm(): Promise<void> {
    setRunning(true);
    setFailed(false);
    setPasswordError(undefined);
    try {
      onDone(await run(action, targets, password));
    } catch (error) {
      if (isReset) onMailFailed();
      else await showFailure(error);
    } finally {
      setRunning(false);
    }
  }

  async function showFailure(error: unknown): Promise<void> {
    const issue = asApiError(error).issues.find(({ path }) => path === "password");
    if (issue === undefined) return setFailed(true);
    await loadNamespaces("issues");
    setPasswordError(issueText(issue.key));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isConfirmed && !isRunning) void confirm();
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
            busy={isRunning}
            disabled={!isConfirmed}
          >
            {t(`administration.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <Names users={targets} />
      {!isReset && administrators > 0 && (
        <p className="font-semibold">
          {t("administration.deletion.administrators", { count: administrators })}
        </p>
      )}
      {!isReset && count < users.length && <p>{t(`administration.${action}.notYourself`)}</p>}
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 empty:hidden">
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
      {hasFailed && <Alert tone="error">{t(`administration.${action}.failed`)}</Alert>}
    </Dialog>
  );
}

/** Users that are visible without a click. */
const VISIBLE = 5;

/** Names and addresses, in a list that scrolls. The buttons of the dialog stay visible. */
function Names({ users }: { users: readonly ListedUser[] }) {
  const { t } = useTranslation();
  const others = users.slice(VISIBLE);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys can scroll only a focused area.
    <div tabIndex={0} className="max-h-[40vh] overflow-y-auto overscroll-contain rounded-sm">
      <NameList users={users.slice(0, VISIBLE)} />
      {others.length > 0 && (
        <Disclosure label={t("administration.more", { count: others.length })}>
          <NameList users={others} />
        </Disclosure>
      )}
    </div>
  );
}

function NameList({ users }: { users: readonly ListedUser[] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {users.map(({ id, username, email, role }) => (
        <li key={id} className="border-b border-line py-1.5 [overflow-wrap:anywhere]">
          <bdi className="font-semibold">{username || t("common.nameless")}</bdi>{" "}
          {role === "admin" && <Badge>{t("administration.users.admin")}</Badge>}{" "}
          <span className="text-ink-soft">
            <UserAddress email={email} />
          </span>
        </li>
      ))}
    </ul>
  );
}
