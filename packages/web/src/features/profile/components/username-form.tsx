import { profileChange } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { useForm } from "#lib/use-form.ts";
import { useChangeProfile } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { ProfileFailure } from "./profile-failure.tsx";

export function UsernameForm() {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const { username } = useUser();
  const changeProfile = useChangeProfile();
  const form = useForm({
    initial: { username },
    schema: profileChange.pick({ username: true }).required(),
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
        value={form.values.username}
        onChange={(event) => form.set("username", event.target.value)}
        error={issueText(form.issue("username"))}
      />
      <ProfileFailure issue={form.issue("")} failure={form.failure} />
      <Button type="submit" busy={form.busy}>
        {t("profile.save")}
      </Button>
    </form>
  );
}
