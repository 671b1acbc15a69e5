import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressOutcome } from "#lib/address-outcome.ts";
import { Alert } from "#ui/alert.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { AccountDraft } from "./account-draft.ts";
import { AccountFrame } from "./components/account-frame.tsx";
import { SignInForm } from "./components/sign-in-form.tsx";
import { SignUpForm } from "./components/sign-up-form.tsx";

type AccountPageProps = {
  /** Whether the visitor was on the way to a page that asked who they are. */
  returning: boolean;
  /** Whether this browser has never had a learner: they most likely want to sign up. */
  isNew: boolean;
  /** What came of the link to confirm an address, for whoever just followed one. */
  address: AddressOutcome | undefined;
};

/** Sign in, or sign up. */
export function AccountPage({ returning, isNew, address }: AccountPageProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<"login" | "signup">(isNew ? "signup" : "login");
  const [draft, setDraft] = useState({ name: "", email: "", password: "" });
  const keep = (changed: Partial<AccountDraft>) => setDraft({ ...draft, ...changed });
  return (
    <AccountFrame title={t(`account.${tab}`)} heading={t(`account.headings.${tab}`)}>
      {address && (
        <Alert tone={address === "confirmed" ? "right" : "note"}>
          {t(`account.address.${address}`)}
        </Alert>
      )}
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
    </AccountFrame>
  );
}
