import { useNavigate } from "@tanstack/react-router";
import { type ConjugationFamily, families, isConjugationFamily } from "@verbena/core/families";
import { isRegular } from "@verbena/spanish";
import { type FoundVerb, type NoInfinitive, searchInfinitive } from "@verbena/spanish/verbs";
import { type FormEvent, useState } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { LearnerVerbTable } from "#learner-ui/learner-verb-table.tsx";
import { useExercises } from "#progress/use-exercises.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { PageHeading, useScrollToAnchor } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FormAnalyses, VerbLinks } from "./form-analyses.tsx";

/** Longer than any verb. */
const VERB_MAX_LENGTH = 60;

const examples = ["tener", "pensar", "dormir", "conocer", "leer", "levantarse"];

/** A search for a verb, its table, and links to practise it. */
export function VerbTablePage({ text }: { text: string }) {
  const { t } = useTranslation();
  const { families: chosen } = useUser();
  useScrollToAnchor();
  const result = searchInfinitive(text);
  const found = "problem" in result ? null : result;
  const verb = found?.verb;
  const title = verb?.infinitive ?? t("conjugation.title");
  return (
    <PageBody width="wide">
      <div className="flex max-w-prose flex-col gap-5">
        <PageHeading title={title}>
          {verb ? (
            <i lang="es" className="not-italic">
              {title}
            </i>
          ) : (
            title
          )}
        </PageHeading>
        {text === "" && <p className="text-ink-soft">{t("conjugation.intro")}</p>}
        <VerbForm key={text} text={text} />
      </div>
      {"problem" in result && result.problem !== "empty" && (
        <NotAnInfinitive text={text} result={result} />
      )}
      {found && verb && (
        <>
          <VerbNotes text={text} found={found} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <ButtonLink
              to="/app/drill"
              search={{ verbs: verb.infinitive }}
              variant="secondary"
              size="small"
            >
              {t("navigation.drill")}
            </ButtonLink>
            {chosen.filter(isConjugationFamily).map((key) => (
              <PractiseInTense key={key} tense={key} verb={verb.infinitive} />
            ))}
          </div>
          <LearnerVerbTable verb={verb} headingLevel={2} />
        </>
      )}
      <nav aria-label={t("conjugation.example")} className="flex flex-col gap-1">
        <h2 className="text-lg">{t("conjugation.example")}</h2>
        <VerbLinks verbs={examples} />
      </nav>
    </PageBody>
  );
}

type VerbNotesProps = { text: string; found: FoundVerb };

/** Notes on how a text was read, on an unknown verb, and on verbs that the person may have meant. */
function VerbNotes({ text, found: { verb, isKnown, suggestions } }: VerbNotesProps) {
  const { t } = useTranslation();
  const isSpeltDifferently = verb.infinitive !== text.trim().normalize("NFC").toLowerCase();
  const unknown = isRegular(verb) ? "unknown" : "unknownIrregular";
  return (
    <div role="status" className="flex max-w-prose flex-col gap-2 empty:hidden">
      {isSpeltDifferently && (
        <p>
          <SpanishText text={t("conjugation.restored", { verb: verb.infinitive })} />
        </p>
      )}
      {!isKnown && <p className="text-lg">{t(`conjugation.${unknown}`)}</p>}
      <Suggestions verbs={suggestions} />
    </div>
  );
}

function Suggestions({ verbs }: { verbs: readonly string[] }) {
  const { t } = useTranslation();
  if (verbs.length === 0) return null;
  return (
    <div>
      <p>{t("conjugation.did")}</p>
      <VerbLinks verbs={verbs} />
    </div>
  );
}

function VerbForm({ text }: { text: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [verb, setVerb] = useState(text);
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (verb.trim() === "") return;
    void navigate({ to: "/app/verbs", search: { verb: verb.trim() } });
  };
  return (
    <form onSubmit={show} className="flex flex-wrap items-end gap-3 print:hidden">
      <TextField
        className="min-w-0 flex-[1_1_8rem]"
        label={t("conjugation.field")}
        value={verb}
        onChange={(event) => setVerb(event.target.value)}
        maxLength={VERB_MAX_LENGTH}
        lang="es"
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit">{t("conjugation.show")}</Button>
    </form>
  );
}

/** Links to the sentences of a verb in a tense, if there are any. */
function PractiseInTense({ tense, verb }: { tense: ConjugationFamily; verb: string }) {
  const { t } = useTranslation();
  const { data: exercises = [] } = useExercises(tense);
  if (!exercises.some(({ item }) => item === verb)) return null;
  return (
    <ButtonLink
      to="/app/exercise/$family"
      params={{ family: tense }}
      search={{ verbs: verb }}
      variant="secondary"
      size="small"
    >
      {t("conjugation.practise", { family: families[tense].name })}
    </ButtonLink>
  );
}

const messages = {
  empty: "notInf",
  "not-an-infinitive": "notInf",
  "form-of-a-verb": "form",
} as const satisfies Record<NoInfinitive["problem"], string>;

type NotAnInfinitiveProps = { text: string; result: NoInfinitive };

/** Says why a text has no table. If it is a form, names the form. Suggests verbs that the person may have meant. */
function NotAnInfinitive({ text, result }: NotAnInfinitiveProps) {
  const { t } = useTranslation();
  const { problem, suggestions, analyses } = result;
  return (
    <div role="status" className="flex max-w-prose flex-col gap-2">
      <p className="text-lg">
        <SpanishText text={t(`conjugation.${messages[problem]}`, { text: text.trim() })} />
      </p>
      {analyses.length > 0 ? (
        <FormAnalyses analyses={analyses} />
      ) : (
        <Suggestions verbs={suggestions} />
      )}
    </div>
  );
}
