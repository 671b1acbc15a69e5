import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type Guide,
  type Illustrations,
  loadGuide,
  loadIllustrations,
} from "@verbena/content/theory/load-guide";
import { type Family, families, isConjugationFamily } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import { useDeferredValue, useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { buttonClass } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading, useScrollToAnchor } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PlaceLink } from "#ui/place-link.tsx";
import { GuideArticle } from "./guide-article.tsx";
import { learnerParts, useConjugatedParts, useIllustratedParts } from "./learner-parts.tsx";

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

/** Tailwind's `xl`: wide enough for the contents beside the guide. */
const WIDE = "(min-width: 80rem)";

function LoadedGuide({ title, ...rest }: LoadedGuideProps) {
  const { t } = useTranslation();
  const [isWide] = useState(() => window.matchMedia(WIDE).matches);
  useScrollToAnchor();
  return (
    <PageBody width="wide">
      <GuideArticle
        {...rest}
        parts={learnerParts}
        heading={
          <PageHeading title={title} className="max-w-full">
            {rest.guide.title}
          </PageHeading>
        }
        isContentsOpen={isWide}
        ending={
          <PlaceLink
            place={{ kind: "practice", family: rest.family }}
            className={buttonClass({}, "self-start print:hidden")}
          >
            {t("theory.practiseAll")}
          </PlaceLink>
        }
      />
    </PageBody>
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
