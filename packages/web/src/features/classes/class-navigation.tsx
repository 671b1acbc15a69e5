import { useTranslation } from "#i18n/use-translation.ts";
import { PageLink, PageLinks } from "#ui/page-links.tsx";

const exact = { exact: true };

/** Links between the pages of a class. Needs the texts of the namespace `classes`. */
export function ClassNavigation({ classId }: { classId: string }) {
  const { t } = useTranslation();
  const params = { classId };
  return (
    <PageLinks label={t("classes.pages")}>
      <PageLink to="/app/classes" search={{ all: true }} activeOptions={exact}>
        {t("classes.title")}
      </PageLink>
      <PageLink to="/app/classes/$classId" params={params} activeOptions={exact}>
        {t("classes.overview")}
      </PageLink>
      <PageLink to="/app/classes/$classId/assignments" params={params}>
        {t("classes.assignments")}
      </PageLink>
      <PageLink to="/app/classes/$classId/members" params={params}>
        {t("classes.members")}
      </PageLink>
      <PageLink to="/app/classes/$classId/accounts" params={params}>
        {t("classes.accounts")}
      </PageLink>
      <PageLink to="/app/classes/$classId/settings" params={params}>
        {t("classes.settings")}
      </PageLink>
    </PageLinks>
  );
}
