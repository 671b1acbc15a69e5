import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "#ui/alert.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { AccountDraft } from "./account-draft.ts";
import { SignInForm } from "./components/sign-in-form.tsx";
import { SignUpForm } from "./components/sign-up-form.tsx";

type AccountPageProps = {
  /** Whether the visitor was on the way to a page that asked who they are. */
  returning: boolean;
  /** Whether this browser has never had a learner: they most likely want to sign up. */
  isNew: boolean;
};

/** Sign in, or sign up. */
export function AccountPage({ returning, isNew }: AccountPageProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<"login" | "signup">(isNew ? "signup" : "login");
  const [draft, setDraft] = useState({ name: "", email: "", password: "" });
  const keep = (changed: Partial<AccountDraft>) => setDraft({ ...draft, ...changed });
  return (
    <main id="content" className="mx-auto flex w-full max-w-md flex-col gap-5 px-4 py-6 sm:py-10">
      <PageHeading
        title={t(`account.${tab}`)}
        className="text-[clamp(1.75rem,1.25rem+2vw,2.25rem)]!"
      >
        {t(`account.headings.${tab}`)}
      </PageHeading>
      {returning && <Alert tone="note">{t("account.sessionOver")}</Alert>}
      <Tabs
        label={t("account.tabs")}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "login",
            label: t("account.login"),
            content: <SignInForm draft={draft} onChange={keep} />,
          },
          {
            value: "signup",
            label: t("account.signup"),
            content: <SignUpForm draft={draft} onChange={keep} />,
          },
        ]}
      />
    </main>
  );
}
