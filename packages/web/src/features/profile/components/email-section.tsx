import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useUser } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { sendConfirmation } from "../api/account-changes.ts";
import { addressQuery, newAddressQuery } from "../api/account-queries.ts";
import { AwaitedAddress } from "./awaited-address.tsx";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";

/** The learner's address: whether it is confirmed, and its change. */
export function EmailSection() {
  const { t } = useTranslation();
  const user = useUser();
  const { data: address } = useQuery(addressQuery);
  const { data: newEmail = null } = useQuery(newAddressQuery);
  const client = useQueryClient();
  const [changing, setChanging] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const email = address?.email ?? user.email;
  const isAwaited = newEmail !== null && newEmail !== email;
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
      {address?.isConfirmed === false && !isAwaited && (
        <Alert tone="note" silent action={<SendConfirmationButton />}>
          {t("profile.address.unconfirmed")}
        </Alert>
      )}
      {isAwaited && (
        <AwaitedAddress newEmail={newEmail} onKept={() => changeButton.current?.focus()} />
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

/** Sends the mail that confirms the learner's address once more. */
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
