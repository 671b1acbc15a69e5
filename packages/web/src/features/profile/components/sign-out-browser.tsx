import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { Button } from "#ui/button.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { signOutBrowser } from "../api/account-changes.ts";
import { browsersQuery } from "../api/account-queries.ts";

type SignOutBrowserProps = {
  id: string;
  /** As the learner calls it. */
  name: string;
  /** The browser is signed out, and will be gone from the list. */
  onDone: () => void;
};

/** Signs one browser out, such as that of a lost phone. */
export function SignOutBrowser({ id, name, onDone }: SignOutBrowserProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOutBrowser(id),
    onSuccess: async () => {
      onDone();
      showToast(t("profile.devices.oneDone", { name }));
      await client.invalidateQueries(browsersQuery);
    },
    onError: (error) => showErrorToast(errorText(error)),
  });
  return (
    <Button
      size="small"
      variant="secondary"
      busy={isPending}
      aria-label={t("profile.devices.signOutOne", { name })}
      onClick={() => mutate()}
    >
      {t("profile.devices.signOut")}
    </Button>
  );
}
