import type { accountDeletion } from "@verbena/server/forms";
import { useState } from "react";
import type { z } from "zod";
import { useTranslation } from "#i18n/use-translation.ts";
import { api } from "#lib/api.ts";
import { hasIssue } from "#lib/api-error.ts";
import { useClearLearnerData } from "#progress/progress-provider.tsx";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { DownloadLink } from "#ui/link.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { useForm } from "#ui/use-form.ts";
import { deleteAccount } from "../api.ts";
import { CodeIfAny, CurrentPassword, DialogFormActions, useCodeIfAny } from "./account-forms.tsx";

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
  const { teaches } = useUser();
  const deleteAccount = useDeleteAccount();
  const codeIfAny = useCodeIfAny();
  const form = useForm({
    initial: { password: "", ...codeIfAny },
    schema: async () => (await import("@verbena/server/forms")).accountDeletion,
    submit: deleteAccount,
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      {teaches && <p>{t("profile.deletion.classes")}</p>}
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

type Deletion = z.input<typeof accountDeletion>;

/**
 * Returns a function that deletes the account and the learner's data in this browser. It then loads the landing page as
 * a new document, which clears everything from memory. An account that no longer exists counts as deleted, because the
 * response to an earlier attempt may have been lost.
 *
 * @throws ApiError, also when the password is wrong
 */
export function useDeleteAccount(): (input: Deletion) => Promise<void> {
  const forgetLearner = useClearLearnerData();
  return async (input) => {
    try {
      await deleteAccount(input);
    } catch (error) {
      if (!hasIssue(error, "accountGone")) throw error;
    }
    await forgetLearner();
    window.location.replace("/#account-deleted");
  };
}
