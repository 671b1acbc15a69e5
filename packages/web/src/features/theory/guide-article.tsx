import type { Guide, Illustrations } from "@verbena/content/theory/load-guide";
import { type Family, families, isConjugationFamily } from "@verbena/core/families";
import { type ReactNode, useId } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { GuideContents } from "./guide-contents.tsx";
import { type GuideParts, GuideSection } from "./guide-section.tsx";

type GuideArticleProps = {
  family: Family;
  guide: Guide;
  /** Undefined when they could not be loaded. */
  illustrations: Illustrations | "loading" | undefined;
  parts: GuideParts;
  /** The h1, with the title of the guide. */
  heading: ReactNode;
  /** Whether the list of sections is open at first: where it stands beside the guide. */
  isContentsOpen: boolean;
  /** What the guide leads on to, below its last section. */
  ending: ReactNode;
};

/** A guide, for the body of a wide page. */
export function GuideArticle(props: GuideArticleProps) {
  const { family, guide, illustrations, parts, heading, isContentsOpen, ending } = props;
  const { t } = useTranslation();
  const firstWithForms = guide.sections.find(({ tables }) => tables.length > 0);
  return (
    <>
      {/* As wide as the sections below. */}
      <header className="flex max-w-prose flex-col items-start gap-3 xl:max-w-[calc(100%-19rem)]">
        {heading}
        <p className="text-lg">
          <SpanishText text={guide.intro} />
        </p>
        <Essentials texts={guide.essentials} />
        <div className="flex flex-wrap gap-x-6 print:hidden">
          <PlaceLink place={{ kind: "practice", family }} className={rowLinkClass}>
            {t("theory.practiseAll")}
          </PlaceLink>
          {isConjugationFamily(family) && (
            <PlaceLink
              place={{ kind: "drill", tenses: families[family].tenses }}
              className={rowLinkClass}
            >
              {t("navigation.drill")}
            </PlaceLink>
          )}
        </div>
      </header>
      <div className="flex flex-col gap-y-6 xl:grid xl:grid-cols-[minmax(0,1fr)_16rem] xl:items-start xl:gap-x-12">
        <GuideContents sections={guide.sections} isOpen={isContentsOpen} />
        <div className="flex min-w-0 flex-col gap-6 max-xl:[&>:first-child]:border-t-0 max-xl:[&>:first-child]:pt-2 xl:col-start-1 xl:row-start-1">
          {guide.sections.map((section) => (
            <GuideSection
              key={section.id}
              family={family}
              section={section}
              illustrations={
                illustrations === "loading" ? illustrations : illustrations?.get(section.id)
              }
              parts={parts}
              showsColourKey={section === firstWithForms}
            />
          ))}
        </div>
      </div>
      {ending}
    </>
  );
}

const rowLinkClass = classNames(linkClass, "inline-flex min-h-11 items-center");

/** What to remember of the guide. */
function Essentials({ texts }: { texts: Guide["essentials"] }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="my-2 flex flex-col gap-3 self-stretch rounded-2xl border border-line bg-card p-4 sm:p-5"
    >
      <h2 id={titleId} className="text-xl">
        {t("theory.essentials")}
      </h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-marigold-ink">
        {texts.map((text) => (
          <li key={text}>
            <SpanishText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
