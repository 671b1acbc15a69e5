import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isolated } from "#lib/isolated.ts";
import { Alert } from "#ui/alert.tsx";
import { IconButton } from "#ui/button.tsx";

type AddressNoticeProps = {
  /** The address that was confirmed. */
  email: string;
  onClose: () => void;
};

/** What came of the link that the learner has followed from a mail. */
export function AddressNotice({ email, onClose }: AddressNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      tone="right"
      action={<IconButton icon={X} label={t("common.close")} onClick={onClose} />}
    >
      {t("profile.address.nowConfirmed", { email: isolated(email) })}
    </Alert>
  );
}
