import { commonAnchors } from "@verbena/content/theory/guides";
import type { GuideSection as Section } from "@verbena/content/theory/load-guide";
import { type ConjugationKey, type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useExercises } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { ButtonLink } from "#ui/link.tsx";
import { GuideExamples, GuideOverview, GuideTables, ReflexiveVerbs } from "./section-parts.tsx";
import { verbsOfSection } from "./verbs-of-section.ts";

type GuideSectionProps = {
  exerciseKey: ExerciseKey;
  section: Section;
  /** Whether the section explains the colours of the forms. */
  showsColourKey: boolean;
};

export function GuideSection({ exerciseKey, section, showsColourKey }: GuideSectionProps) {
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
      {showsColourKey && <p className="text-ink-soft">{t("conjugation.key")}</p>}
      {isConjugationKey(exerciseKey) && <GuideTables tense={exerciseKey} section={section} />}
      {overview && <GuideOverview overview={overview} caption={title} />}
      {examples.length > 0 && <GuideExamples examples={examples} />}
      {remarks && <Paragraphs texts={remarks} />}
      {id === commonAnchors.reflexive && <ReflexiveVerbs />}
      {isConjugationKey(exerciseKey) && <PractiseVerbs tense={exerciseKey} section={section} />}
      {!isConjugationKey(exerciseKey) && section.explains.length > 0 && (
        <ButtonLink
          to="/app/exercise/$exerciseKey"
          params={{ exerciseKey }}
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

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-prose">
      <SpanishText text={text} />
    </p>
  ));
}

type PractiseVerbsProps = { tense: ConjugationKey; section: Section };

/** A link to the sentences of the verbs that a section is about, if there are any. */
function PractiseVerbs({ tense, section }: PractiseVerbsProps) {
  const { t } = useTranslation();
  const { data: exercises = [] } = useExercises(tense);
  const practised = new Set(exercises.map(({ item }) => item));
  const verbs = verbsOfSection(section, tense, [...practised]);
  if (verbs.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <p lang="es" className="max-w-prose text-ink-soft">
        {verbs.join(", ")}
      </p>
      <ButtonLink
        to="/app/exercise/$exerciseKey"
        params={{ exerciseKey: tense }}
        search={{ verbs: verbs.join(",") }}
        variant="secondary"
        size="small"
      >
        {t("theory.practise")}
      </ButtonLink>
    </div>
  );
}
