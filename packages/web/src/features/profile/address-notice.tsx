import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AddressOutcome } from "#lib/address-outcome.ts";
import { isolated } from "#lib/isolated.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { addressQuery } from "./api/account-queries.ts";
import { SendConfirmationButton } from "./components/send-confirmation-button.tsx";

type AddressNoticeProps = { outcome: AddressOutcome; onClose: () => void };

/** What came of the link that the learner has followed from a mail. */
export function AddressNotice({ outcome, onClose }: AddressNoticeProps) {
  const { t } = useTranslation();
  const { data: address } = useQuery(addressQuery);
  if (!address) return null;
  const email = isolated(address.email);
  const close = (
    <Button size="small" variant="quiet" onClick={onClose}>
      {t("common.close")}
    </Button>
  );
  if (outcome === "confirmed") {
    return (
      <Alert tone="right" action={close}>
        {t("profile.address.nowConfirmed", { email })}
      </Alert>
    );
  }
  if (address.isConfirmed) {
    return (
      <Alert tone="note" action={close}>
        {t("profile.address.expiredButConfirmed", { email })}
      </Alert>
    );
  }
  return (
    <Alert
      tone="note"
      action={
        <div className="flex flex-wrap gap-2">
          <SendConfirmationButton />
          {close}
        </div>
      }
    >
      {t("profile.address.expired", { email })}
    </Alert>
  );
}
