import type { GuideSection } from "@verbena/content/theory/load-guide";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { tenseNames } from "@verbena/core/conjugation/tense-names";
import { type ConjugationFamily, families } from "@verbena/core/families";
import { useDeferredValue } from "react";
import { ParadigmTable } from "#conjugation/paradigm-table.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useExercises } from "#progress/use-exercises.ts";
import { ButtonLink } from "#ui/link.tsx";
import { infinitivesOf, verbsOfSection } from "./verbs-of-section.ts";

/* The parts of a section that need the engine, which loads after the text is shown. */

type PartProps = { family: ConjugationFamily; section: GuideSection };

/** Verbs that fit side by side on a phone. */
const VERBS_PER_TABLE = 3;

/** The tables of a section, in the tenses of the family. */
export function GuideTables({ family, section }: PartProps) {
  const { t } = useTranslation();
  const verbs = section.tables.flatMap((infinitive) => {
    const verb = readInfinitive(infinitive);
    return "problem" in verb ? [] : [verb];
  });
  const groups = Array.from({ length: Math.ceil(verbs.length / VERBS_PER_TABLE) }, (_, index) =>
    verbs.slice(index * VERBS_PER_TABLE, (index + 1) * VERBS_PER_TABLE),
  );
  const { tenses } = families[family];
  return groups.map((group) => {
    const names = group.map(({ infinitive }) => infinitive).join(", ");
    return (
      <ParadigmTable
        key={names}
        verbs={group}
        tenses={tenses}
        caption={t("conjugation.table", {
          verbs: names,
          tense: tenses.map((tense) => tenseNames[tense]).join(", "),
        })}
      />
    );
  });
}

/** Links to the sentences of the verbs that a section is about, if there are any, and to free practice. */
export function PractiseVerbs({ family, section }: PartProps) {
  const { t } = useTranslation();
  const { explains } = section;
  const exercises = useDeferredValue(useExercises(family).data);
  const practised = new Set(exercises?.map(({ item }) => item));
  const verbs = verbsOfSection(section, family, [...practised]);
  if (verbs.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <p lang="es" className="max-w-prose text-ink-soft">
        {verbs.join(", ")}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to="/app/exercise/$family"
          params={{ family }}
          search={{ verbs: verbs.join(",") }}
          variant="secondary"
          size="small"
        >
          {t("theory.practise")}
        </ButtonLink>
        <ButtonLink
          to="/app/drill"
          search={{
            tenses: families[family].tenses.join(","),
            ...(explains.length > 0
              ? { kinds: explains.join(",") }
              : { verbs: infinitivesOf(family, verbs).join(",") }),
          }}
          variant="secondary"
          size="small"
        >
          {t("navigation.drill")}
        </ButtonLink>
      </div>
    </div>
  );
}
