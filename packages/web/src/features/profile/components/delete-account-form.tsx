import { accountDeletion } from "@verbena/server/client";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link.tsx";
import { useForm } from "#ui/use-form.ts";
import { useDeleteAccount } from "../use-delete-account.ts";
import { CurrentPassword } from "./current-password.tsx";
import { ProfileFailure } from "./profile-failure.tsx";

/** Offers the learner's data first, then deletes the account of whoever knows its password. */
export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
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
      <ProfileFailure form={form} />
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t("profile.deletion.confirm")}
        </Button>
      </div>
    </form>
  );
}
