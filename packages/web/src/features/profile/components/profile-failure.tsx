import { useTranslation } from "react-i18next";
import type { ApiError } from "#lib/api-error.ts";
import { useSession } from "#session/use-session.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

type ProfileFailureProps = { form: { formError: string | null; failure: ApiError | null } };

/** What went wrong with a form of the profile; a learner whose session has ended can sign in. */
export function ProfileFailure({ form }: ProfileFailureProps) {
  const { t } = useTranslation();
  const { refresh } = useSession();
  if (form.failure?.code !== "unauthenticated") return <FormFailure form={form} />;
  return (
    <Alert
      tone="wrong"
      action={
        <Button size="small" variant="secondary" onClick={() => void refresh()}>
          {t("progress.signIn")}
        </Button>
      }
    >
      {t("profile.notSignedIn")}
    </Alert>
  );
}
