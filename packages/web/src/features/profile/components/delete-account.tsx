import { accountDeletion } from "@verbena/server/client";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import { linkClass } from "#ui/link.tsx";
import { useForm } from "#ui/use-form.ts";
import { useDeleteAccount } from "../use-delete-account.ts";
import { CurrentPassword, DialogFormActions } from "./form-parts.tsx";

/** A button that deletes the account after confirmation. */
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

/** Offers an export of the data, and asks for the password. */
function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const deleteAccount = useDeleteAccount();
  const form = useForm({
    initial: { password: "" },
    schema: accountDeletion,
    submit: deleteAccount,
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <a
        href={api.export["everything.json"].$url().href}
        download
        className={classNames(linkClass, "inline-flex min-h-11 items-center gap-2 self-start")}
      >
        <Download aria-hidden className="size-4 shrink-0" />
        {t("profile.deletion.exportFirst")}
      </a>
      <CurrentPassword {...form.field("password")} />
      <DialogFormActions form={form} onCancel={onCancel} variant="danger">
        {t("profile.deletion.confirm")}
      </DialogFormActions>
    </form>
  );
}
