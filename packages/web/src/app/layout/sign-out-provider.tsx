import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "#lib/api-error.ts";
import { useWaiting } from "#progress/use-waiting.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { SignOutContext } from "./use-sign-out.ts";

/** One way to sign out for all places that offer it. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { signOut } = useSession();
  const { count } = useWaiting();
  const [asking, setAsking] = useState(false);

  async function leave(): Promise<void> {
    setAsking(false);
    try {
      await signOut();
      showToast(t("account.signOutSuccess"));
    } catch (error) {
      showErrorToast(t(`errors.codes.${errorCodeOf(error)}`));
    }
  }

  const begin = () => (count > 0 ? setAsking(true) : void leave());

  return (
    <SignOutContext value={begin}>
      {children}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("account.leaving.title")}
        description={t("account.leaving.text", { count })}
        actions={
          <>
            <Button variant="secondary" onClick={() => void leave()}>
              {t("account.leaving.leave")}
            </Button>
            <Button onClick={() => setAsking(false)}>{t("account.leaving.stay")}</Button>
          </>
        }
      />
    </SignOutContext>
  );
}
