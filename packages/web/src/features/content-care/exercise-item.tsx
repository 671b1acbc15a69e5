import { withFrenchSpaces } from "@verbena/content/style/typography";
import { families } from "@verbena/core/families";
import { type Language, languages, translationLanguages } from "@verbena/core/languages";
import type { EditableExercise } from "@verbena/server/client";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Disclosure } from "#ui/disclosure.tsx";

type ExerciseItemProps = {
  /** Null if the exercise is no longer in a file. */
  exercise: EditableExercise | null;
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
    <li
      ref={ref}
      className="flex flex-col gap-4 border-t border-line py-6 [overflow-wrap:anywhere]"
    >
      <div className="flex flex-col gap-1.5">
        <ExerciseHeading exercise={exercise} id={id} />
        {exercise && <ExerciseTexts exercise={exercise} isExplanationOpen={isExplanationOpen} />}
      </div>
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

type ExerciseHeadingProps = { exercise: EditableExercise | null; id: string };

/** The family, with verb and person of a conjugation or the answer of a fill-in. It can take focus. */
export function ExerciseHeading({ exercise, id }: ExerciseHeadingProps) {
  const { t } = useTranslation();
  return (
    <h2 tabIndex={-1} className="font-sans text-[0.9375rem] font-semibold text-ink-soft">
      {exercise ? (
        <span lang="es">
          {exercise.verb ? `${exercise.verb} · ${exercise.person}` : exercise.texts.answer} ·{" "}
          {families[exercise.family].name}
        </span>
      ) : (
        `${t("contentCare.missing")} (${id})`
      )}
    </h2>
  );
}

type ExerciseTextsProps = { exercise: EditableExercise; isExplanationOpen: boolean };

function ExerciseTexts({ exercise, isExplanationOpen }: ExerciseTextsProps) {
  const { t } = useTranslation();
  const { texts, explanation, isHidden, correctionState } = exercise;
  const { noteFr: fr, noteNl: nl, noteEs: es, noteEn: en } = texts;
  const hasNote = es !== "";
  return (
    <>
      <p lang="es" className="text-lg font-semibold">
        {texts.sentence}
        {texts.instruction && <span className="font-normal"> ({texts.instruction})</span>}
      </p>
      <p lang="es">→ {texts.answer}</p>
      <ul className="text-[0.9375rem] text-ink-soft">
        {translationLanguages.map((language) => (
          <li key={language} lang={language}>
            {language === "fr" ? withFrenchSpaces(texts.fr) : texts[language]}
          </li>
        ))}
      </ul>
      {explanation && (
        <Disclosure
          label={t(`contentCare.explanation.${hasNote ? "withNote" : "title"}`)}
          open={isExplanationOpen}
        >
          <TextInEveryLanguage text={explanation} />
          {hasNote && (
            <>
              <p className="mt-2 text-[0.9375rem] font-semibold">
                {t("contentCare.explanation.note")}
              </p>
              <TextInEveryLanguage text={{ fr, nl, es, en }} />
            </>
          )}
        </Disclosure>
      )}
      {(isHidden || correctionState) && (
        <ul className="flex flex-wrap gap-2">
          {isHidden && <Badge>{t("contentCare.states.hidden")}</Badge>}
          {correctionState && <Badge>{t(`contentCare.states.${correctionState}`)}</Badge>}
        </ul>
      )}
    </>
  );
}

function TextInEveryLanguage({ text }: { text: Record<Language, string> }) {
  return (
    <ul className="flex flex-col gap-1 text-[0.9375rem] text-ink-soft">
      {languages.map((language) => (
        <li key={language} lang={language}>
          {language === "fr" ? withFrenchSpaces(text.fr) : text[language]}
        </li>
      ))}
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
