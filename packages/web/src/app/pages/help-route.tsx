import { HelpPage } from "#features/help/help-page.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { TextLink } from "#ui/link.tsx";

export function HelpRoute() {
  const { t } = useTranslation();
  const back = (
    <TextLink
      to="/app/classes"
      className="inline-flex min-h-11 items-center self-start print:hidden"
    >
      {t("classes.title")}
    </TextLink>
  );
  return <HelpPage back={back} />;
}

export function VisitorHelpRoute() {
  return <HelpPage />;
}
