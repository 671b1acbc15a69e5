import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { api } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { DownloadLink } from "#ui/link.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { useForm } from "#ui/use-form.ts";
import { useDeleteAccount } from "../use-delete-account.ts";
import { CodeIfAny, CurrentPassword, DialogFormActions, useCodeIfAny } from "./form-parts.tsx";

/** A button that deletes the account after confirmation. */
export function DeleteAccount() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
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
  const codeIfAny = useCodeIfAny();
  const form = useForm({
    initial: { password: "", ...codeIfAny },
    schema: async () => (await import("@verbena/server/forms")).accountDeletion,
    submit: deleteAccount,
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <DownloadLink href={api.export["everything.json"].$url().href} className="self-start">
        {t("profile.deletion.exportFirst")}
      </DownloadLink>
      <CurrentPassword {...form.field("password")} />
      <CodeIfAny {...form.field("code")} />
      <DialogFormActions form={form} onCancel={onCancel} variant="danger">
        {t("profile.deletion.confirm")}
      </DialogFormActions>
    </form>
  );
}
