import { usefulLinks } from "@verbena/content/links";
import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { ExternalLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";

type Group = keyof typeof usefulLinks;

/** Links to websites about Spanish verbs. */
export function UsefulLinksPage() {
  const { t } = useTranslation();
  return (
    <PageBody width="wide">
      <PageHeading title={t("links.title")}>{t("links.title")}</PageHeading>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-2">
        <LinkGroup group="general" />
        <LinkGroup group="training" />
      </div>
    </PageBody>
  );
}

function LinkGroup({ group }: { group: Group }) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 text-2xl">
        {t(`links.${group}`)}
      </h2>
      <ul className="flex flex-col border-b border-line">
        {usefulLinks[group].map(({ name, url }) => (
          <li
            key={url}
            lang="es"
            className="flex flex-col items-start border-t border-line pt-1.5 pb-3"
          >
            <ExternalLink href={url} className="inline-block min-h-11 max-w-full pt-2.5">
              {name}
            </ExternalLink>
            <span className="text-sm text-ink-soft">{new URL(url).host}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
