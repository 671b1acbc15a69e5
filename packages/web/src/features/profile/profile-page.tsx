import { useTranslation } from "react-i18next";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { AccentShortcutsSetting } from "./components/accent-shortcuts-setting.tsx";
import { ExportLinks } from "./components/export-links.tsx";
import { LanguageSetting } from "./components/language-setting.tsx";
import { PasswordForm } from "./components/password-form.tsx";
import { ThemeSetting } from "./components/theme-setting.tsx";
import { UsernameForm } from "./components/username-form.tsx";

/** The learner's name and password, how Verbena looks to them, and what they can take along. */
export function ProfilePage({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useTranslation();
  const { email } = useUser();
  return (
    <PageBody>
      <div className="flex flex-col gap-2">
        <PageHeading title={t("profile.title")}>{t("profile.title")}</PageHeading>
        <p className="text-ink-soft">{t("profile.signedInAs", { email })}</p>
      </div>
      <section className="flex flex-col gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.identity")}</h2>
        <UsernameForm />
      </section>
      <section className="flex flex-col gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.password")}</h2>
        <PasswordForm />
      </section>
      <section className="flex flex-col gap-6 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.display")}</h2>
        <LanguageSetting />
        <ThemeSetting />
      </section>
      <section className="flex flex-col gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.typing")}</h2>
        <AccentShortcutsSetting />
      </section>
      <section className="flex flex-col gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.data")}</h2>
        <p className="text-ink-soft">{t("profile.dataNote")}</p>
        <ExportLinks />
      </section>
      <section className="flex flex-col items-start gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.session")}</h2>
        <Button variant="secondary" onClick={onSignOut}>
          {t("profile.logout")}
        </Button>
      </section>
    </PageBody>
  );
}
