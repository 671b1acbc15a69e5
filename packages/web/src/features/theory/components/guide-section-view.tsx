import { commonAnchors } from "@verbena/content/theory/guides";
import type { GuideSection } from "@verbena/content/theory/load-guide";
import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { classNames } from "#ui/class-names.ts";
import { GuideExamples } from "./guide-examples.tsx";
import { GuideOverview } from "./guide-overview.tsx";
import { GuideTables } from "./guide-tables.tsx";
import { PractiseSentences, PractiseVerbs } from "./practise-section.tsx";
import { ReflexiveVerbs } from "./reflexive-verbs.tsx";

type GuideSectionViewProps = {
  exerciseKey: ExerciseKey;
  section: GuideSection;
  /** Whether it says what the colours of the forms mean. */
  withKey: boolean;
};

/** A section of a guide: what is the rule, its forms, its examples, its traps, its practice. */
export function GuideSectionView({ exerciseKey, section, withKey }: GuideSectionViewProps) {
  const { t } = useTranslation();
  const { id, level, title, paragraphs, overview, examples, remarks } = section;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section
      aria-labelledby={id}
      className={classNames("flex flex-col gap-4", level === 2 && "border-t border-line pt-8")}
    >
      <Heading
        id={id}
        tabIndex={-1}
        className={classNames("scroll-mt-20", level === 2 ? "text-3xl" : "text-2xl")}
      >
        {title}
      </Heading>
      <Paragraphs texts={paragraphs} />
      {withKey && <p className="text-ink-soft">{t("conjugation.key")}</p>}
      {isConjugationKey(exerciseKey) && <GuideTables tense={exerciseKey} section={section} />}
      {overview && <GuideOverview overview={overview} caption={title} />}
      {examples.length > 0 && <GuideExamples examples={examples} />}
      {remarks && <Paragraphs texts={remarks} />}
      {id === commonAnchors.reflexive && <ReflexiveVerbs />}
      {isConjugationKey(exerciseKey) ? (
        <PractiseVerbs tense={exerciseKey} section={section} />
      ) : (
        <PractiseSentences exerciseKey={exerciseKey} section={section} />
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
