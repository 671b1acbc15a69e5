import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ClassLogin, MadeAccount } from "@verbena/server/client";
import { KeyRound, LockOpen } from "lucide-react";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatTime, isolated } from "#lib/format.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { accountsQuery, renewPassword, unlock } from "./api.ts";

type LoginListProps = {
  classId: string;
  logins: readonly ClassLogin[];
  /** Receives the account with its new password. */
  onRenewed: (account: MadeAccount) => void;
};

/** The accounts that a class has made, with a button beside each for another password. */
export function LoginList({ classId, logins, onRenewed }: LoginListProps) {
  // Kept while the dialog closes, because the dialog still shows the name.
  const [dialog, setDialog] = useState<{ login: ClassLogin; isOpen: boolean } | null>(null);
  return (
    <>
      <ul className="flex flex-col border-b border-line">
        {logins.map((login) => (
          <LoginRow
            key={login.userId}
            classId={classId}
            login={login}
            onRenew={() => setDialog({ login, isOpen: true })}
          />
        ))}
      </ul>
      {dialog && (
        <RenewDialog
          key={dialog.login.userId}
          classId={classId}
          login={dialog.login}
          open={dialog.isOpen}
          onOpenChange={(isOpen) => setDialog({ ...dialog, isOpen })}
          onRenewed={onRenewed}
        />
      )}
    </>
  );
}

type LoginRowProps = { classId: string; login: ClassLogin; onRenew: () => void };

function LoginRow({ classId, login, onRenew }: LoginRowProps) {
  const { t, language } = useTranslation();
  const { name, lockedUntil } = login;
  const unlocking = useUnlock(classId, login);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
        {lockedUntil !== null && (
          <p className="text-[0.9375rem] text-geranium">
            {t("classAccounts.list.locked", {
              time: formatTime(language, lockedUntil, deviceTimeZone()),
            })}
          </p>
        )}
      </div>
      {lockedUntil !== null && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t("classAccounts.list.unlockName", { name: isolated(name) })}
          busy={unlocking.isPending}
          onClick={() => unlocking.mutate()}
        >
          <LockOpen aria-hidden className="size-4.5" />
          {t("classAccounts.list.unlock")}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        className="max-sm:-ml-4"
        aria-label={t("classAccounts.list.renewName", { name: isolated(name) })}
        onClick={onRenew}
      >
        <KeyRound aria-hidden className="size-4.5" />
        {t("classAccounts.list.renew")}
      </Button>
    </li>
  );
}

function useUnlock(classId: string, { userId, name }: ClassLogin) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unlock(classId, userId),
    onSuccess: () => {
      showToast(t("classAccounts.list.unlocked", { name: isolated(name) }));
      return client.invalidateQueries(accountsQuery(classId));
    },
    onError: (error) => showErrorToast(errorText(error)),
  });
}

type RenewDialogProps = {
  classId: string;
  login: ClassLogin;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRenewed: (account: MadeAccount) => void;
};

function RenewDialog({ classId, login, open, onOpenChange, onRenewed }: RenewDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => renewPassword(classId, login.userId),
    onSuccess: (account) => {
      onOpenChange(false);
      onRenewed(account);
    },
    onError: (error) => showErrorToast(errorText(error)),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("classAccounts.list.renewName", { name: isolated(login.name) })}
      description={t("classAccounts.list.renewText")}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("common.cancel")}
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            {t("classAccounts.list.renew")}
          </Button>
        </>
      }
    />
  );
}
