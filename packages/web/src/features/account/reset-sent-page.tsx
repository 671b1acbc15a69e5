import { useMutation } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { isolated } from "#lib/format.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { requestPasswordReset } from "./api/account-calls.ts";
import { AccountLayout, BackLink } from "./components/account-layout.tsx";

/** Says that the address gets a reset link if it has an account. */
export function ResetSentPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const email = useNavigationState().email ?? "";
  const { mutate: sendAgain, isPending } = useMutation({
    mutationFn: () => requestPasswordReset({ email }),
    onSuccess: () => showToast(t("mailedLinks.forgot.sentAgain")),
    onError: (error) => showErrorToast(errorText(error)),
  });
  if (email === "") return <Navigate to="/auth/forgot" replace />;
  const title = t("mailedLinks.forgot.sentTitle");
  return (
    <AccountLayout title={title}>
      <Alert tone="success" silent>
        {t("mailedLinks.forgot.sent", { email: isolated(email) })}
      </Alert>
      <p className="text-ink-soft">{t("mailedLinks.forgot.notReceived")}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isPending} onClick={() => sendAgain()}>
          {t("mailedLinks.forgot.again")}
        </Button>
        <ButtonLink variant="secondary" to="/auth/forgot" state={{ email }}>
          {t("mailedLinks.forgot.otherAddress")}
        </ButtonLink>
      </div>
      <BackLink className="self-start" />
    </AccountLayout>
  );
}
