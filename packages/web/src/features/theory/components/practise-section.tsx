import type { GuideSection } from "@verbena/content/theory/load-guide";
import type { ConjugationKey, FillInKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useExercises } from "#progress/use-exercises.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { verbsOfSection } from "../verbs-of-section.ts";

type PractiseVerbsProps = { tense: ConjugationKey; section: GuideSection };

/** Leads to the sentences of the verbs that a section is about, if the stock has any. */
export function PractiseVerbs({ tense, section }: PractiseVerbsProps) {
  const { t } = useTranslation();
  const { data: exercises = [] } = useExercises(tense);
  const stock = exercises.map(({ item }) => item);
  const verbs = verbsOfSection(section, tense, [...new Set(stock)]);
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

type PractiseSentencesProps = { exerciseKey: FillInKey; section: GuideSection };

/** Leads to the fill-in sentences that a section explains, if it explains any. */
export function PractiseSentences({ exerciseKey, section }: PractiseSentencesProps) {
  const { t } = useTranslation();
  if (section.explains.length === 0) return null;
  return (
    <ButtonLink
      to="/app/exercise/$exerciseKey"
      params={{ exerciseKey }}
      search={{ section: section.id }}
      variant="secondary"
      size="small"
      className="self-start print:hidden"
    >
      {t("theory.practiseSection")}
    </ButtonLink>
  );
}
