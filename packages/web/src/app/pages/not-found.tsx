import { useTranslation } from "#i18n/use-translation.ts";
import { FallingFlag } from "#ui/bunting.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { VisitorHeader } from "../layout/visitor-header.tsx";

/** The content of a page for an unknown path, for use within a layout. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <PageBody>
      <FallingFlag />
      <PageHeading title={t("pages.notFound.title")}>{t("pages.notFound.title")}</PageHeading>
      <p className="text-ink-soft">{t("pages.notFound.message")}</p>
      <a href="/" className={buttonClass({}, "self-start")}>
        {t("pages.notFound.home")}
      </a>
    </PageBody>
  );
}

/** The page for an unknown path outside of the learner's pages. */
export function NotFoundPage() {
  return (
    <>
      <VisitorHeader />
      <main id="content">
        <NotFound />
      </main>
    </>
  );
}
