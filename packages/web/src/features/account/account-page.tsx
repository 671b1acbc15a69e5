import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { AccountDraft } from "./account-draft.ts";
import { AccountFrame } from "./components/account-frame.tsx";
import { CodeForm } from "./components/code-form.tsx";
import { SignInForm } from "./components/sign-in-form.tsx";
import { SignUpForm } from "./components/sign-up-form.tsx";
import { useTypedEmail } from "./use-typed-email.ts";

export type AccountTab = "login" | "signup";

type AccountPageProps = {
  /** Whether the visitor was on the way to a page that asked who they are. */
  returning: boolean;
  tab: AccountTab;
  onTab: (tab: AccountTab) => void;
  /** Whether the visitor has just confirmed an address by the link of a mail. */
  confirmed: boolean;
};

/** Sign in, or sign up. */
export function AccountPage({ returning, tab, onTab, confirmed }: AccountPageProps) {
  const { t } = useTranslation();
  const session = useSession();
  const endedEmail = session.status === "signed-out" ? session.endedEmail : undefined;
  const email = useTypedEmail() || (endedEmail ?? "");
  const passwordIsNew = usePasswordIsNew();
  const notices = [
    // A learner who has just chosen a new password knows that it ended every session.
    ...(endedEmail !== undefined && !passwordIsNew ? [t("account.sessionEnded")] : []),
    ...(returning ? [t("account.signInToContinue")] : []),
  ];
  const [draft, setDraft] = useState({ name: "", email, password: "" });
  /** Whether the address is known to be that of an account: only its password is missing. */
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
      {confirmed && <Alert tone="right">{t("account.confirm.thenSignIn")}</Alert>}
      {notices.length > 0 && <Alert tone="note">{notices.join(" ")}</Alert>}
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

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Whether the learner has just chosen a new password, on the page from which they come. */
    passwordIsNew?: boolean;
  }
}

/** Whether the password that is asked for is one that was chosen on the page before. */
function usePasswordIsNew(): boolean {
  return useRouterState({ select: ({ location }) => location.state.passwordIsNew }) ?? false;
}
