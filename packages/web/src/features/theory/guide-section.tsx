import { commonAnchors } from "@verbena/content/theory/guide";
import type {
  GuideSection as Section,
  SectionIllustrations,
} from "@verbena/content/theory/load-guide";
import { type Family, isConjugationFamily } from "@verbena/core/families";
import { Check, X } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import { classNames } from "#ui/class-names.ts";
import { ButtonLink } from "#ui/link.tsx";
import { Placeholder } from "#ui/loading.tsx";
import {
  GuideExamples,
  GuideOverview,
  GuideTraps,
  LevelMark,
  RelatedGuides,
} from "./section-parts.tsx";
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
      {examples.length > 0 && <GuideExamples examples={examples} />}
      {remarks && <Paragraphs texts={remarks} />}
      {related && <RelatedGuides related={related} />}
      {traps && <GuideTraps traps={traps} />}
      {id === commonAnchors.reflexive && conjugated && <conjugated.ReflexiveVerbs />}
      {question && <SectionQuestion question={question} />}
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

/** Placeholders about as high as the tables: the text below hardly moves when these are loaded. */
function TablePlaceholders({ count }: { count: number }) {
  return count === 0 ? null : <Placeholder className="h-80" />;
}

type SectionQuestionProps = { question: NonNullable<SectionIllustrations["question"]> };

/** A short question about a section. Explains the answer at once and does not record it. */
function SectionQuestion({ question }: SectionQuestionProps) {
  const { t } = useTranslation();
  const sentenceId = useId();
  const [chosen, setChosen] = useState<string>();
  const { es, options, answer, why } = question;
  const [before, after] = es.split("_____");
  const isAnswered = chosen !== undefined;
  return (
    <div className="flex max-w-prose flex-col gap-3 rounded-2xl bg-azulejo-wash p-4 sm:p-5 print:hidden">
      <p className="font-semibold text-azulejo">{t("theory.question")}</p>
      <p id={sentenceId} lang="es" className="text-lg font-semibold">
        {before}
        {isAnswered ? <span className="text-leaf">{answer}</span> : <span aria-hidden>_____</span>}
        {!isAnswered && <span className="sr-only">…</span>}
        {after}
      </p>
      <fieldset aria-labelledby={sentenceId} className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isRight = isAnswered && option === answer;
          const isMistake = option === chosen && !isRight;
          return (
            <button
              key={option}
              type="button"
              lang="es"
              aria-disabled={isAnswered || undefined}
              className={classNames(
                "inline-flex min-h-11 items-center gap-1.5 rounded-xl border-2 px-4 font-semibold",
                !isAnswered && "border-edge bg-card hover:border-ink active:bg-marigold-wash",
                isRight && "border-leaf bg-card text-leaf",
                isMistake && "border-geranium bg-card text-geranium line-through",
                isAnswered && !isRight && !isMistake && "border-transparent text-ink-soft",
              )}
              onClick={() => setChosen(chosen ?? option)}
            >
              {isRight && <Check aria-hidden className="size-4 shrink-0" />}
              {isMistake && <X aria-hidden className="size-4 shrink-0" />}
              {option}
            </button>
          );
        })}
      </fieldset>
      <div role="status">
        {isAnswered && (
          <p>
            <SpanishText
              text={t(chosen === answer ? "theory.isRight" : "theory.isWrong", { answer })}
            />{" "}
            <SpanishText text={why} />
          </p>
        )}
      </div>
    </div>
  );
}
