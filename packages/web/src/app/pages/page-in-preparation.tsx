import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

type PageInPreparationProps = {
  title: string;
  /** The way on from here. */
  action: ReactNode;
};

/** A page that has its place but not its content yet, and says so. */
export function PageInPreparation({ title, action }: PageInPreparationProps) {
  const { t } = useTranslation();
  return (
    <PageBody>
      <PageHeading title={title}>{title}</PageHeading>
      <p className="text-ink-soft">{t("pages.preparing")}</p>
      <div>{action}</div>
    </PageBody>
  );
}
