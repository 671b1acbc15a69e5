import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { ButtonLink } from "#ui/link.tsx";
import { PageBody, PageHeading } from "#ui/page.tsx";
import { AdminOnly } from "../guards.tsx";
import { AdminNavigation } from "./admin-navigation.tsx";
import { AppShell } from "./app-shell.tsx";

/** The administrators' pages, in the same layout as the learners'. */
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
