import { useTranslation } from "#i18n/use-translation.ts";
import { FamiliesSetting, LevelChoice, RegionSetting } from "#session/practice-choice.tsx";
import { PageBody, PageHeading, useScrollToAnchor } from "#ui/page.tsx";
import { DeleteAccount } from "./components/delete-account.tsx";
import { Devices } from "./components/devices.tsx";
import {
  AccentShortcutsSetting,
  LanguageSetting,
  ThemeSetting,
} from "./components/display-settings.tsx";
import { EmailSection } from "./components/email-section.tsx";
import { ExportLinks } from "./components/export-links.tsx";
import { OwnReports } from "./components/own-reports.tsx";
import { PasswordForm } from "./components/password-form.tsx";
import { TwoFactorSection } from "./components/two-factor-section.tsx";
import { UsernameForm } from "./components/username-form.tsx";

type ProfilePageProps = { onSignOut: () => void };

/** The learner's account, settings and data. */
export function ProfilePage({ onSignOut }: ProfilePageProps) {
  const { t } = useTranslation();
  useScrollToAnchor();
  return (
    <PageBody>
      <PageHeading title={t("profile.title")}>{t("profile.title")}</PageHeading>
      <section className="flex flex-col gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.identity")}</h2>
        <UsernameForm />
      </section>
      <section id="practice" className="flex scroll-mt-20 flex-col gap-6 border-t border-line pt-6">
        <h2 className="text-2xl">{t("choice.title")}</h2>
        <LevelChoice withFamilies />
        <FamiliesSetting />
        <div className="flex flex-col gap-2">
          <RegionSetting />
          <p className="max-w-prose text-ink-soft">{t("choice.regionHint")}</p>
        </div>
      </section>
      <section id="address" className="flex scroll-mt-20 flex-col gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.address.title")}</h2>
        <EmailSection />
      </section>
      <section className="flex flex-col gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.password")}</h2>
        <PasswordForm />
      </section>
      <section
        id="two-factor"
        className="flex scroll-mt-20 flex-col gap-4 border-t border-line pt-6"
      >
        <h2 className="text-2xl">{t("profile.twoFactor.title")}</h2>
        <TwoFactorSection />
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
      <OwnReports />
      <section className="flex flex-col gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.devices.title")}</h2>
        <Devices onSignOut={onSignOut} />
      </section>
      <section className="flex flex-col items-start gap-4 border-t border-line pt-6">
        <h2 className="text-2xl">{t("profile.deletion.title")}</h2>
        <p className="text-ink-soft">{t("profile.deletion.note")}</p>
        <DeleteAccount />
      </section>
    </PageBody>
  );
}
