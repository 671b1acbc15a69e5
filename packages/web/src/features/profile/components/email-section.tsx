import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { errorCodeOf } from "#lib/api-error.ts";
import { isolated } from "#lib/format.ts";
import { useUser } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import {
  addressQuery,
  keepAddress,
  newAddressQuery,
  sendConfirmation,
  sendNewAddressMail,
} from "../api/account-calls.ts";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";

/** The learner's address, whether it is confirmed, and its change. */
export function EmailSection() {
  const { t } = useTranslation();
  const user = useUser();
  const { data: address } = useQuery(addressQuery);
  const { data: newEmail = null } = useQuery(newAddressQuery);
  const client = useQueryClient();
  const [changing, setChanging] = useState(false);
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
        <PendingAddress newEmail={newEmail} onKept={() => changeButton.current?.focus()} />
      )}
      <div>
        <Button ref={changeButton} variant="secondary" onClick={() => setChanging(true)}>
          {t("profile.address.change")}
        </Button>
      </div>
      <ChangeEmailDialog
        open={changing}
        onOpenChange={setChanging}
        onAsked={(asked) => client.setQueryData(newAddressQuery.queryKey, asked)}
      />
    </>
  );
}

function SendConfirmationButton() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: sendConfirmation,
    onSuccess: () => showToast(t("profile.address.sentAgain")),
    onError: (error) => showErrorToast(errorText(error)),
  });
  return (
    <Button size="small" variant="secondary" busy={isPending} onClick={() => mutate()}>
      {t("profile.address.sendAgain")}
    </Button>
  );
}

type PendingAddressProps = { newEmail: string; onKept: () => void };

/** A change of address that the learner has not confirmed by mail yet. */
function PendingAddress({ newEmail, onKept }: PendingAddressProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const onError = (error: Error) => showErrorToast(errorText(error));
  const again = useMutation({
    mutationFn: sendNewAddressMail,
    onSuccess: () => showToast(t("profile.address.mailSent")),
    onError: (error) => {
      onError(error);
      // The change is confirmed meanwhile, or its link has expired.
      if (errorCodeOf(error) === "not_found") void client.invalidateQueries(newAddressQuery);
    },
  });
  const keep = useMutation({
    mutationFn: keepAddress,
    onSuccess: () => {
      onKept();
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
          busy={again.isPending}
          onClick={() => again.mutate()}
        >
          {t("profile.address.sendMailAgain")}
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={keep.isPending}
          onClick={() => keep.mutate()}
        >
          {t("profile.address.keep")}
        </Button>
      </div>
    </Alert>
  );
}
