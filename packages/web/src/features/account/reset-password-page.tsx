import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button-link.tsx";
import { awaitHeadingFocus } from "#ui/heading-focus.ts";
import { AccountFrame } from "./components/account-frame.tsx";
import { ResetPasswordForm } from "./components/reset-password-form.tsx";

type ResetPasswordPageProps = {
  /** From the link of the mail; absent when it was cut. */
  token: string | undefined;
  /** The password is new, and all sessions of the learner are over. */
  onReset: () => void;
};

/** A new password, for whoever followed the link of a mail. */
export function ResetPasswordPage({ token, onReset }: ResetPasswordPageProps) {
  const { t } = useTranslation();
  const [expired, setExpired] = useState(token === undefined);

  function expire(): void {
    awaitHeadingFocus();
    setExpired(true);
  }

  if (expired || token === undefined) return <ExpiredLink />;
  const title = t("account.reset.title");
  return (
    <AccountFrame key="choose" title={title} heading={title}>
      <p className="text-ink-soft">{t("account.reset.intro")}</p>
      <ResetPasswordForm token={token} onReset={onReset} onExpired={expire} />
    </AccountFrame>
  );
}

function ExpiredLink() {
  const { t } = useTranslation();
  const title = t("account.reset.expiredTitle");
  return (
    <AccountFrame key="expired" title={title} heading={title}>
      <p className="text-ink-soft">{t("account.reset.expired")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/auth/forgot">{t("account.reset.askAgain")}</ButtonLink>
        <ButtonLink variant="secondary" to="/auth" search={{ tab: "login" }}>
          {t("pages.backToLogin")}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
