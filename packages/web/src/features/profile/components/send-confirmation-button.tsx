import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#lib/use-error-text.ts";
import { Button } from "#ui/button.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { sendConfirmation } from "../api/account-changes.ts";

/** Sends the mail that confirms the learner's address once more. */
export function SendConfirmationButton() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: sendConfirmation,
    onSuccess: () => showToast(t("profile.address.sentAgain")),
    onError: (error) => showErrorToast(errorText(error)),
  });
  return (
    <Button size="small" variant="secondary" busy={isPending} onClick={() => mutate()}>
      {t("profile.address.sendAgain")}
    </Button>
  );
}
