import { useNavigate, useRouter } from "@tanstack/react-router";
import { highestLevel } from "@verbena/core/session/practice-choice";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { currentTest, hasResult, type KeptTest, keptTest } from "./kept-test.ts";
import type { TestForms } from "./load-test.ts";
import { placeInTest, usePlacementTest } from "./use-placement-test.ts";
import { useRecordPlacement } from "./use-record-placement.ts";
import { useTestForms } from "./use-test-forms.ts";

/** What the exercise screen needs to ask a sentence of the test. */
type AskedSentence = {
  heading: ReactNode;
  leave: ReactNode;
  place: { shown: string; spoken: string };
  asked: number;
  exercise: PracticeExercise;
  hint: string | undefined;
  verdict: { isRight: boolean; text: string } | null;
  onAnswer: (given: string | null) => void;
  onContinue: () => void;
};

type PlacementTestPageProps = {
  /** Puts content other than a sentence into the frame of the exercise screen. */
  frame: (content: ReactNode) => ReactNode;
  children: (sentence: AskedSentence) => ReactNode;
};

/** Loads the test, or goes on with the one that the learner has begun in this tab. */
export function PlacementTestPage({ frame, children }: PlacementTestPageProps) {
  const { t } = useTranslation();
  const { id, families } = useUser();
  const [begun] = useState(() => currentTest(id, highestLevel(families)));
  const { data: forms, isError, refetch } = useTestForms(begun.level);
  const router = useRouter();
  useEffect(() => {
    // The network may be gone at the end of the test.
    router.preloadRoute({ to: "/app/placement" }).catch(() => undefined);
  }, [router]);
  if (forms === undefined && !isError) return frame(<Preparing />);
  if (forms === undefined || forms.askable.forms.length === 0) {
    return frame(
      <>
        <PageHeading title={t("placement.title")}>{t("placement.title")}</PageHeading>
        <LoadFailure text={t("placement.loadFailed")} onRetry={() => void refetch()} />
        <p className="text-ink-soft">
          {t("placement.notNeeded")} <TextLink to="/app">{t("placement.later")}</TextLink>
        </p>
      </>,
    );
  }
  return (
    <RunningTest forms={forms} begun={begun} frame={frame}>
      {children}
    </RunningTest>
  );
}

function Preparing() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t("placement.title")}>{t("placement.title")}</PageHeading>
      <p className="text-lg text-ink-soft">{t("placement.preparing")}</p>
      <Loading />
    </>
  );
}

type RunningTestProps = PlacementTestPageProps & { forms: TestForms; begun: KeptTest };

function RunningTest({ forms, begun, frame, children }: RunningTestProps) {
  const { t } = useTranslation();
  const { test, step, answer, goOn } = usePlacementTest(forms, begun);
  const leave = useLeave(forms);
  if (step === null) return <AtEnd onEnd={() => leave(test)}>{frame(<Preparing />)}</AtEnd>;
  const { form, graded } = step;
  const { exercise } = form;
  const place = placeInTest(test, graded !== null);
  return children({
    heading: (
      <PageHeading title={t("placement.title")} className="sr-only">
        {t("placement.title")}
      </PageHeading>
    ),
    leave: (
      <Button
        variant="quiet"
        size="small"
        className="gap-1.5"
        aria-label={t("placement.leaveTest")}
        onClick={() => leave(test)}
      >
        <X aria-hidden className="size-5" />
        {t("placement.leave")}
      </Button>
    ),
    place: { shown: t("placement.place", place), spoken: t("placement.position", place) },
    asked: place.index,
    exercise: graded ? { ...exercise, answer: graded.expected } : exercise,
    hint: place.index === 1 ? t("placement.hint") : undefined,
    verdict: graded && {
      isRight: graded.outcome === "right",
      text: verdictTexts[graded.outcome](t, { form: graded.expected, given: graded.given ?? "" }),
    },
    onAnswer: answer,
    onContinue: goOn,
  });
}

type Outcome = KeptTest["answers"][number]["outcome"];

const verdictTexts: Record<
  Outcome,
  (t: Translate, words: { form: string; given: string }) => string
> = {
  right: (t) => t("placement.verdicts.right"),
  wrong: (t, words) => t("placement.verdicts.wrong", words),
  unknown: (t, words) => t("placement.verdicts.unknown", words),
  typo: (t, words) => t("placement.verdicts.typo", words),
};

/**
 * Returns a function that ends a test: it records what the answers show, and opens the result. After too few answers, it
 * records nothing, and opens the dashboard.
 */
function useLeave(forms: TestForms): (test: KeptTest) => void {
  const { id } = useUser();
  const navigate = useNavigate();
  const record = useRecordPlacement();
  return (test) => {
    if (hasResult(test)) {
      record(forms, test);
      void navigate({ to: "/app/placement", replace: true });
    } else {
      keptTest.write(id, null);
      void navigate({ to: "/app" });
    }
  };
}

type AtEndProps = { onEnd: () => void; children: ReactNode };

/** Ends the test once. */
function AtEnd({ onEnd, children }: AtEndProps) {
  const hasEnded = useRef(false);
  useEffect(() => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd();
  });
  return children;
}
