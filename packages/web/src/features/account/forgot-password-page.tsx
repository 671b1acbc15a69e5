import { useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "#lib/isolated.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { awaitHeadingFocus } from "#ui/heading-focus.ts";
import { TextLink } from "#ui/text-link.tsx";
import { AccountFrame } from "./components/account-frame.tsx";
import { ForgotPasswordForm } from "./components/forgot-password-form.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What was typed into the form from which the learner comes. */
    email?: string;
  }
}

/** Asks for a link to a new password. Whether there is such an account is never told. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const typed = useRouterState({ select: ({ location }) => location.state.email });
  const [email, setEmail] = useState(typed ?? "");
  const [sent, setSent] = useState(false);

  /** What is shown next is another page to whoever listens. */
  function turnTo(isSent: boolean): void {
    awaitHeadingFocus();
    setSent(isSent);
  }

  if (!sent) {
    const title = t("account.forgot.title");
    return (
      <AccountFrame key="ask" title={title} heading={title}>
        <p className="text-ink-soft">{t("account.forgot.intro")}</p>
        <ForgotPasswordForm email={email} onChange={setEmail} onSent={() => turnTo(true)} />
        <TextLink
          to="/auth"
          search={{ tab: "login" }}
          className="inline-flex min-h-11 items-center self-center"
        >
          {t("pages.backToLogin")}
        </TextLink>
      </AccountFrame>
    );
  }
  const title = t("account.forgot.sentTitle");
  return (
    <AccountFrame key="sent" title={title} heading={title}>
      <Alert tone="right" silent>
        {t("account.forgot.sent", { email: isolated(email.trim()) })}
      </Alert>
      <p className="text-ink-soft">{t("account.forgot.notReceived")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/auth" search={{ tab: "login" }}>
          {t("pages.backToLogin")}
        </ButtonLink>
        <Button variant="secondary" onClick={() => turnTo(false)}>
          {t("account.forgot.again")}
        </Button>
      </div>
    </AccountFrame>
  );
}
