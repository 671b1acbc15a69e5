import { useTranslation } from "react-i18next";
import { Bunting } from "#ui/bunting.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { PageHeading } from "#ui/page-heading.tsx";

/**
 * Stands where a page broke, within whatever layout there is. A fresh load mends most of what can
 * break; the plain link home is one too.
 */
export function Failed() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 px-4 py-12 sm:px-8">
      <Bunting done={0} total={7} className="max-w-56" />
      <PageHeading title={t("pages.failed.title")}>{t("pages.failed.title")}</PageHeading>
      <p className="text-ink-soft">{t("pages.failed.message")}</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t("common.retry")}</Button>
        <a href="/" className={buttonClass({ variant: "secondary" })}>
          {t("pages.notFound.home")}
        </a>
      </p>
    </div>
  );
}
