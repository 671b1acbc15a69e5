import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";

/** The way out for good: says what goes, and asks once more. */
export function DeleteAccount() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t("profile.deletion.open")}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t("profile.deletion.title")}
        description={t("profile.deletion.text")}
      >
        <DeleteAccountForm onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
