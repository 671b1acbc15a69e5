import { commonAnchors } from "@verbena/content/theory/guide";
import type {
  GuideSection as Section,
  SectionIllustrations,
} from "@verbena/content/theory/load-guide";
import { type Family, isConjugationFamily } from "@verbena/core/families";
import type { ComponentType } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Placeholder } from "#ui/loading.tsx";
import { PlaceLink } from "#ui/place-link.tsx";
import type { PartProps } from "./conjugated-parts.tsx";
import type { GuideExamplesProps, SectionQuestionProps } from "./illustrated-parts.tsx";
import { type GuideOverviewProps, GuideTraps, LevelMark, RelatedGuides } from "./section-parts.tsx";
import type { TimelineProps } from "./timeline.tsx";

/** The parts of a guide that depend on the reader, or that a page may load after the text. */
export type GuideParts = {
  Tables: ComponentType<PartProps>;
  ReflexiveVerbs: ComponentType;
  PractiseVerbs: ComponentType<PartProps>;
  Overview: ComponentType<GuideOverviewProps>;
  Timeline: ComponentType<TimelineProps>;
  Examples: ComponentType<GuideExamplesProps>;
  Question: ComponentType<SectionQuestionProps>;
};

type GuideSectionProps = {
  family: Family;
  section: Section;
  /** Tables and pictures of the section. Undefined when they could not be loaded. */
  illustrations: SectionIllustrations | "loading" | undefined;
  parts: GuideParts;
  /** Whether the section explains the colours of the forms. */
  showsColourKey: boolean;
};

export function GuideSection(props: GuideSectionProps) {
  const { family, section, illustrations, parts, showsColourKey } = props;
  const { t } = useTranslation();
  const { id, depth, level, title, paragraphs, overview, remarks, traps, related } = section;
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
      {isConjugationFamily(family) && <parts.Tables family={family} section={section} />}
      {timeline && <parts.Timeline rows={timeline} caption={title} />}
      {overview && (
        <parts.Overview overview={overview} caption={title} comparesPairs={section.comparesPairs} />
      )}
      {isLoading && <Placeholder className="h-72" />}
      {examples.length > 0 && <parts.Examples examples={examples} />}
      {remarks && <Paragraphs texts={remarks} />}
      {related && <RelatedGuides related={related} />}
      {traps && <GuideTraps traps={traps} />}
      {isConjugationFamily(family) && id === commonAnchors.reflexive && <parts.ReflexiveVerbs />}
      {question && <parts.Question question={question} />}
      {isConjugationFamily(family) && <parts.PractiseVerbs family={family} section={section} />}
      {!isConjugationFamily(family) && section.explains.length > 0 && (
        <PlaceLink
          place={{ kind: "practice", family, section: id }}
          className={buttonClass(
            { variant: "secondary", size: "small" },
            "self-start print:hidden",
          )}
        >
          {t("theory.practiseSection")}
        </PlaceLink>
      )}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-prose">
      <SpanishText text={text} />
    </p>
  ));
}
