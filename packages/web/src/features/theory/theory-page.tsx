import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type Guide,
  type Illustrations,
  loadGuide,
  loadIllustrations,
} from "@verbena/content/theory/load-guide";
import { type Family, families, isConjugationFamily } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import { ChevronDown } from "lucide-react";
import { useDeferredValue, useId, useRef, useState } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { linkClass } from "#ui/link-class.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageBody, PageHeading, useScrollToAnchor } from "#ui/page.tsx";
import { GuideSection, useConjugatedParts, useIllustratedParts } from "./guide-section.tsx";
import { LevelMark } from "./section-parts.tsx";

export function TheoryPage({ family }: { family: Family }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const guide = useQuery(guideQuery(family, language));
  const loaded = useQuery(illustrationsQuery(family, language));
  const illustrations = useDeferredValue(loaded.isLoading ? "loading" : loaded.data);
  const title = t("pages.theoryOf", { family: families[family].name });
  // A link to a section scrolls to it, and everything above must be loaded before. Without such a link, the sections
  // load their tables and illustrations after the guide is shown.
  const isLinked = location.hash !== "";
  const tables = useConjugatedParts(isLinked && isConjugationFamily(family));
  const illustrated = useIllustratedParts(isLinked);
  const waitsForParts =
    isLinked && (tables.isLoading || illustrated.isLoading || illustrations === "loading");
  // Deferred to let React render a long guide in short tasks.
  const wasPending = useDeferredValue(guide.isPending);
  if (guide.isPending || wasPending || waitsForParts) return <Loading />;
  if (guide.isLoadingError) {
    return (
      <PageBody>
        <PageHeading title={title}>{title}</PageHeading>
        <LoadFailure text={t("theory.loadFailed")} onRetry={() => void guide.refetch()} />
      </PageBody>
    );
  }
  return (
    <LoadedGuide
      key={family}
      family={family}
      title={title}
      guide={guide.data}
      illustrations={illustrations}
    />
  );
}

type LoadedGuideProps = {
  family: Family;
  title: string;
  guide: Guide;
  illustrations: Illustrations | "loading" | undefined;
};

function LoadedGuide({ family, title, guide, illustrations }: LoadedGuideProps) {
  const { t } = useTranslation();
  useScrollToAnchor();
  const firstWithForms = guide.sections.find(({ tables }) => tables.length > 0);
  return (
    <PageBody width="wide">
      {/* As wide as the sections below. */}
      <header className="flex max-w-prose flex-col items-start gap-3 xl:max-w-[calc(100%-19rem)]">
        <PageHeading title={title} className="max-w-full">
          {guide.title}
        </PageHeading>
        <p className="text-lg">
          <SpanishText text={guide.intro} />
        </p>
        <Essentials texts={guide.essentials} />
        <div className="flex flex-wrap gap-x-6 print:hidden">
          <TextLink
            to="/app/exercise/$family"
            params={{ family }}
            className="inline-flex min-h-11 items-center"
          >
            {t("theory.practiseAll")}
          </TextLink>
          {isConjugationFamily(family) && (
            <TextLink
              to="/app/drill"
              search={{ tenses: families[family].tenses.join(",") }}
              className="inline-flex min-h-11 items-center"
            >
              {t("navigation.drill")}
            </TextLink>
          )}
        </div>
      </header>
      <div className="flex flex-col gap-y-6 xl:grid xl:grid-cols-[minmax(0,1fr)_16rem] xl:items-start xl:gap-x-12">
        <GuideContents sections={guide.sections} />
        <div className="flex min-w-0 flex-col gap-6 max-xl:[&>:first-child]:border-t-0 max-xl:[&>:first-child]:pt-2 xl:col-start-1 xl:row-start-1">
          {guide.sections.map((section) => (
            <GuideSection
              key={section.id}
              family={family}
              section={section}
              illustrations={
                illustrations === "loading" ? illustrations : illustrations?.get(section.id)
              }
              showsColourKey={section === firstWithForms}
            />
          ))}
          <ButtonLink
            to="/app/exercise/$family"
            params={{ family }}
            className="self-start print:hidden"
          >
            {t("theory.practiseAll")}
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  );
}

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

/** Guides are chunks of the build and never become stale. */
const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

function guideQuery(key: Family, language: Language) {
  return queryOptions({
    queryKey: ["guide", key, language],
    queryFn: () => loadGuide(key, language),
    ...lasting,
  });
}

function illustrationsQuery(key: Family, language: Language) {
  return queryOptions({
    queryKey: ["illustrations", key, language],
    queryFn: () => loadIllustrations(key, language),
    ...lasting,
  });
}

/** Tailwind's `xl`: wide enough for the contents beside the guide. */
const WIDE = "(min-width: 80rem)";

/** Links to the sections of a guide: beside it, or collapsed above it on a narrow screen. */
function GuideContents({ sections }: { sections: Guide["sections"] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isWide] = useState(() => window.matchMedia(WIDE).matches);
  const details = useRef<HTMLDetailsElement>(null);

  /** Closes the list after a click: above the guide, it would cover the section. */
  function close(): void {
    if (!isWide && details.current) details.current.open = false;
  }

  return (
    <nav
      aria-labelledby={titleId}
      // Sticks below the top bar to stay in reach in a long guide.
      className="sticky top-15 z-10 bg-paper max-xl:-mx-4 max-xl:px-4 sm:max-xl:-mx-8 sm:max-xl:px-8 [@media(max-height:30rem)]:static xl:top-21 xl:col-start-2 xl:row-start-1 xl:max-h-[calc(100dvh-10.5rem)] xl:overflow-y-auto xl:overscroll-contain xl:px-1 xl:[scrollbar-width:thin] print:hidden"
    >
      <details ref={details} open={isWide} className="group border-y border-line">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-sm [&::-webkit-details-marker]:hidden">
          <h2 id={titleId} className="text-xl">
            {t("theory.contents")}
          </h2>
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="max-xl:max-h-[60dvh] max-xl:overflow-y-auto max-xl:overscroll-contain">
          <SectionLinks sections={sections} onFollow={close} />
        </div>
      </details>
    </nav>
  );
}

type SectionLinksProps = { sections: Guide["sections"]; onFollow: () => void };

function SectionLinks({ sections, onFollow }: SectionLinksProps) {
  return (
    <ul className="gap-x-8 pb-3 sm:max-xl:columns-2">
      {sections.map(({ id, depth, level, title }) => (
        <li
          key={id}
          className={classNames(
            "flex items-baseline justify-between gap-3 break-inside-avoid",
            depth === 3 && "pl-5",
          )}
        >
          <a
            href={`#${id}`}
            onClick={onFollow}
            className={classNames(
              linkClass,
              "inline-flex min-h-11 items-center py-1",
              depth === 3 && "font-normal!",
            )}
          >
            {title}
          </a>
          <LevelMark level={level} />
        </li>
      ))}
    </ul>
  );
}
