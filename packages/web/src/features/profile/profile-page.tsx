import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { api } from "#lib/api.ts";
import { useUser } from "#session/use-session.ts";
import { DownloadLink } from "#ui/link.tsx";
import { linkClass } from "#ui/link-class.ts";
import { PageHeading, useScrollToAnchor } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { SettingsGroup, SettingsSection } from "#ui/settings-section.tsx";
import { PasswordForm, UsernameForm } from "./components/account-forms.tsx";
import { DeleteAccount } from "./components/delete-account.tsx";
import { Devices } from "./components/devices.tsx";
import { EmailSection } from "./components/email-section.tsx";
import { OwnReports } from "./components/own-reports.tsx";
import { TwoFactorSection } from "./components/two-factor-section.tsx";

/** The ids of the sections, for links such as `/app/profile#practice`. */
const sections = ["practice", "rhythm", "display", "account", "data"] as const;
type Section = (typeof sections)[number];

type ProfilePageProps = {
  /** Settings from another feature. */
  settings: Record<"practice" | "rhythm" | "display", ReactNode>;
  /** The classes of a pupil, from another feature. */
  classes: ReactNode;
  onSignOut: () => void;
};

/** All settings, the learner's account, and the learner's data. */
export function ProfilePage({ settings, classes, onSignOut }: ProfilePageProps) {
  const { t } = useTranslation();
  useScrollToAnchor();
  const contents: Record<Section, ReactNode> = {
    ...settings,
    account: <Account classes={classes} onSignOut={onSignOut} />,
    data: <Data />,
  };
  return (
    <PageBody width="wide">
      <PageHeading title={t("settings.title")}>{t("settings.title")}</PageHeading>
      <nav aria-label={t("settings.contents")} className="-mt-3">
        <ul className="flex flex-wrap gap-x-5">
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`} className={`${linkClass} inline-flex min-h-11 items-center`}>
                {t(`settings.sections.${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <SettingsSection key={section} id={section} title={t(`settings.sections.${section}`)}>
          {contents[section]}
        </SettingsSection>
      ))}
    </PageBody>
  );
}

function Account({ classes, onSignOut }: Pick<ProfilePageProps, "classes" | "onSignOut">) {
  const { t } = useTranslation();
  const { isMade } = useUser();
  return (
    <>
      <SettingsGroup title={t("profile.identity")}>
        <UsernameForm />
      </SettingsGroup>
      {isMade ? (
        <SettingsGroup title={t("profile.made.title")}>
          <p>{t("profile.made.text")}</p>
        </SettingsGroup>
      ) : (
        <>
          <SettingsGroup id="address" title={t("profile.address.title")}>
            <EmailSection />
          </SettingsGroup>
          <SettingsGroup title={t("profile.password")}>
            <PasswordForm />
          </SettingsGroup>
          <SettingsGroup id="two-factor" title={t("profile.twoFactor.title")}>
            <TwoFactorSection />
          </SettingsGroup>
        </>
      )}
      <SettingsGroup id="classes" title={t("joining.classes")}>
        {classes}
      </SettingsGroup>
      <SettingsGroup title={t("profile.devices.title")}>
        <Devices onSignOut={onSignOut} />
      </SettingsGroup>
    </>
  );
}

function Data() {
  const { t } = useTranslation();
  const { isMade } = useUser();
  return (
    <>
      <SettingsGroup title={t("profile.data")} intro={t("profile.dataNote")}>
        <ExportLinks />
      </SettingsGroup>
      <OwnReports />
      <SettingsGroup title={t("profile.deletion.title")}>
        {isMade ? <p>{t("profile.made.deletion")}</p> : <DeleteAccount />}
      </SettingsGroup>
    </>
  );
}

const files = [
  { name: "everything", url: api.export["everything.json"].$url() },
  { name: "anki", url: api.export["anki.txt"].$url() },
  { name: "cards", url: api.export["cards.csv"].$url() },
  { name: "skills", url: api.export["skills.csv"].$url() },
  { name: "answers", url: api.export["answers.csv"].$url() },
] as const;

/** The learner's data as files to download. */
function ExportLinks() {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col">
      {files.map(({ name, url }) => (
        <li key={name} className="border-t border-line py-2">
          <DownloadLink href={url.href}>{t(`profile.exports.${name}`)}</DownloadLink>
          <p className="pb-1 text-[0.9375rem] text-ink-soft">{t(`profile.exports.${name}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
