import { nextForm } from "@verbena/core/placement/next-form";
import { placementNumbers } from "@verbena/core/placement/placement-numbers";
import { useEffect, useState } from "react";
import { afterPaint } from "#lib/after-paint.ts";
import { useUser } from "#session/use-session.ts";
import { type GradedTestAnswer, gradeTestAnswer } from "./grade-test-answer.ts";
import { type KeptTest, keptTest } from "./kept-test.ts";
import type { TestForm, TestForms } from "./load-test.ts";

/** A sentence of the test, and the learner's answer to it. */
type TestStep = {
  form: TestForm;
  graded: (GradedTestAnswer & { given: string | null }) | null;
};

/** Runs a test: asks one form after another, and keeps the answers in this tab. */
export function usePlacementTest({ askable }: TestForms, begun: KeptTest) {
  const { id, region } = useUser();
  const [test, setTest] = useState(begun);
  const formAfter = (shown: KeptTest) => nextForm(askable, shown, shown.seed);
  const [step, setStep] = useState<TestStep | null>(() => newStep(formAfter(begun)));
  // The next form is computed while the learner reads what was right.
  const [next, setNext] = useState<{ after: KeptTest; form: TestForm | null } | null>(null);
  useEffect(() => {
    if (test.answers.length === begun.answers.length) return;
    afterPaint(() => setNext({ after: test, form: nextForm(askable, test, test.seed) }));
  }, [test, begun, askable]);

  function answer(given: string | null): void {
    if (step === null || step.graded !== null) return;
    const { exercise, family, item, context } = step.form;
    const graded = gradeTestAnswer(exercise, given, region);
    const { number: sentence = 1 } = exercise;
    const answered = { family, item, context, sentence, given, outcome: graded.outcome };
    const after = { ...test, answers: [...test.answers, answered] };
    keptTest.write(id, after);
    setTest(after);
    setStep({ ...step, graded: { ...graded, given } });
  }

  return {
    test,
    /** Null at the end of the test. */
    step,
    answer,
    goOn: () => setStep(newStep(next?.after === test ? next.form : formAfter(test))),
  };
}

const newStep = (form: TestForm | null): TestStep | null => form && { form, graded: null };

/** The place of the sentence that is shown, from 1, and how many there will be about. */
export function placeInTest({ answers }: KeptTest, isAnswered: boolean) {
  const { most, mostIfContradicted } = placementNumbers.answers;
  const index = answers.length + (isAnswered ? 0 : 1);
  return { index, total: index > most ? mostIfContradicted : most };
}
