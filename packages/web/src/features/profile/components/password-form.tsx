import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useForm } from "#ui/use-form.ts";
import { browsersQuery, changePassword } from "../api/account-calls.ts";
import { CodeIfAny, CurrentPassword, ProfileFormFailure, useCodeIfAny } from "./form-parts.tsx";

/** Changes the password, which signs out all other browsers. */
export function PasswordForm() {
  const { t } = useTranslation();
  const { email } = useUser();
  const codeIfAny = useCodeIfAny();
  const client = useQueryClient();
  const form = useForm({
    initial: { currentPassword: "", newPassword: "", ...codeIfAny },
    schema: async () => (await import("@verbena/server/forms")).passwordChange,
    clearAfterSubmit: true,
    submit: async (change) => {
      await changePassword(change);
      showToast(t("profile.passwordUpdated"));
      void client.invalidateQueries(browsersQuery);
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col items-start gap-4">
      <CurrentPassword className="w-full max-w-md" {...form.field("currentPassword")} />
      <TextLink
        to="/auth/forgot"
        state={{ email }}
        className="-mt-3 inline-flex min-h-11 items-center"
      >
        {t("account.forgotPassword")}
      </TextLink>
      <PasswordField
        className="w-full max-w-md"
        label={t("profile.newPassword")}
        hint={t("account.passwordHint")}
        name="new-password"
        autoComplete="new-password"
        {...form.field("newPassword")}
      />
      <CodeIfAny className="w-full max-w-md" {...form.field("code")} />
      <p className="text-[0.9375rem] text-ink-soft">{t("profile.passwordNote")}</p>
      <ProfileFormFailure form={form} />
      <Button type="submit" variant="secondary" busy={form.busy}>
        {t("profile.changePassword")}
      </Button>
    </form>
  );
}
