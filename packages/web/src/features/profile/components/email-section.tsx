import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { SwitchSetting } from "#learner-ui/setting-fields.tsx";
import { errorCodeOf } from "#lib/api-error.ts";
import { isolated } from "#lib/format.ts";
import { useUser } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import {
  addressQuery,
  cancelAddressChange,
  changeEmail,
  newAddressQuery,
  resendAddressChangeMail,
  sendConfirmationMail,
} from "../api.ts";
import { CodeIfAny, CurrentPassword, DialogFormActions, useCodeIfAny } from "./account-forms.tsx";

/** The learner's address and whether it is confirmed, with a dialog to change it. */
export function EmailSection() {
  const { t } = useTranslation();
  const user = useUser();
  const { data: address } = useQuery(addressQuery);
  const { data: newEmail = null } = useQuery(newAddressQuery);
  const client = useQueryClient();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const email = address?.email ?? user.email;
  const isPending = newEmail !== null && newEmail !== email;
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="break-words" dir="ltr">
          {email}
        </p>
        {address?.isConfirmed && (
          <p className="flex items-center gap-1.5 text-[0.9375rem] text-leaf">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            {t("profile.address.confirmed")}
          </p>
        )}
      </div>
      {address?.isConfirmed === false && !isPending && (
        <Alert tone="info" silent action={<SendConfirmationButton />}>
          {t("profile.address.unconfirmed")}
        </Alert>
      )}
      {isPending && (
        <PendingAddress newEmail={newEmail} onCancelled={() => changeButton.current?.focus()} />
      )}
      <div>
        <Button ref={changeButton} variant="secondary" onClick={() => setDialogOpen(true)}>
          {t("profile.address.change")}
        </Button>
      </div>
      {user.sendsMail && <WeeklyMailSetting isConfirmed={address?.isConfirmed ?? true} />}
      <ChangeEmailDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        onRequested={(requested) => client.setQueryData(newAddressQuery.queryKey, requested)}
      />
    </>
  );
}

function WeeklyMailSetting({ isConfirmed }: { isConfirmed: boolean }) {
  const { t } = useTranslation();
  const hintId = useId();
  return (
    <div>
      <SwitchSetting name="weeklyMail" aria-describedby={hintId}>
        {t("profile.weeklyMail.setting")}
      </SwitchSetting>
      <p id={hintId} className="text-ink-soft">
        {t("profile.weeklyMail.note")} {!isConfirmed && t("profile.weeklyMail.unconfirmed")}
      </p>
    </div>
  );
}

function SendConfirmationButton() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: sendConfirmationMail,
    onSuccess: () => showToast(t("profile.address.sentAgain")),
    onError: (error) => showErrorToast(errorText(error)),
  });
  return (
    <Button size="small" variant="secondary" busy={isPending} onClick={() => mutate()}>
      {t("profile.address.sendAgain")}
    </Button>
  );
}

type PendingAddressProps = { newEmail: string; onCancelled: () => void };

/** A change of address that the learner has not confirmed yet. */
function PendingAddress({ newEmail, onCancelled }: PendingAddressProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const onError = (error: Error) => showErrorToast(errorText(error));
  const resend = useMutation({
    mutationFn: resendAddressChangeMail,
    onSuccess: () => showToast(t("profile.address.mailSent")),
    onError: (error) => {
      onError(error);
      // The learner has confirmed the change elsewhere, or its link has expired.
      if (errorCodeOf(error) === "not_found") void client.invalidateQueries(newAddressQuery);
    },
  });
  const cancel = useMutation({
    mutationFn: cancelAddressChange,
    onSuccess: () => {
      onCancelled();
      showToast(t("profile.address.changeKept"));
      client.setQueryData(newAddressQuery.queryKey, null);
    },
    onError,
  });
  return (
    <Alert tone="info" silent>
      <p>{t("profile.address.asked", { email: isolated(newEmail) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="small"
          variant="secondary"
          busy={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {t("profile.address.sendMailAgain")}
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          {t("profile.address.keep")}
        </Button>
      </div>
    </Alert>
  );
}

type ChangeEmailDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRequested: (email: string) => void;
};

function ChangeEmailDialog({ open, onOpenChange, onRequested }: ChangeEmailDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("profile.address.change")}
      description={t("profile.address.changeText")}
    >
      <ChangeEmailForm
        onCancel={() => onOpenChange(false)}
        onRequested={(email) => {
          onRequested(email);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

type ChangeEmailFormProps = { onCancel: () => void; onRequested: (email: string) => void };

function ChangeEmailForm({ onCancel, onRequested }: ChangeEmailFormProps) {
  const { t } = useTranslation();
  const codeIfAny = useCodeIfAny();
  const form = useForm({
    initial: { newEmail: "", password: "", ...codeIfAny },
    schema: async () => (await import("@verbena/server/forms")).emailChange,
    submit: async (change) => {
      await changeEmail(change);
      showToast(t("profile.address.mailSent"));
      onRequested(change.newEmail);
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <TextField
        label={t("profile.address.new")}
        type="email"
        name="new-email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        {...form.field("newEmail")}
      />
      <CurrentPassword {...form.field("password")} />
      <CodeIfAny {...form.field("code")} />
      <DialogFormActions form={form} onCancel={onCancel}>
        {t("profile.address.sendMail")}
      </DialogFormActions>
    </form>
  );
}
