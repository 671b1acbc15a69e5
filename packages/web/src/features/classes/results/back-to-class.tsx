import { useTranslation } from "#i18n/use-translation.ts";
import { TextLink } from "#ui/link.tsx";

export function BackToClass({ classId }: { classId: string }) {
  const { t } = useTranslation();
  return (
    <p className="print:hidden">
      <TextLink to="/app/classes/$classId" params={{ classId }} className="inline-block py-2.5">
        {t("classResults.back")}
      </TextLink>
    </p>
  );
}
