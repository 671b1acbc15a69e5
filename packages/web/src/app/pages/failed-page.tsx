import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** Stands where a page broke; a fresh load mends most of what can break. */
export function FailedPage() {
  const { t } = useTranslation();
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 px-4 py-12 sm:px-8"
    >
      <PageHeading title={t("pages.failed.title")}>{t("pages.failed.title")}</PageHeading>
      <p className="text-ink-soft">{t("pages.failed.message")}</p>
      <Button onClick={() => window.location.reload()}>{t("common.retry")}</Button>
    </main>
  );
}
