import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { errorCodeOf } from "#lib/api-error.ts";
import { isolated } from "#lib/isolated.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { keepAddress, sendNewAddressMail } from "../api/account-changes.ts";
import { newAddressQuery } from "../api/account-queries.ts";

type AwaitedAddressProps = {
  newEmail: string;
  /** The change is called off, and this will be gone. */
  onKept: () => void;
};

/** A change of address that waits until the link of its mail was followed. */
export function AwaitedAddress({ newEmail, onKept }: AwaitedAddressProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const onError = (error: Error) => showErrorToast(errorText(error));
  const again = useMutation({
    mutationFn: sendNewAddressMail,
    onSuccess: () => showToast(t("profile.address.mailSent")),
    onError: (error) => {
      onError(error);
      // It waits no more: the link was followed, or its time is over.
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
    <Alert tone="note" silent>
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
