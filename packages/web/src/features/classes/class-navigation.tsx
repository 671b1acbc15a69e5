import { useTranslation } from "#i18n/use-translation.ts";
import { TextLink } from "#ui/link.tsx";

/** Links between the pages of a class. Needs the texts of the namespace `classes`. */
export function ClassNavigation({ classId }: { classId: string }) {
  const { t } = useTranslation();
  const link = {
    params: { classId },
    className: "inline-flex min-h-11 items-center aria-[current=page]:font-semibold",
  } as const;
  return (
    <nav aria-label={t("classes.pages")} className="flex flex-wrap gap-x-5 print:hidden">
      <TextLink
        to="/app/classes"
        search={{ all: true }}
        activeOptions={{ exact: true }}
        className={link.className}
      >
        {t("classes.title")}
      </TextLink>
      <TextLink to="/app/classes/$classId" activeOptions={{ exact: true }} {...link}>
        {t("classes.overview")}
      </TextLink>
      <TextLink to="/app/classes/$classId/assignments" {...link}>
        {t("classes.assignments")}
      </TextLink>
      <TextLink to="/app/classes/$classId/members" {...link}>
        {t("classes.members")}
      </TextLink>
      <TextLink to="/app/classes/$classId/accounts" {...link}>
        {t("classes.accounts")}
      </TextLink>
      <TextLink to="/app/classes/$classId/settings" {...link}>
        {t("classes.settings")}
      </TextLink>
    </nav>
  );
}
