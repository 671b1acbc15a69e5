import type { IssueKey } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import type { ApiError } from "#lib/api-error.ts";
import { FormFailure } from "#lib/form-failure.tsx";
import { useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

type ProfileFailureProps = { issue: IssueKey | undefined; failure: ApiError | null };

/** What went wrong with a form of the profile; whose session has ended can sign in again. */
export function ProfileFailure({ issue, failure }: ProfileFailureProps) {
  const { t } = useTranslation();
  const { refresh } = useSession();
  if (failure?.code !== "unauthenticated") return <FormFailure issue={issue} failure={failure} />;
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
