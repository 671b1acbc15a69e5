import { VERBS_MAX } from "@verbena/core/drill/drill-questions";
import { type FormEvent, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextField } from "#ui/text-field.tsx";
import { KindChoice, PersonChoice, TenseChoice } from "./choices.tsx";
import { type DrillPlan, listedWords, replaceWord, verbSources } from "./drill-plan.ts";
import { type DoubtfulWord, questionsOf, readPlan, whyNoForms } from "./drill-questions.ts";
import { VerbList, WordNotes } from "./verb-list.tsx";

type DrillPageProps = {
  initialPlan: DrillPlan;
  /** Called after each choice, to store the plan in the address. */
  onPlan: (plan: DrillPlan) => void;
  onStart: (plan: DrillPlan) => void;
};

/** Any number. The page only counts questions, and their order does not matter. */
const SEED = 1;

/** Free practice: the choice of verbs, tenses and persons. */
export function DrillPage({ initialPlan, onPlan, onStart }: DrillPageProps) {
  const { t } = useTranslation();
  const [plan, setPlan] = useState(initialPlan);
  // Deferred: typing stays fast while the engine looks for verbs like a model.
  const shown = useDeferredValue(plan);
  const found = useMemo(() => readPlan(shown), [shown]);
  const count = useMemo(() => questionsOf(shown, SEED, found).length, [shown, found]);
  const [hasTried, setTried] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const wordInProgress = isTyping ? listedWords(plan[textOf(plan)]).at(-1) : undefined;

  const result = count === 0 ? t(`drill.${whyNoForms(plan, found)}`) : t("drill.forms", { count });
  const mustChooseVerb = found.unread.some(isMisspelt);
  const isReady = count > 0 && !mustChooseVerb;
  const hasProblem = hasTried && !isReady;

  function choose(change: Partial<DrillPlan>): void {
    const next = { ...plan, ...change };
    setPlan(next);
    setTyping(false);
    onPlan(next);
  }

  function type(change: Partial<DrillPlan>): void {
    setPlan({ ...plan, ...change });
    setTyping(true);
  }

  function start(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    setTyping(false);
    const list = readPlan(plan);
    if (list.unread.some(isMisspelt)) return;
    if (questionsOf(plan, SEED, list).length > 0) onStart(plan);
  }

  return (
    <PageBody width="wide">
      <header className="flex max-w-prose flex-col gap-3">
        <PageHeading title={t("drill.title")}>{t("drill.title")}</PageHeading>
        <p className="text-lg">{t("drill.intro")}</p>
        <p className="text-ink-soft">{t("drill.notCounted")}</p>
      </header>
      <form onSubmit={start} className="flex flex-col gap-9 [&_input]:scroll-mb-36">
        <div className="flex flex-col gap-5">
          <RadioGroup
            label={t("drill.which")}
            value={plan.source}
            onChange={(source) => choose({ source })}
            options={verbSources.map((source) => ({
              value: source,
              label: t(`drill.sources.${source}`),
            }))}
          />
          {plan.source === "verbs" && (
            <VerbList
              text={plan.verbs}
              onType={(verbs) => type({ verbs })}
              onLeave={() => choose({})}
              onChoose={(verbs) => choose({ verbs })}
            />
          )}
          {plan.source === "like" && (
            <TextField
              className="max-w-md"
              label={t("drill.model")}
              hint={t("drill.modelHint")}
              value={plan.like}
              onChange={({ target }) => type({ like: target.value })}
              onBlur={() => choose({})}
              lang="es"
              autoCapitalize="off"
              autoCorrect="off"
              autoComplete="off"
              spellCheck={false}
            />
          )}
          {plan.source === "kinds" && (
            <KindChoice kinds={plan.kinds} onChange={(kinds) => choose({ kinds })} />
          )}
          <WordNotes
            list={found}
            wordInProgress={wordInProgress}
            onReplace={(word, verb) => {
              const text = textOf(plan);
              choose({ [text]: replaceWord(plan[text], word, verb) });
            }}
          />
          {(plan.source !== "verbs" || found.verbs.length > VERBS_MAX) && (
            <FoundVerbs verbs={found.verbs} />
          )}
        </div>
        <TenseChoice tenses={plan.tenses} onChange={(tenses) => choose({ tenses })} />
        <PersonChoice persons={plan.persons} onChange={(persons) => choose({ persons })} />
        <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0 short:static">
          <Button
            type="submit"
            aria-disabled={!isReady}
            className="aria-disabled:opacity-55 max-sm:w-full"
          >
            {t("drill.start")}
          </Button>
          <p role="status" className={hasProblem ? "font-semibold text-geranium" : ""}>
            {hasProblem && mustChooseVerb ? t("drill.chooseIntended") : result}
          </p>
        </div>
      </form>
    </PageBody>
  );
}

/** The text in which the verbs of a plan are typed. */
const textOf = ({ source }: DrillPlan) => (source === "like" ? "like" : "verbs");

const isMisspelt = ({ suggestions }: DoubtfulWord) => suggestions.length > 0;

type FoundVerbsProps = { verbs: readonly { infinitive: string }[] };

/** Verbs that fit on two or three lines. */
const SHOWN_MAX = 24;

/** The verbs of a model or an irregularity. */
function FoundVerbs({ verbs }: FoundVerbsProps) {
  const { t } = useTranslation();
  if (verbs.length === 0) return null;
  const names = verbs.slice(0, SHOWN_MAX).map(({ infinitive }) => infinitive);
  return (
    <p className="max-w-prose">
      {t("drill.found", { count: verbs.length })}{" "}
      <span lang="es" className="text-ink-soft">
        {names.join(", ")}
        {verbs.length > SHOWN_MAX && "…"}
      </span>{" "}
      {verbs.length > VERBS_MAX && t("drill.sampled", { count: VERBS_MAX })}
    </p>
  );
}
