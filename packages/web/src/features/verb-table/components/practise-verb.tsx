import { type ConjugationKey, conjugationKeys } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useExercises } from "#progress/use-exercises.ts";
import { ButtonLink } from "#ui/button-link.tsx";

/** Ways to practise a verb, in each tense whose stock has it. */
export function PractiseVerb({ verb }: { verb: string }) {
  return (
    <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
      {conjugationKeys.map((key) => (
        <PractiseInTense key={key} tense={key} verb={verb} />
      ))}
    </div>
  );
}

function PractiseInTense({ tense, verb }: { tense: ConjugationKey; verb: string }) {
  const { t } = useTranslation();
  const { data: exercises = [] } = useExercises(tense);
  if (!exercises.some(({ item }) => item === verb)) return null;
  return (
    <ButtonLink
      to="/app/exercise/$exerciseKey"
      params={{ exerciseKey: tense }}
      search={{ verbs: verb }}
      variant="secondary"
      size="small"
    >
      {t("conjugation.practise", { family: t(`vocabulary.exercises.${tense}`) })}
    </ButtonLink>
  );
}
