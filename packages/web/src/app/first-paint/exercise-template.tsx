import {
  asksWord,
  choicesIn,
  families,
  fillInFamilies,
  forEveryFamily,
  isConjugationFamily,
  isVerbGiven,
} from "@verbena/core/families";
import { UserRound } from "lucide-react";
import { Dock } from "#features/exercise/components/dock.tsx";
import { ExerciseFacts } from "#features/exercise/components/exercise-facts.tsx";
import { SentenceField } from "#features/exercise/components/sentence-field.tsx";
import {
  Position,
  SessionBunting,
  SessionHeading,
  SoundButton,
  Stage,
  StageTop,
} from "#features/exercise/components/stage.tsx";
import { StageMenu } from "#features/exercise/components/stage-menu.ts";
import { TranslationButton } from "#features/exercise/components/translation.tsx";
import { startSession } from "#features/exercise/practice-state.ts";
import type { RunningPractice } from "#features/exercise/use-practice.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ChosenFormExercise, ShownExercise, WordExercise } from "#progress/use-exercises.ts";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { bottomBarClass, sideNavigationClass, stageClass } from "#ui/frame-classes.ts";
import type { FamilyTexts } from "../../first-paint/exercise.ts";

/** The family with the most words to choose from. */
const [family] = fillInFamilies
  .filter(asksWord)
  .toSorted((a, b) => choicesIn(b).length - choicesIn(a).length);
if (family === undefined) throw new Error("No family asks for a word.");

const fillIn = {
  family,
  item: "",
  context: "",
  sentence: "x _____ x",
  answer: "",
  translations: { fr: "", nl: "", en: "" },
  complement: null,
  verbMarker: null,
  instruction: "x",
  explanationKey: null,
  explanation: null,
  note: null,
};

/** The word to choose, with every part that a sentence can have. */
const word: WordExercise = { ...fillIn, kind: "fill-in" };

/** The form to type, with every part that a sentence can have. */
const form: ChosenFormExercise = {
  ...fillIn,
  kind: "chosen-form",
  family: fillInFamilies.find(isVerbGiven) ?? family,
  verb: "x",
  tense: "presente-indicativo",
  person: "yo",
  timeMarker: null,
  subject: null,
};

/** A session at its first turn, which nobody runs. */
function practiceOf(exercise: ShownExercise): RunningPractice {
  const turn = { exercise, counted: true, repetition: exercise };
  const ignore = (): void => undefined;
  return {
    state: startSession({ turns: [turn], mode: "endless", roundLength: 1 }),
    turn,
    exercise,
    answer: "",
    problem: "blank",
    outcome: null,
    explain: () => null,
    field: { current: null },
    actions: {
      typeText: ignore,
      submit: ignore,
      submitByEnter: ignore,
      choose: ignore,
      giveUp: ignore,
      takeBack: ignore,
      acceptsAccents: () => true,
      ask: ignore,
      rehearse: ignore,
      startRound: undefined,
    },
  };
}

const exercises = { form, word };

/** The exercise screen with empty slots. src/first-paint/exercise.ts fills them. */
export function ExerciseTemplate({ kind }: { kind: keyof typeof exercises }) {
  const { t } = useTranslation();
  const exercise = exercises[kind];
  const practice = practiceOf(exercise);
  return (
    <>
      <div className="flex">
        <div
          data-for-learners
          className={classNames(sideNavigationClass, "top-0 h-dvh w-12 max-md:hidden")}
        />
        <main id="content" data-stage className={stageClass}>
          <StageMenu value={<IconButton icon={UserRound} label={t("navigation.account")} />}>
            <Stage
              top={
                <StageTop
                  heading={
                    <SessionHeading family={word.family} title="x" selectionName={undefined} />
                  }
                  tools={
                    <>
                      <p role="status" />
                      <Position index={1} total={1} />
                      <SoundButton isOn />
                      <SoundButton isOn={false} />
                    </>
                  }
                >
                  <SessionBunting answers={[]} flags={1} />
                </StageTop>
              }
              bottom={
                <div className="action-bar flex min-h-0 flex-col [@media(max-height:20rem)]:static [@media(max-height:20rem)]:shrink-0">
                  <Dock practice={practice} />
                </div>
              }
            >
              <div className="flex flex-col gap-3 short:gap-2 sm:gap-4">
                {kind === "form" && (
                  <ExerciseFacts exercise={exercise} isCounted isDictated={false} />
                )}
                <SentenceField practice={practice} />
                <div data-translation className="flex flex-col gap-2">
                  <TranslationButton isOpen={false} />
                </div>
              </div>
            </Stage>
          </StageMenu>
        </main>
      </div>
      <section
        data-for-learners
        data-stats-bar
        className={classNames(bottomBarClass, "left-0 md:left-12")}
      />
    </>
  );
}

/** What the first paint shows of each family. */
export const familyTexts = forEveryFamily((key): FamilyTexts => {
  const { name, shortName } = families[key];
  const isGiven = isVerbGiven(key);
  return {
    name,
    tense: (isGiven ? shortName : name).toLowerCase(),
    choices: isConjugationFamily(key) || isGiven ? [] : choicesIn(key),
    isVerbGiven: isGiven,
  };
});
