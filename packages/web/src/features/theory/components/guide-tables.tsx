import type { GuideSection } from "@verbena/content/theory/load-guide";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import type { ConjugationKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { ParadigmTable } from "#conjugation/paradigm-table.tsx";
import { tenseNames } from "#conjugation/tense-names.ts";

type GuideTablesProps = { tense: ConjugationKey; section: GuideSection };

/** Side by side there is room for three verbs on a phone. */
const SIDE_BY_SIDE = 3;

/** The forms of a section's verbs, as the engine conjugates them. */
export function GuideTables({ tense, section }: GuideTablesProps) {
  const { t } = useTranslation();
  const verbs = section.tables.map((verb) => readInfinitive(verb)).filter((verb) => "base" in verb);
  const groups = Array.from({ length: Math.ceil(verbs.length / SIDE_BY_SIDE) }, (_, index) =>
    verbs.slice(index * SIDE_BY_SIDE, (index + 1) * SIDE_BY_SIDE),
  );
  return groups.map((group) => {
    const names = group.map(({ infinitive }) => infinitive).join(", ");
    return (
      <ParadigmTable
        key={names}
        verbs={group}
        tense={tense}
        caption={t("conjugation.table", { verbs: names, tense: tenseNames[tense] })}
      />
    );
  });
}
