import { useTranslation } from "#i18n/use-translation.ts";
import { useChangeProfile } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { ProfileFormFailure } from "./form-parts.tsx";

export function UsernameForm() {
  const { t } = useTranslation();
  const { username } = useUser();
  const changeProfile = useChangeProfile();
  const form = useForm({
    initial: { username },
    schema: async () =>
      (await import("@verbena/server/forms")).profileChange.pick({ username: true }).required(),
    submit: async (change) => {
      await changeProfile(change);
      showToast(t("profile.updated"));
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col items-start gap-4">
      <TextField
        className="w-full max-w-md"
        label={t("profile.username")}
        name="username"
        autoComplete="nickname"
        dir="auto"
        {...form.field("username")}
      />
      <ProfileFormFailure form={form} />
      <Button type="submit" variant="secondary" busy={form.busy}>
        {t("profile.save")}
      </Button>
    </form>
  );
}
