import type { ClassDetails } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { TextLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";

type ClassHeadingProps = {
  ofClass: Pick<ClassDetails, "id" | "name" | "archivedAt">;
  page: "members" | "settings";
};

/** The heading of a page about a class, with links to its other pages. */
export function ClassHeading({ ofClass: { id, name, archivedAt }, page }: ClassHeadingProps) {
  const { t } = useTranslation();
  const title = t(page === "members" ? "classes.members" : "classes.settings");
  const params = { classId: id };
  const link = "inline-flex min-h-11 items-center";
  return (
    <>
      <div>
        <nav aria-label={t("classes.pages")} className="flex flex-wrap gap-x-5">
          <TextLink to="/app/classes" className={link}>
            {t("classes.title")}
          </TextLink>
          {page === "members" ? (
            <TextLink to="/app/classes/$classId/settings" params={params} className={link}>
              {t("classes.settings")}
            </TextLink>
          ) : (
            <TextLink to="/app/classes/$classId/members" params={params} className={link}>
              {t("classes.members")}
            </TextLink>
          )}
        </nav>
        <p className="text-ink-soft break-words">
          <bdi>{name}</bdi>
        </p>
        <PageHeading title={`${title} – ${name}`}>{title}</PageHeading>
      </div>
      {archivedAt !== null && <Alert tone="info">{t("classes.isArchived")}</Alert>}
    </>
  );
}
