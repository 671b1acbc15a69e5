import { OpenReportCount } from "#features/content-care/open-report-count.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { ButtonLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PageLink, PageLinks } from "#ui/page-links.tsx";
import { AdminOnly } from "../guards.tsx";
import { AppShell } from "./app-shell.tsx";
import { exactMatch } from "./navigation-item.tsx";

/** The frame of administrators' pages, in the layout of learners' pages. */
export function AdminShell() {
  return (
    <AdminOnly>
      <AdminPages />
    </AdminOnly>
  );
}

function AdminPages() {
  const { needsTwoFactor } = useUser();
  if (needsTwoFactor) return <AppShell instead={<TwoFactorRequired />} />;
  return <AppShell above={<AdminNavigation />} />;
}

/** Shown to administrators until they set up a second factor. */
function TwoFactorRequired() {
  const { t } = useTranslation();
  const title = t("administration.locked.title");
  return (
    <PageBody>
      <PageHeading title={title}>{title}</PageHeading>
      <p>{t("administration.locked.text")}</p>
      <div>
        <ButtonLink to="/app/profile" hash="two-factor">
          {t("administration.locked.link")}
        </ButtonLink>
      </div>
    </PageBody>
  );
}

/** Links between the pages of administration. */
function AdminNavigation() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto -mb-2 w-full max-w-5xl px-4 pt-2 sm:-mb-6 sm:px-8">
      <PageLinks label={t("administration.pages")}>
        <PageLink to="/admin" activeOptions={exactMatch}>
          {t("administration.users.title")}
        </PageLink>
        <PageLink to="/admin/content">
          {t("contentCare.title")}
          <OpenReportCount />
        </PageLink>
        <PageLink to="/admin/actions">{t("administration.actions.title")}</PageLink>
      </PageLinks>
    </div>
  );
}
