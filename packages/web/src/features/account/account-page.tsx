import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { AccountLayout } from "./components/account-layout.tsx";
import { CodeForm } from "./components/code-form.tsx";
import { SignInForm } from "./components/sign-in-form.tsx";
import type { AccountDraft } from "./components/sign-up-form.tsx";
import { SignUpForm } from "./components/sign-up-form.tsx";

export type AccountTab = "login" | "signup";

type AccountPageProps = {
  /** Whether the visitor was redirected here from a page that needs an account. */
  isRedirected: boolean;
  /** Whether nobody has used Verbena in this browser. */
  isNew: boolean;
  tab: AccountTab;
  onTabChange: (tab: AccountTab) => void;
};

/** Loads the database's code on demand, because most visitors do not need it. */
const findWaitingAnswers = async () => (await import("#lib/database.ts")).areAnswersWaiting();

/** The forms to sign in and to sign up, in a tab each. */
export function AccountPage(props: AccountPageProps) {
  const { isRedirected, isNew, tab, onTabChange } = props;
  const { t } = useTranslation();
  const session = useSession();
  const endedEmail = session.status === "signed-out" ? session.endedEmail : undefined;
  const email = useNavigationState().email || (endedEmail ?? "");
  const passwordIsNew = useNavigationState().passwordIsNew ?? false;
  const { data: isWaiting } = useQuery({ queryKey: ["waiting"], queryFn: findWaitingAnswers });
  // No notice after a password reset, because every reset ends the session.
  const hasEnded = endedEmail !== undefined && !passwordIsNew;
  const wasHere = !isNew || endedEmail !== undefined;
  const notices = [
    ...(hasEnded ? [t("account.sessionEnded")] : []),
    ...(isWaiting && !hasEnded ? [t("account.answersWait")] : []),
    ...(isRedirected ? [t(wasHere ? "account.signInToContinue" : "account.needsAccount")] : []),
  ];
  const [draft, setDraft] = useState({ name: "", email, password: "" });
  /** Whether only the password is missing, because the address has an account. */
  const [hasAccount, setHasAccount] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone, focus would open the keyboard, which covers half of the page.
    if (window.matchMedia("(pointer: fine)").matches) focusFirstEmpty(forms.current);
  }, []);
  const updateDraft = (changed: Partial<AccountDraft>) => setDraft({ ...draft, ...changed });

  function returnToPassword(): void {
    setNeedsCode(false);
    setHasAccount(true);
  }

  function showTab(chosen: AccountTab, withAccount = false): void {
    setHasAccount(withAccount);
    onTabChange(chosen);
  }

  return (
    <AccountLayout title={t(`account.${tab}`)} heading={t(`account.headings.${tab}`)}>
      {notices.length > 0 && (
        <Alert tone="info">
          <span data-notice>{notices.join(" ")}</span>
        </Alert>
      )}
      <div ref={forms}>
        <Tabs
          label={t("account.tabs")}
          value={tab}
          onChange={(chosen) => showTab(chosen)}
          tabs={[
            {
              value: "login",
              label: t("account.login"),
              content: needsCode ? (
                <CodeForm onBack={returnToPassword} />
              ) : (
                <SignInForm
                  draft={draft}
                  onChange={updateDraft}
                  focusPassword={hasAccount || (passwordIsNew && email !== "")}
                  passwordIsNew={passwordIsNew}
                  onNeedsCode={() => setNeedsCode(true)}
                />
              ),
            },
            {
              value: "signup",
              label: t("account.signup"),
              content: (
                <SignUpForm
                  draft={draft}
                  onChange={updateDraft}
                  onSignIn={() => showTab("login", true)}
                />
              ),
            },
          ]}
        />
      </div>
    </AccountLayout>
  );
}

function focusFirstEmpty(forms: HTMLElement | null): void {
  // The visitor may have used a field before the application took over.
  if (forms?.contains(document.activeElement)) return;
  const fields = forms?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])") ?? [];
  [...fields].find(({ value }) => value === "")?.focus();
}
