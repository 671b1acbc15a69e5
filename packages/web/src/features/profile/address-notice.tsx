import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AddressOutcome } from "#lib/address-outcome.ts";
import { isolated } from "#lib/isolated.ts";
import { Alert } from "#ui/alert.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { addressQuery } from "./api/account-queries.ts";
import { SendConfirmationButton } from "./components/send-confirmation-button.tsx";

type AddressNoticeProps = { outcome: AddressOutcome; onClose: () => void };

/** What came of the link that the learner has followed from a mail. */
export function AddressNotice({ outcome, onClose }: AddressNoticeProps) {
  const { t } = useTranslation();
  const { data: address } = useQuery(addressQuery);
  if (!address) return null;
  const email = isolated(address.email);
  const close = <IconButton icon={X} label={t("common.close")} onClick={onClose} />;
  if (!address.isConfirmed) {
    return (
      <Alert
        tone="note"
        action={
          <div className="flex items-center gap-2">
            <SendConfirmationButton />
            {close}
          </div>
        }
      >
        {t("profile.address.expired", { email })}
      </Alert>
    );
  }
  if (outcome === "expired") {
    return (
      <Alert tone="note" action={close}>
        {t("profile.address.expiredButConfirmed", { email })}
      </Alert>
    );
  }
  return (
    <Alert tone="right" action={close}>
      {t("profile.address.nowConfirmed", { email })}
    </Alert>
  );
}
