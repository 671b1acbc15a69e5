import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { AccountFrame } from "./components/account-frame.tsx";
import { CodeForm } from "./components/code-form.tsx";
import { SignInForm } from "./components/sign-in-form.tsx";
import type { AccountDraft } from "./components/sign-up-form.tsx";
import { SignUpForm } from "./components/sign-up-form.tsx";

export type AccountTab = "login" | "signup";

type AccountPageProps = {
  /** Whether a guard sent the visitor here. */
  returning: boolean;
  tab: AccountTab;
  onTab: (tab: AccountTab) => void;
  /** Whether the visitor has just confirmed an address. */
  confirmed: boolean;
};

/** Sign in, or sign up. */
export function AccountPage({ returning, tab, onTab, confirmed }: AccountPageProps) {
  const { t } = useTranslation();
  const session = useSession();
  const endedEmail = session.status === "signed-out" ? session.endedEmail : undefined;
  const email = useNavigationState().email || (endedEmail ?? "");
  const passwordIsNew = useNavigationState().passwordIsNew ?? false;
  const notices = [
    // No notice after a password reset, which ends every session anyway.
    ...(endedEmail !== undefined && !passwordIsNew ? [t("account.sessionEnded")] : []),
    ...(returning ? [t("account.signInToContinue")] : []),
  ];
  const [draft, setDraft] = useState({ name: "", email, password: "" });
  /** Whether the address is known to have an account. */
  const [isTaken, setIsTaken] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover half of the page.
    if (window.matchMedia("(pointer: fine)").matches) focusFirstEmpty(forms.current);
  }, []);
  const keep = (changed: Partial<AccountDraft>) => setDraft({ ...draft, ...changed });

  function backToPassword(): void {
    setNeedsCode(false);
    setIsTaken(true);
  }

  function show(shown: AccountTab, taken = false): void {
    setIsTaken(taken);
    onTab(shown);
  }

  return (
    <AccountFrame title={t(`account.${tab}`)} heading={t(`account.headings.${tab}`)}>
      {confirmed && <Alert tone="success">{t("account.confirm.thenSignIn")}</Alert>}
      {notices.length > 0 && <Alert tone="info">{notices.join(" ")}</Alert>}
      <div ref={forms}>
        <Tabs
          label={t("account.tabs")}
          value={tab}
          onChange={(chosen) => show(chosen)}
          tabs={[
            {
              value: "login",
              label: t("account.login"),
              content: needsCode ? (
                <CodeForm onBack={backToPassword} />
              ) : (
                <SignInForm
                  draft={draft}
                  onChange={keep}
                  atPassword={isTaken || (passwordIsNew && email !== "")}
                  passwordIsNew={passwordIsNew}
                  onNeedsCode={() => setNeedsCode(true)}
                />
              ),
            },
            {
              value: "signup",
              label: t("account.signup"),
              content: (
                <SignUpForm draft={draft} onChange={keep} onSignIn={() => show("login", true)} />
              ),
            },
          ]}
        />
      </div>
    </AccountFrame>
  );
}

function focusFirstEmpty(forms: HTMLElement | null): void {
  const fields = forms?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])") ?? [];
  [...fields].find(({ value }) => value === "")?.focus();
}
