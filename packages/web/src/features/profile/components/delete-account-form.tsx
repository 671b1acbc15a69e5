import { accountDeletion } from "@verbena/server/client";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { api } from "#lib/api.ts";
import { useForm } from "#lib/use-form.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { useDeleteAccount } from "../use-delete-account.ts";
import { PresentPassword } from "./present-password.tsx";
import { ProfileFailure } from "./profile-failure.tsx";

/** Offers the learner's data first, then deletes the account of whoever knows its password. */
export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const { email } = useUser();
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
      <PresentPassword
        email={email}
        value={form.values.password}
        onChange={(password) => form.set("password", password)}
        error={issueText(form.issue("password"))}
      />
      <ProfileFailure issue={form.issue("")} failure={form.failure} />
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
