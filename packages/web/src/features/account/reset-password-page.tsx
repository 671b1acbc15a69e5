import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/loading.tsx";
import { awaitHeadingFocus } from "#ui/page.tsx";
import { linkQuery } from "./api/link-query.ts";
import { AccountFrame } from "./components/account-frame.tsx";
import { ResetPasswordForm } from "./components/reset-password-form.tsx";
import { WayBack } from "./components/way-back.tsx";
import { useLinkToken } from "./use-link-token.ts";

type ResetPasswordPageProps = {
  /**
   * The password is new, and all sessions of the learner are over; hears whose it is, as far as that
   * is known.
   */
  onReset: (email: string | undefined) => void;
};

/** A new password, for whoever followed the link of a mail. */
export function ResetPasswordPage({ onReset }: ResetPasswordPageProps) {
  const token = useLinkToken();
  return token === undefined ? (
    <ExpiredLink />
  ) : (
    <NewPassword key={token} token={token} onReset={onReset} />
  );
}

function NewPassword({ token, onReset }: ResetPasswordPageProps & { token: string }) {
  const { t } = useTranslation();
  const [expired, setExpired] = useState(false);
  const link = useQuery(linkQuery({ kind: "reset-password", token }));
  const title = t("account.reset.title");

  function expire(): void {
    awaitHeadingFocus();
    setExpired(true);
  }

  if (expired || link.data === null) return <ExpiredLink />;
  // Where nothing could be learnt of the link, the form finds out.
  return (
    <AccountFrame key="choose" title={title} heading={title}>
      {link.isPending ? (
        <Loading label={t("account.reset.checking")} />
      ) : (
        <>
          <p className="text-ink-soft">{t("account.reset.intro")}</p>
          <ResetPasswordForm
            token={token}
            email={link.data?.email}
            onReset={() => onReset(link.data?.email)}
            onExpired={expire}
          />
        </>
      )}
    </AccountFrame>
  );
}

function ExpiredLink() {
  const { t } = useTranslation();
  const title = t("account.reset.expiredTitle");
  return (
    <AccountFrame key="expired" title={title} heading={title}>
      <p className="text-ink-soft">{t("account.reset.expired")}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/auth/forgot">{t("account.reset.askAgain")}</ButtonLink>
        <WayBack />
      </div>
    </AccountFrame>
  );
}
