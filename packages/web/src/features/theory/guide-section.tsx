import { commonAnchors } from "@verbena/content/theory/guide";
import type {
  GuideSection as Section,
  SectionIllustrations,
} from "@verbena/content/theory/load-guide";
import { type Family, isConjugationFamily } from "@verbena/core/families";
import { useDeferredValue } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import { classNames } from "#ui/class-names.ts";
import { ButtonLink } from "#ui/link.tsx";
import { Placeholder } from "#ui/loading.tsx";
import { GuideOverview, GuideTraps, LevelMark, RelatedGuides } from "./section-parts.tsx";
import type { Timeline } from "./timeline.tsx";

type GuideSectionProps = {
  family: Family;
  section: Section;
  /** Tables and pictures of the section. Undefined when they could not be loaded. */
  illustrations: SectionIllustrations | "loading" | undefined;
  /** Whether the section explains the colours of the forms. */
  showsColourKey: boolean;
};

export function GuideSection(props: GuideSectionProps) {
  const { family, section, illustrations, showsColourKey } = props;
  const { t } = useTranslation();
  const conjugated = useDeferredValue(useConjugatedParts(isConjugationFamily(family)).data);
  const { id, depth, level, title, paragraphs, overview, remarks, traps, related } = section;
  const illustrated = useIllustratedParts().data;
  const isLoading = illustrations === "loading";
  const { timeline, examples = [], question } = (!isLoading && illustrations) || {};
  const Heading = depth === 2 ? "h2" : "h3";
  return (
    <section
      aria-labelledby={id}
      className={classNames("flex flex-col gap-4", depth === 2 && "border-t border-line pt-8")}
    >
      <Heading
        id={id}
        tabIndex={-1}
        className={classNames(
          "scroll-mt-20 max-xl:scroll-mt-32",
          depth === 2 ? "text-3xl" : "text-2xl",
        )}
      >
        {title}
        {"\u00A0"}
        <LevelMark level={level} />
      </Heading>
      <Paragraphs texts={paragraphs} />
      {showsColourKey && <p className="text-ink-soft">{t("conjugation.key")}</p>}
      {isConjugationFamily(family) &&
        (conjugated ? (
          <conjugated.GuideTables family={family} section={section} />
        ) : (
          <TablePlaceholders count={section.tables.length} />
        ))}
      {timeline && <LazyTimeline rows={timeline} caption={title} />}
      {overview && (
        <GuideOverview overview={overview} caption={title} comparesPairs={section.comparesPairs} />
      )}
      {isLoading && <Placeholder className="h-72" />}
      {examples.length > 0 && illustrated && <illustrated.GuideExamples examples={examples} />}
      {remarks && <Paragraphs texts={remarks} />}
      {related && <RelatedGuides related={related} />}
      {traps && <GuideTraps traps={traps} />}
      {id === commonAnchors.reflexive && conjugated && <conjugated.ReflexiveVerbs />}
      {question && illustrated && <illustrated.SectionQuestion question={question} />}
      {isConjugationFamily(family) && conjugated && (
        <conjugated.PractiseVerbs family={family} section={section} />
      )}
      {!isConjugationFamily(family) && section.explains.length > 0 && (
        <ButtonLink
          to="/app/exercise/$family"
          params={{ family }}
          search={{ section: id }}
          variant="secondary"
          size="small"
          className="self-start print:hidden"
        >
          {t("theory.practiseSection")}
        </ButtonLink>
      )}
    </section>
  );
}

function LazyTimeline(props: Parameters<typeof Timeline>[0]) {
  const drawn = useModule("timeline", () => import("./timeline.tsx")).data;
  return drawn ? <drawn.Timeline {...props} /> : <Placeholder className="h-80" />;
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-prose">
      <SpanishText text={text} />
    </p>
  ));
}

/** Loads the components that only guides to a tense have. */
export const useConjugatedParts = (isWanted: boolean) =>
  useModule("conjugated-parts", () => import("./conjugated-parts.tsx"), isWanted);

/** Loads the components for the illustrations of a section. */
export const useIllustratedParts = (isWanted = true) =>
  useModule("illustrated-parts", () => import("./illustrated-parts.tsx"), isWanted);

/** Placeholders about as high as the tables: the text below hardly moves when these are loaded. */
function TablePlaceholders({ count }: { count: number }) {
  return count === 0 ? null : <Placeholder className="h-80" />;
}
