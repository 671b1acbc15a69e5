import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";

/** What somebody can do whose address has an account already. */
export function TakenAddress({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
      <Button size="small" variant="secondary" onClick={onSignIn}>
        {t("account.submitLogin")}
      </Button>
      <TextLink to="/auth/forgot" state={{ email }} className="inline-flex min-h-11 items-center">
        {t("account.forgotPassword")}
      </TextLink>
    </div>
  );
}
