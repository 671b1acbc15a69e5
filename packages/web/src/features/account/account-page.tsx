import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { TextLink } from "#ui/link.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { AccountLayout, focusFirstEmpty } from "./components/account-layout.tsx";
import { CodeForm } from "./components/code-form.tsx";
import { SignInForm } from "./components/sign-in-form.tsx";
import type { AccountDraft } from "./components/sign-up-form.tsx";
import { SignUpForm } from "./components/sign-up-form.tsx";

export type AccountTab = "login" | "signup";

type AccountPageProps = {
  /** The page from which the visitor was redirected here, because it needs an account. */
  from: string | undefined;
  /** Whether nobody has used Verbena in this browser. */
  isNew: boolean;
  /** From which age people sign up without a parent; null if nobody is asked. */
  signUpAge: string | null;
  tab: AccountTab;
  onTabChange: (tab: AccountTab) => void;
};

/** Loads the database's code on demand, because most visitors do not need it. */
const findWaitingAnswers = async () => (await import("#lib/database.ts")).areAnswersWaiting();

/** The forms to sign in and to sign up, in a tab each. */
export function AccountPage(props: AccountPageProps) {
  const { from, isNew, signUpAge, tab, onTabChange } = props;
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
    ...(from !== undefined
      ? [t(wasHere ? "account.signInToContinue" : "account.needsAccount")]
      : []),
  ];
  const [draft, setDraft] = useState({ name: "", email, password: "", isOfAge: false });
  /** Whether only the password is missing, because the address has an account. */
  const [hasAccount, setHasAccount] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstEmpty(forms.current), []);
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
                <div className="flex flex-col gap-1">
                  <SignInForm
                    draft={draft}
                    onChange={updateDraft}
                    focusPassword={hasAccount || (passwordIsNew && email !== "")}
                    passwordIsNew={passwordIsNew}
                    onNeedsCode={() => setNeedsCode(true)}
                  />
                  <TextLink
                    to="/auth/class"
                    search={from ? { from } : {}}
                    className="inline-flex min-h-11 items-center self-center"
                  >
                    {t("account.withClassCode")}
                  </TextLink>
                </div>
              ),
            },
            {
              value: "signup",
              label: t("account.signup"),
              content: (
                <SignUpForm
                  draft={draft}
                  age={signUpAge}
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
