import type { ClassDetails } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { PageHeading } from "#ui/page.tsx";
import { ClassNavigation } from "../class-navigation.tsx";

type ClassHeadingProps = {
  ofClass: Pick<ClassDetails, "id" | "name" | "archivedAt">;
  page: "members" | "settings";
};

/** The heading of a page about a class, with links to its other pages. */
export function ClassHeading({ ofClass: { id, name, archivedAt }, page }: ClassHeadingProps) {
  const { t } = useTranslation();
  const title = t(`classes.${page}`);
  return (
    <>
      <div>
        <ClassNavigation classId={id} />
        <p className="mt-2 break-words text-ink-soft">
          <bdi>{name}</bdi>
        </p>
        <PageHeading title={`${title} – ${name}`}>{title}</PageHeading>
      </div>
      {archivedAt !== null && <Alert tone="info">{t("classes.isArchived")}</Alert>}
    </>
  );
}
