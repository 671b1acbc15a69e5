import { useTranslation } from "react-i18next";
import { Bunting } from "#ui/bunting.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { PageHeading } from "#ui/page-heading.tsx";

/** Says that there is no such page; stands within whatever layout there is. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 px-4 py-12 sm:px-8">
      <Bunting done={7} total={7} className="max-w-56" />
      <PageHeading title={t("pages.notFound.title")}>{t("pages.notFound.title")}</PageHeading>
      <p className="text-ink-soft">{t("pages.notFound.message")}</p>
      <a href="/" className={buttonClass({})}>
        {t("pages.notFound.home")}
      </a>
    </div>
  );
}
