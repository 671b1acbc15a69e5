import { families } from "@verbena/core/families";
import { type Language, languages, translationLanguages } from "@verbena/core/languages";
import type { CorrectionForReview, ExerciseForReview } from "@verbena/server/client";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Disclosure } from "#ui/disclosure.tsx";

type ExerciseItemProps = {
  /** Null if no file has the exercise any more. */
  exercise: ExerciseForReview | null;
  id: string;
  ref?: Ref<HTMLLIElement>;
  /** Whether the explanation is open at first. */
  isExplanationOpen?: boolean;
  children: ReactNode;
};

/** An exercise in a list, with its answer, translations and explanation. */
export function ExerciseItem(props: ExerciseItemProps) {
  const { exercise, id, ref, isExplanationOpen = false, children } = props;
  return (
    <ReviewItem
      ref={ref}
      head={
        <>
          <ExerciseHeading exercise={exercise} id={id} />
          {exercise && <ExerciseTexts exercise={exercise} isExplanationOpen={isExplanationOpen} />}
        </>
      }
    >
      {children}
    </ReviewItem>
  );
}

type ReviewItemProps = {
  ref?: Ref<HTMLLIElement> | undefined;
  head: ReactNode;
  children: ReactNode;
};

export function ReviewItem({ ref, head, children }: ReviewItemProps) {
  return (
    <li
      ref={ref}
      className="flex flex-col gap-4 border-t border-line py-6 [overflow-wrap:anywhere]"
    >
      <div className="flex flex-col gap-1.5">{head}</div>
      {children}
    </li>
  );
}

/** Moves focus from an item that will be removed to the heading of a neighbour, or else to the tab panel. */
export function focusNeighbour(item: HTMLElement | null): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = neighbour?.querySelector("h2") ?? item?.closest("[role=tabpanel]");
  if (target instanceof HTMLElement) target.focus();
}

/** The heading of an item. It can take focus. */
export function ItemHeading({ children }: { children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className="font-sans text-[0.9375rem] font-semibold text-ink-soft">
      {children}
    </h2>
  );
}

type ExerciseHeadingProps = { exercise: ExerciseForReview | null; id: string };

/** The family, with verb and person of a conjugation or the answer of a fill-in. */
export function ExerciseHeading({ exercise, id }: ExerciseHeadingProps) {
  const { t } = useTranslation();
  if (!exercise) return <ItemHeading>{`${t("review.missing")} (${id})`}</ItemHeading>;
  const { verb, person, text, family } = exercise;
  const name = verb === null || person === null ? text.correctAnswer : `${verb} · ${person}`;
  return (
    <ItemHeading>
      <span lang="es">
        {name} · {families[family].name}
      </span>
    </ItemHeading>
  );
}

type ExerciseTextsProps = { exercise: ExerciseForReview; isExplanationOpen: boolean };

function ExerciseTexts({ exercise, isExplanationOpen }: ExerciseTextsProps) {
  const { t } = useTranslation();
  const { text, explanation, isHidden, correction } = exercise;
  const { noteFr: fr, noteNl: nl, noteEs: es, noteEn: en } = text;
  const hasNote = es !== null;
  return (
    <>
      <p lang="es" className="text-lg font-semibold">
        {text.sentence}
        {text.instruction !== null && <span className="font-normal"> ({text.instruction})</span>}
      </p>
      <p lang="es">→ {text.correctAnswer}</p>
      <ul className="text-[0.9375rem] text-ink-soft">
        {translationLanguages.map((language) => (
          <li key={language} lang={language}>
            {text[language]}
          </li>
        ))}
      </ul>
      {explanation && (
        <Disclosure
          label={t(`review.explanation.${hasNote ? "withNote" : "title"}`)}
          open={isExplanationOpen}
        >
          <TextInEveryLanguage text={explanation.text} />
          {hasNote && (
            <>
              <p className="mt-2 text-[0.9375rem] font-semibold">{t("review.explanation.note")}</p>
              <TextInEveryLanguage text={{ fr, nl, es, en }} />
            </>
          )}
        </Disclosure>
      )}
      <StateBadges isHidden={isHidden} correction={correction} />
    </>
  );
}

export function TextInEveryLanguage({ text }: { text: Record<Language, string | null> }) {
  return (
    <ul className="flex flex-col gap-1 text-[0.9375rem] text-ink-soft">
      {languages.map((language) => (
        <li key={language} lang={language}>
          {text[language]}
        </li>
      ))}
    </ul>
  );
}

type StateBadgesProps = {
  isHidden?: boolean;
  correction: Pick<CorrectionForReview<string>, "state" | "changes"> | null;
};

/** Badges for a hidden exercise and for the state of a correction. */
export function StateBadges({ isHidden = false, correction }: StateBadgesProps) {
  const { t } = useTranslation();
  const hasState =
    correction !== null && (correction.changes.length > 0 || correction.state === "file-changed");
  if (!isHidden && !hasState) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {isHidden && <Badge>{t("review.states.hidden")}</Badge>}
      {hasState && <Badge>{t(`review.states.${correction.state}`)}</Badge>}
    </ul>
  );
}

function Badge({ children }: { children: string }) {
  return (
    <li className="rounded-full bg-marigold-wash px-2.5 py-0.5 text-sm font-medium text-marigold-ink">
      {children}
    </li>
  );
}
