import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "#lib/isolated.ts";
import { useUser } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { addressQuery } from "../api/account-queries.ts";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";
import { SendConfirmationButton } from "./send-confirmation-button.tsx";

/** The learner's address: whether it is confirmed, and its change. */
export function EmailSection() {
  const { t } = useTranslation();
  const user = useUser();
  const { data: address } = useQuery(addressQuery);
  const [changing, setChanging] = useState(false);
  /** The new address to which a mail has gone. */
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const email = address?.email ?? user.email;
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
      {address?.isConfirmed === false && (
        <Alert tone="note" silent action={<SendConfirmationButton />}>
          {t("profile.address.unconfirmed")}
        </Alert>
      )}
      {askedAt !== null && askedAt !== email && (
        <Alert tone="right" silent>
          {t("profile.address.asked", { email: isolated(askedAt) })}
        </Alert>
      )}
      <div>
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {t("profile.address.change")}
        </Button>
      </div>
      <ChangeEmailDialog open={changing} onOpenChange={setChanging} onAsked={setAskedAt} />
    </>
  );
}
